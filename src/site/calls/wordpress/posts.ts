import { allAuthors } from '#published/records/authors.ts'
import { findPosts } from '#published/records/find-posts.ts'
import { idsOfSlugs, readPosts } from '#published/records/read-posts.ts'
import { findDocuments } from '#published/search/find-documents.ts'
import { DOCUMENT_PROPERTIES } from './document-properties.ts'
import { offsetOf } from './paginate.ts'
import { CATEGORIES, DATES, DESCENDING, orderBy, PAGING, SELECTION, STATUS, TAGS } from './parameters.ts'
import { chosenIds, momentsOf, namedIds, orderOf, refuseOrder } from './query-values.ts'
import { byNumber, defineEndpoint, type Resource, type RestCall, type RestItem } from './resource.ts'
import { wants } from './shape.ts'
import { loadRelated, showPost } from './show-post.ts'
import { decodeSlug } from './text.ts'

const PARAMETERS = {
  ...PAGING,
  ...SELECTION,
  ...DATES,
  ...STATUS,
  order: DESCENDING,
  orderby: orderBy(['date', 'id', 'include', 'modified', 'relevance', 'slug', 'include_slugs', 'title'], 'date'),
  categories: CATEGORIES,
  tags: TAGS,
} as const

export const posts: Resource = {
  base: 'posts',
  title: 'post',
  properties: { ...DOCUMENT_PROPERTIES, sticky: 'boolean', format: 'string', categories: 'array', tags: 'array' },
  list: defineEndpoint(PARAMETERS, async (call, values) => {
    const refusal = refuseOrder(values)
    if (refusal !== null) return refusal
    const { include, slug, search, orderby } = values
    const bySlug = slug === undefined ? null : await idsOfSlugs(call.read, slug.map(decodeSlug))
    const found = search?.trim() ? await searchPosts(call, search) : null
    const { ids, total } = await findPosts(call.read, {
      among: chosenIds(orderby, { include, bySlug, found }),
      exclude: namedIds(values.exclude) ?? [],
      ...momentsOf(values),
      order: orderOf(orderby, values.order),
      limit: values.per_page,
      offset: offsetOf(values),
      categories: namedIds(values.categories),
      tags: namedIds(values.tags),
    })
    return { kind: 'list', items: await showAll(call, ids), total, beyond: 'rest_post_invalid_page_number' }
  }),
  item: byNumber('rest_post_invalid_id', async (call, id) => (await showAll(call, namedIds([id]) ?? []))[0] ?? null),
  writes: { create: 'rest_cannot_create', update: 'rest_cannot_edit', delete: 'rest_cannot_delete' },
}

async function searchPosts(call: RestCall, text: string): Promise<number[]> {
  call.read.note('posts', 'pages')
  return (await findDocuments(call.read.sql, text)).flatMap(({ kind, docId }) => (kind === 'post' ? [docId] : []))
}

/** Everything for all of them is read at once. */
async function showAll(call: RestCall, ids: number[]): Promise<RestItem[]> {
  const records = await readPosts(call.read, ids, { withBody: call.context === 'view' && wants(call.shape, 'content') })
  const related = await loadRelated(call, records, await allAuthors(call.read))
  const items: RestItem[] = []
  for (const record of records) items.push(await showPost(call, record, related))
  return items
}
