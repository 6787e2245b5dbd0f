import { setTimeout as sleep } from 'node:timers/promises'
import type { CrawlResponse } from './find-dead-links.ts'

const PATIENCE_MS = 30_000
const MOST_TRIES = 3
const LONGEST_PAUSE_S = 60
const BUSY = new Set([429, 502, 503, 504])
/** Whoever can't answer so often in a row is away. */
const MOST_IN_VAIN = 5

/** Asks the site as visitors do, one thing after the other, and waits where it says that it is busy. Rejects where it is away altogether. */
export function siteAt(origin: string): (href: string) => Promise<CrawlResponse | null> {
  let inVain = 0
  return async function ask(href) {
    const response = await askPatiently(origin + href)
    inVain = response === null ? inVain + 1 : 0
    if (inVain === MOST_IN_VAIN) throw new Error('The site does not answer')
    return response
  }
}

async function askPatiently(address: string): Promise<CrawlResponse | null> {
  for (let tries = 1; tries <= MOST_TRIES; tries++) {
    const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => null)
    if (response !== null && !BUSY.has(response.status)) return readResponse(response)
    await response?.body?.cancel()
    const seconds = Math.min(Number(response?.headers.get('retry-after') ?? 1) || 1, LONGEST_PAUSE_S)
    if (tries < MOST_TRIES) await sleep(seconds * 1000)
  }
  return null
}

async function readResponse(response: Response): Promise<CrawlResponse> {
  const { status, headers } = response
  const isText = /^(?:text\/html|application\/xml|text\/xml)/.test(headers.get('content-type') ?? '')
  const body = isText ? await response.text() : null
  if (!isText) await response.body?.cancel()
  return { status, location: status >= 300 && status < 400 ? headers.get('location') : null, body }
}
