import { setTimeout as sleep } from 'node:timers/promises'
import { FONTS_HREF } from '#addresses/files.ts'
import type { DocumentKind } from '#published/links.ts'

interface FirstVisitsOptions {
  /** Addresses of published documents. */
  findHrefs(kind: DocumentKind, ids: number[]): Promise<Map<number, string>>
  /** What the site answers to somebody who is not signed in. Rejects where it is too busy to answer. */
  visit(href: string): Promise<string>
  log: { warn(detail: object, message: string): void }
  pauseMs?: number
}

export interface FirstVisits {
  /** What was changed, by its tags. */
  plan(tags: readonly string[]): void
  /** Until all that was planned is done. */
  settle(): Promise<void>
  /** Plans nothing more, and waits for the visit under way. */
  stop(): Promise<void>
}

const TAG = /^(post|page):(\d+)$/
const FONT = new RegExp(`<link rel="preload" as="font"[^>]* href="(${FONTS_HREF}[\\w-]+\\.woff2)"`)
// After an import of a whole site, pages are made when they are asked for.
const MOST_AT_ONCE = 20
const MOST_TRIES = 5
const PAUSE_MS = 5000

/**
 * Whatever is published is visited at once, by ourselves: the first reader finds the page rendered and the font of its headings
 * made. One after the other, since readers go first.
 */
export function createFirstVisits({ findHrefs, visit, log, pauseMs = PAUSE_MS }: FirstVisitsOptions): FirstVisits {
  const planned = new Set<string>()
  const stopping = new AbortController()
  let underWay: Promise<void> = Promise.resolve()

  async function visitTag(tag: string): Promise<void> {
    const [, kind, id] = TAG.exec(tag) ?? []
    const hrefs = await findHrefs(kind as DocumentKind, [Number(id)])
    for (const href of hrefs.values()) {
      const [, font] = FONT.exec(await visit(href)) ?? []
      if (font !== undefined) await visit(font)
    }
  }

  async function insist(tag: string): Promise<void> {
    for (let tries = 1; !stopping.signal.aborted; tries++) {
      try {
        return await visitTag(tag)
      } catch (error) {
        if (tries === MOST_TRIES) return log.warn({ err: error, tag }, 'what was published could not be visited')
      }
      await sleep(pauseMs, null, { signal: stopping.signal }).catch(endsWaiting)
    }
  }

  async function visitPlanned(): Promise<void> {
    for (const tag of planned) {
      planned.delete(tag)
      await insist(tag)
    }
  }

  return {
    plan(tags) {
      const own = tags.filter((tag) => TAG.test(tag))
      if (own.length === 0 || planned.size + own.length > MOST_AT_ONCE) return
      for (const tag of own) planned.add(tag)
      underWay = underWay.then(visitPlanned)
    },
    settle: () => underWay,
    stop() {
      planned.clear()
      stopping.abort()
      return underWay
    },
  }
}

function endsWaiting(error: Error): void {
  if (error.name !== 'AbortError') throw error
}
