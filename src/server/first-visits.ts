import { setTimeout as sleep } from 'node:timers/promises'
import { FONTS_HREF } from '#addresses/files.ts'
import { SHARE_IMAGES_HREF } from '#addresses/share-images.ts'
import type { DocumentKind } from '#published/links.ts'

interface FirstVisitsOptions {
  /** Addresses of published documents. */
  findHrefs(kind: DocumentKind, ids: number[]): Promise<Map<number, string>>
  /** Of what else shows a category, or the site's settings. */
  newestHrefs(of: { category: number } | 'site', limit: number): Promise<string[]>
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

const DOCUMENT = /^(post|page):(\d+)$/
const CATEGORY = /^category:(\d+)$/
/** Beside the tag of a category: the category itself was changed, and not a post of it alone. */
const CATEGORIES_CHANGED = 'terms'
const SETTINGS = 'settings'
/** What a page links to that is made for it alone: the font of its headings, and the picture that networks show of it. */
const MADE_FOR_IT = [
  new RegExp(`<link rel="preload" as="font"[^>]* href="(${FONTS_HREF}[\\w-]+\\.woff2)"`),
  new RegExp(`<meta property="og:image" content="[^"]*(${SHARE_IMAGES_HREF}[\\w-]+\\.png)"`),
]
// After an import of a whole site, pages are made when they are asked for.
const MOST_AT_ONCE = 20
const MOST_TRIES = 5
const PAUSE_MS = 5000

/**
 * Whatever is published is visited at once, by ourselves: the first reader finds the page rendered and the font of its headings
 * made, and the first network the picture of it. One after the other, since readers go first.
 */
export function createFirstVisits(options: FirstVisitsOptions): FirstVisits {
  const { findHrefs, newestHrefs, visit, log, pauseMs = PAUSE_MS } = options
  const planned = new Set<string>()
  const stopping = new AbortController()
  let underWay: Promise<void> = Promise.resolve()

  async function hrefsOf(tag: string): Promise<string[]> {
    if (tag === SETTINGS) return newestHrefs('site', MOST_AT_ONCE)
    const [, category] = CATEGORY.exec(tag) ?? []
    if (category !== undefined) return newestHrefs({ category: Number(category) }, MOST_AT_ONCE)
    const [, kind, id] = DOCUMENT.exec(tag) ?? []
    return [...(await findHrefs(kind as DocumentKind, [Number(id)])).values()]
  }

  async function visitPage(href: string): Promise<void> {
    const html = await visit(href)
    for (const pattern of MADE_FOR_IT) {
      const [, made] = pattern.exec(html) ?? []
      if (made !== undefined) await visit(made)
    }
  }

  async function insist<T>(about: string, work: () => Promise<T>): Promise<T | null> {
    for (let tries = 1; !stopping.signal.aborted; tries++) {
      try {
        return await work()
      } catch (error) {
        if (tries === MOST_TRIES) {
          log.warn({ err: error, about }, 'what was published could not be visited')
          return null
        }
      }
      await sleep(pauseMs, null, { signal: stopping.signal }).catch(endsWaiting)
    }
    return null
  }

  async function visitPlanned(): Promise<void> {
    for (const tag of planned) {
      planned.delete(tag)
      const hrefs = await insist(tag, () => hrefsOf(tag))
      for (const href of hrefs ?? []) await insist(href, () => visitPage(href))
    }
  }

  return {
    plan(tags) {
      const areCategoriesChanged = tags.includes(CATEGORIES_CHANGED)
      const own = tags.filter((tag) => DOCUMENT.test(tag) || tag === SETTINGS || (areCategoriesChanged && CATEGORY.test(tag)))
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
