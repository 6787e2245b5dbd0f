import { HOME_HREF } from '#addresses/documents.ts'
import { MANIFEST_HREF } from '#addresses/icons.ts'
import { NEWS_SITEMAP_HREF, ROBOTS_HREF, SECURITY_TXT_HREF, SITEMAP_HREF, SPECULATION_RULES_HREF } from '#addresses/machines.ts'
import type { Answered, AskSite } from './ask-site.ts'

export interface StaticFile {
  /** Below the root of the site, as it is spelt on a disk. */
  name: string
  body: Buffer
}

interface StaticSiteOptions {
  ask: AskSite
  origin: string
  /** Addresses of the built files: scripts fetch each other by themselves. */
  assets: readonly string[]
}

const SEEDS = [HOME_HREF, SITEMAP_HREF, NEWS_SITEMAP_HREF, ROBOTS_HREF, SECURITY_TXT_HREF, SPECULATION_RULES_HREF, MANIFEST_HREF]
/** There is no such page, whatever editors write. */
const NOWHERE = '/404.html'
/** What only a program can answer. */
const ALIVE = /^\/(?:(?:wp-json|wp-admin|preview|seen|cart|admin|api)(?:\/|$)|newsletter\/.)/
const READABLE = /^(?:text\/(?:html|css|xml)|application\/(?:xml|rss\+xml|atom\+xml|manifest\+json))$/
const ADDRESS = /(?<=["'(=\s,>])(?:https?:\/)?\/[^\s"'()<>,\\]*/g
const RELATIVE_URL = /url\(\s*["']?([^"')]+)["']?\s*\)/g

/**
 * The whole public site as files: every page that can be reached, byte for byte as visitors get it, with all that it shows. What
 * needs a program (search, forms, the REST API) is not in it.
 */
export async function* staticSite({ ask, origin, assets }: StaticSiteOptions): AsyncGenerator<StaticFile> {
  const nowhere = await ask(NOWHERE)
  yield { name: NOWHERE.slice(1), body: nowhere.body }
  const seen = new Set<string>([...SEEDS, ...assets, ...addressesIn(nowhere, NOWHERE, origin)])
  for (const href of seen) {
    const response = await ask(href)
    // A site that is half there is worse than none.
    if (response.status >= 500) throw new Error(`${href} is answered with ${response.status}`)
    if (response.status !== 200) continue
    yield { name: fileNameOf(href, response.type), body: response.body }
    for (const found of addressesIn(response, href, origin)) seen.add(found)
  }
}

/** `/about/` is the file that web servers look for there. */
function fileNameOf(href: string, type: string): string {
  const path = decodeURI(href).slice(1)
  if (!path.endsWith('/') && path !== '') return path
  return `${path}index.${type.endsWith('xml') ? 'xml' : 'html'}`
}

function addressesIn({ type, body }: Answered, href: string, origin: string): string[] {
  if (!READABLE.test(type)) return []
  const plain = body.toString('utf8').replaceAll('&quot;', '"').replaceAll('&amp;', '&').replaceAll('\\/', '/')
  const named = (plain.match(ADDRESS) ?? []).filter((found) => !found.startsWith('//'))
  const relative = [...plain.matchAll(RELATIVE_URL)].map(([, found = '']) => found)
  return [...named, ...relative].flatMap((found) => pathOf(found, origin + href, origin) ?? [])
}

/** The path of an address of this site that a file can stand for. */
function pathOf(found: string, base: string, origin: string): string | null {
  if (!URL.canParse(found, base)) return null
  const { origin: host, pathname, search } = new URL(found, base)
  const isFile = /\.[a-z0-9]{2,5}$/i.test(pathname)
  if (host !== origin || ALIVE.test(pathname) || (search !== '' && !isFile) || (!isFile && !pathname.endsWith('/'))) return null
  return isDecodable(pathname) ? pathname : null
}

function isDecodable(path: string): boolean {
  try {
    return !decodeURI(path).includes('..')
  } catch {
    return false
  }
}
