import { findDocuments } from '#published/search/find-documents.ts'
import type { Term } from '#published/types.ts'
import { urlOf } from './links.ts'
import { paginate } from './paginate.ts'
import { PAGING, SELECTION } from './parameters.ts'
import { defineEndpoint, type Resource, type RestCall, type RestItem } from './resource.ts'
import { escapeText } from './text.ts'

const SUBTYPES = { post: ['post', 'page'], term: ['category', 'post_tag'] } as const

const PARAMETERS = {
  ...PAGING,
  context: { type: 'string', enum: ['view', 'embed'], default: 'view', description: '回應的範圍。' },
  include: SELECTION.include,
  exclude: SELECTION.exclude,
  type: { type: 'string', enum: ['post', 'term'], default: 'post', description: '搜尋文章與頁面，或分類與標籤。' },
  subtype: {
    type: 'array',
    items: { type: 'string', enum: ['any', ...SUBTYPES.post, ...SUBTYPES.term] },
    maxItems: 5,
    description: '只搜尋這些種類。',
  },
} as const

interface Hit {
  id: number
  title: string
  href: string
  type: keyof typeof SUBTYPES
  subtype: 'post' | 'page' | 'category' | 'post_tag'
}

const BASES = { post: 'posts', page: 'pages', category: 'categories', post_tag: 'tags' } as const

/** The site's own search for programs; like it, it counts up to 200 hits. */
export const search: Resource = {
  base: 'search',
  title: 'search-result',
  properties: { id: 'integer', title: 'string', url: 'string', type: 'string', subtype: 'string', _links: 'object' },
  list: defineEndpoint(PARAMETERS, async (call, values) => {
    const isAny = values.subtype === undefined || values.subtype.includes('any')
    const text = values.search?.trim() ?? ''
    const hits = values.type === 'post' ? await searchDocuments(call, text) : await searchTerms(call, text)
    const found = hits.filter(({ subtype }) => isAny || values.subtype?.includes(subtype))
    const order = new Map(found.map((hit, at) => [hit, at]))
    const { items, total } = paginate(
      found,
      { ...values, offset: undefined, order: 'asc', orderby: 'found' },
      { found: (hit) => order.get(hit) ?? 0 },
    )
    return { kind: 'list', items: items.map((hit) => showHit(call, hit)), total, beyond: 'rest_search_invalid_page_number' }
  }),
  item: null,
  writes: null,
}

async function searchDocuments(call: RestCall, text: string): Promise<Hit[]> {
  call.read.note('posts', 'pages')
  const documents = await findDocuments(call.read.sql, text)
  return documents.map(({ kind, docId, href, title }) => ({ id: docId, title, href, type: 'post', subtype: kind }))
}

async function searchTerms(call: RestCall, text: string): Promise<Hit[]> {
  const terms: Term[] = [...(await call.reader.listTerms('category')), ...(await call.reader.listTerms('tag'))]
  return terms
    .filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()))
    .map(({ id, name, href, kind }) => ({
      id,
      title: name,
      href,
      type: 'term',
      subtype: kind === 'category' ? 'category' : 'post_tag',
    }))
}

function showHit(call: RestCall, { id, title, href, type, subtype }: Hit): RestItem {
  const about = type === 'post' ? `types/${subtype}` : `taxonomies/${subtype}`
  return {
    id,
    title: escapeText(title),
    url: call.site.origin + href,
    type,
    subtype,
    _links: {
      self: [{ embeddable: true, href: urlOf(call, `${BASES[subtype]}/${id}`) }],
      about: [{ href: urlOf(call, about) }],
      collection: [{ href: urlOf(call, 'search') }],
    },
  }
}
