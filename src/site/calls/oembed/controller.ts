import { OEMBED_HREF } from '#addresses/calls.ts'
import { authorHref, HOME_HREF } from '#addresses/documents.ts'
import type { Reader } from '#published/reader.ts'
import type { Picture } from '#published/types.ts'
import { element, XML_DECLARATION } from '../../feeds/xml.ts'
import { fullNameOf } from '../../head/names.ts'
import type { SiteContext, SiteResponse } from '../../response.ts'
import { canonicalPath, matchRoute } from '../../routes.ts'
import { CALL_HEADERS } from '../wordpress/headers.ts'
import { problemResponse, type RestProblem, wrongParameters } from '../wordpress/problems.ts'
import { escapeText } from '../wordpress/text.ts'

const WIDTH = 600
const NARROWEST = 200
const HEIGHT = 200

const NOTHING: RestProblem = {
  kind: 'problem',
  status: 404,
  code: 'oembed_invalid_url',
  message: '找不到這個網址的內容。',
  wrong: {},
}

interface PlannedEmbed {
  key: string | null
  render(): Promise<SiteResponse>
}

/** What others show of one of our pages: its title as a link, its author and picture. Nothing of ours runs there. */
export function planOembed(context: SiteContext, query: URLSearchParams): PlannedEmbed {
  const refuse = (refusal: RestProblem): PlannedEmbed => ({ key: null, render: async () => problemResponse(refusal, {}) })
  const format = query.get('format') ?? 'json'
  const maxWidth = query.get('maxwidth') ?? String(WIDTH)
  if (format !== 'json' && format !== 'xml')
    return refuse(wrongParameters({ format: { code: 'rest_not_in_enum', message: 'format 必須是 json、xml 其中之一。' } }))
  if (!/^[1-9]\d{0,4}$/.test(maxWidth))
    return refuse(wrongParameters({ maxwidth: { code: 'rest_invalid_type', message: 'maxwidth 必須是整數。' } }))
  const path = pathOf(context, query.get('url'))
  if (path === null) return refuse(NOTHING)
  const width = Math.max(NARROWEST, Math.min(WIDTH, Number(maxWidth)))
  return {
    key: `${OEMBED_HREF}?url=${encodeURIComponent(path)}&format=${format}&maxwidth=${width}`,
    async render() {
      const reader = context.createReader()
      const shown = await findShown(reader, path)
      if (shown === null) return problemResponse(NOTHING, {})
      const embed = embedOf(shown, { origin: context.origin, provider: fullNameOf(await reader.site()), width })
      const type = format === 'json' ? CALL_HEADERS['content-type'] : 'text/xml; charset=UTF-8'
      return {
        status: 200,
        headers: { ...CALL_HEADERS, ...(type !== undefined && { 'content-type': type }) },
        body: format === 'json' ? JSON.stringify(embed) : xmlOf(embed),
        tags: new Set(reader.tags),
        caching: 'shared',
        expiresAt: null,
      }
    },
  }
}

/** The path of an address of this very site. */
function pathOf({ origin }: SiteContext, address: string | null): string | null {
  if (address === null || !URL.canParse(address)) return null
  const url = new URL(address)
  return url.origin === origin ? canonicalPath(url.pathname) : null
}

interface Shown {
  title: string
  href: string
  image: Picture | null
  author: { name: string; id: number } | null
}

async function findShown(reader: Reader, path: string): Promise<Shown | null> {
  const route = matchRoute(path)
  if (route.name === 'post') {
    const post = await reader.findPost(route.slug)
    if (post === null) return null
    const author = post.authorId === undefined ? null : { name: post.authorName, id: post.authorId }
    return { title: post.title, href: post.href, image: post.image, author }
  }
  const page =
    route.name === 'home' ? await reader.findPage('') : route.name === 'page' ? await reader.findPage(route.path) : null
  return page === null ? null : { title: page.title, href: page.href, image: page.seo.image, author: null }
}

type Embed = Record<string, string | number>

function embedOf(shown: Shown, { origin, provider, width }: { origin: string; provider: string; width: number }): Embed {
  const { title, href, image, author } = shown
  return {
    version: '1.0',
    provider_name: provider,
    provider_url: origin + HOME_HREF,
    author_name: author?.name || provider,
    author_url: origin + (author === null ? HOME_HREF : authorHref(author.id)),
    title,
    type: 'rich',
    width,
    height: HEIGHT,
    html: `<blockquote class="wp-embedded-content"><a href="${escapeText(origin + href)}">${escapeText(title)}</a></blockquote>`,
    ...(image !== null && {
      thumbnail_url: new URL(image.url, origin).href,
      thumbnail_width: image.width,
      thumbnail_height: image.height,
    }),
  }
}

function xmlOf(embed: Embed): string {
  const elements = Object.entries(embed).map(([name, value]) => element(name, String(value)))
  return `${XML_DECLARATION}<oembed>${elements.join('')}</oembed>`
}
