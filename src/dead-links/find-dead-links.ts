import { SITEMAP_HREF } from '#addresses/machines.ts'
import { readIds, readLinks } from './read-links.ts'

/** A link of a public page that leads nowhere. */
export interface DeadLink {
  /** Path of the page on which it stands; of several, the first. */
  page: string
  /** On how many more pages the same link stands: in the menu, in the footer. */
  morePages: number
  words: string
  /** As it is written. */
  href: string
  /** `no-place`: the page is there, the place on it is not. */
  reason: 'not-found' | 'gone' | 'no-place' | 'too-many-redirects'
}

export interface LinkReport {
  /** How many were read. */
  pages: number
  dead: DeadLink[]
}

export interface CrawlResponse {
  status: number
  /** Where it sends one, for a redirect. */
  location: string | null
  /** `null` for what is no text. */
  body: string | null
}

interface FindOptions {
  origin: string
  /** What a visitor gets who is not signed in; `null` where the site can't say now. */
  ask(href: string): Promise<CrawlResponse | null>
}

/** Answered anew each time, or for staff. */
const ALIVE = /^\/(?:wp-json|wp-admin|preview|seen|cart|admin|api|newsletter|popup|form)(?:\/|$)/
/** Names of places as editors and headings make them; what else stands behind `#` makes something open. */
const PLACE = /^[\p{L}\p{N}_-]+$/u
const LOCATION = /<loc>([^<]+)<\/loc>/g
const MOST_REDIRECTS = 5
/** More than anybody will mend before the next look. */
export const MOST_TOLD = 500
const MOST_PAGES = 20_000

interface Target {
  /** `null`: nobody knows. */
  status: number | null
  /** `null` for what is no page. */
  ids: ReadonlySet<string> | null
}

/** Reads every page of the sitemap as visitors get it, and asks for everything on this site that the pages link to. */
export async function findDeadLinks({ origin, ask }: FindOptions): Promise<LinkReport> {
  const known = new Map<string, Promise<Target>>()
  const dead = new Map<string, DeadLink>()
  let pages = 0
  for (const page of await readSitemaps()) {
    const response = await ask(page)
    if (response?.status !== 200 || response.body === null) continue
    pages += 1
    known.set(page, Promise.resolve({ status: 200, ids: readIds(response.body) }))
    const seen = new Set<string>()
    for (const { href, words } of readLinks(response.body)) {
      const target = addressOf(href, page)
      if (target === null || seen.has(target.href)) continue
      seen.add(target.href)
      const reason = await whyDead(target)
      if (reason !== null) note(target.href, { page: decodeURI(page), morePages: 0, words, href, reason })
    }
  }
  return { pages, dead: [...dead.values()] }

  /** A link that stands on every page is one to mend. */
  function note(address: string, link: DeadLink): void {
    const first = dead.get(address)
    if (first !== undefined) first.morePages += 1
    else if (dead.size < MOST_TOLD) dead.set(address, link)
  }

  async function readSitemaps(): Promise<string[]> {
    const first = await readSitemap(SITEMAP_HREF)
    const parts = first.includes('<sitemapindex') ? locationsIn(first) : []
    const found = parts.length === 0 ? locationsIn(first) : []
    for (const part of parts) found.push(...locationsIn(await readSitemap(part)))
    return [...new Set(found)].slice(0, MOST_PAGES)
  }

  async function readSitemap(href: string): Promise<string> {
    const response = await ask(href)
    if (response?.status !== 200 || response.body === null) throw new Error('The sitemap could not be read')
    return response.body
  }

  function addressOf(href: string, page: string): URL | null {
    if (!URL.canParse(href, origin + page)) return null
    const address = new URL(href, origin + page)
    return address.origin === origin && address.search === '' && !ALIVE.test(address.pathname) ? address : null
  }

  async function whyDead({ pathname, hash }: URL): Promise<DeadLink['reason'] | null> {
    const { status, ids } = await targetOf(pathname)
    if (status === 404) return 'not-found'
    if (status === 410) return 'gone'
    if (status !== null && status >= 300 && status < 400) return 'too-many-redirects'
    const place = decodePlace(hash)
    return ids !== null && place !== null && !ids.has(place) ? 'no-place' : null
  }

  function targetOf(path: string): Promise<Target> {
    const target = known.get(path) ?? follow(path)
    known.set(path, target)
    return target
  }

  async function follow(path: string, redirects = 0): Promise<Target> {
    const response = await ask(path)
    if (response === null) return { status: null, ids: null }
    const { status, location, body } = response
    if (location === null || redirects === MOST_REDIRECTS)
      return { status, ids: status === 200 && body !== null ? readIds(body) : null }
    const next = new URL(location, origin + path)
    // What another site says is not asked here.
    return next.origin === origin ? follow(next.pathname + next.search, redirects + 1) : { status: 200, ids: null }
  }
}

function locationsIn(xml: string): string[] {
  return [...xml.matchAll(LOCATION)].map(([, address = '']) => new URL(address.replaceAll('&amp;', '&')).pathname)
}

function decodePlace(hash: string): string | null {
  try {
    const place = decodeURIComponent(hash.slice(1))
    // Every page has a top.
    return PLACE.test(place) && place.toLowerCase() !== 'top' ? place : null
  } catch {
    return null
  }
}
