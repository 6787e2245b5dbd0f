import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import { vi } from 'vitest'
import { categoryHref, feedHref, newsHref, SITE_MAP_HREF, tagHref } from '#addresses/documents.ts'
import { UPLOADS_PATH } from '#addresses/files.ts'
import { SITEMAP_HREF } from '#addresses/machines.ts'
import { searchHref } from '#addresses/search.ts'
import { askProgram } from '#export/ask-program.ts'
import type { AskSite } from '#export/ask-site.ts'
import { staticSite } from '#export/static-site.ts'
import type { Content } from '../cms/open-content.ts'
import { openSiteOver } from '../rest/open-rest-site.ts'
import { isWhole } from '../whole.ts'

// Pages say how long it is until something begins, and sign when they were made.
const MOMENT = new Date()

/**
 * What the site says to visitors at one moment, by its address: of each kind one in `npm test`, all that an export finds in
 * `npm run test:whole`.
 */
export async function siteAsRead(content: Content): Promise<Map<string, string>> {
  vi.useFakeTimers({ toFake: ['Date'], now: MOMENT })
  const { app, origin, stop } = await openSiteOver(content)
  try {
    const ask = askProgram(app)
    const read = new Map<string, string>()
    for (const [kind, href] of await sampleOf(ask)) read.set(`${kind} ${href}`, asText(await askFor(ask, href)))
    if (isWhole) for await (const { name, body } of staticSite({ ask, origin, assets: [] })) read.set(name, asText(body))
    return read
  } finally {
    await stop()
    vi.useRealTimers()
  }
}

async function sampleOf(ask: AskSite): Promise<[kind: string, href: string][]> {
  const map = String(await askFor(ask, SITEMAP_HREF))
  const hrefs = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  const among = (start: string) => hrefs.find((href) => href.startsWith(start) && href !== start) ?? `none below ${start}`
  const post = among(newsHref())
  const files = String(await askFor(ask, post)).match(new RegExp(`${UPLOADS_PATH}/[^"\\s,?]+`)) ?? ['no file']
  const deepest = hrefs.filter((href) => !href.startsWith(newsHref())).sort((a, b) => b.split('/').length - a.split('/').length)
  return [
    ['home', '/'],
    ['page', deepest[0] ?? 'no page'],
    ['post', post],
    ['list', newsHref()],
    ['list', among(categoryHref('').slice(0, -1))],
    ['list', among(tagHref('').slice(0, -1))],
    ['menu', SITE_MAP_HREF],
    ['search', searchHref('演講')],
    ['file', files[0]],
    ['feed', feedHref()],
    ['addresses', SITEMAP_HREF],
    ['calls', '/wp-json/wp/v2/posts?per_page=20'],
  ]
}

async function askFor(ask: AskSite, href: string): Promise<Buffer> {
  const { status, body } = await ask(href)
  if (status !== 200) throw new Error(`${href} is answered with ${status}`)
  return body
}

/** What differs is told in a few lines: of markup the elements, of other files that they do. */
function asText(body: Buffer): string {
  return isUtf8(body) ? body.toString().replaceAll('<', '\n<') : createHash('sha256').update(body).digest('hex')
}
