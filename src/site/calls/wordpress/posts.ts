import { allAuthors } from '#published/records/authors.ts'
import { findPosts } from '#published/records/find-posts.ts'
import { idsOfSlugs, readPosts } from '#published/records/read-posts.ts'
import { findDocuments } from '#published/search/find-documents.ts'
import { DOCUMENT_PROPERTIES } from './document-properties.ts'
import { offsetOf } from './paginate.ts'
import {
  AUTHORS,
  DATES,
  DESCENDING,
  orderBy,
  PAGING,
  SEARCH_COLUMNS,
  SELECTION,
  STATUS,
  TERMS,
  UNSUPPORTED,
} from './parameters.ts'
import { chosenIds, isFoundBy, momentsOf, namedIds, orderOf, refuseReading } from './query-values.ts'
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
  orderby: orderBy(
    ['author', 'date', 'id', 'include', 'modified', 'parent', 'relevance', 'slug', 'include_slugs', 'title'],
    'date',
  ),
  ...AUTHORS,
  ...TERMS,
  search_columns: SEARCH_COLUMNS,
  sticky: { type: 'boolean', description: '只列出置頂的文章，或其他文章。' },
  format: {
    type: 'array',
    items: {
      type: 'string',
      enum: ['standard', 'aside', 'chat', 'gallery', 'link', 'image', 'quote', 'status', 'video', 'audio'],
    },
    maxItems: 10,
    description: '只列出這些格式的文章；這裡都是 standard。',
  },
  ignore_sticky: { type: 'string', enum: ['true', '1'], description: '置頂的文章也依順序排列。' },
  search_semantics: UNSUPPORTED,
} as const

export const posts: Resource = {
  base: 'posts',
  title: 'post',
  properties: { ...DOCUMENT_PROPERTIES, sticky: 'boolean', format: 'string', categories: 'array', tags: 'array' },
  list: defineEndpoint(PARAMETERS, async (call, values) => {
    const refusal = refuseReading(values)
    if (refusal !== null) return refusal
    const { include, slug, search, orderby } = values
    const bySlug = slug === undefined ? null : await idsOfSlugs(call.read, slug.map(decodeSlug))
    const found = search?.trim() ? await searchPosts(call, search.trim(), values.search_columns) : null
    const isOfFormat = values.format?.includes('standard') ?? true
    const { ids, total } = await findPosts(call.read, {
      among: isOfFormat ? chosenIds(orderby, { include, bySlug, found }) : [],
      exclude: namedIds(values.exclude) ?? [],
      ...momentsOf(values),
      // None has a parent.
      order: orderOf(orderby === 'parent' ? 'date' : orderby, values.order),
      limit: values.per_page,
      offset: offsetOf(values),
      categories: namedIds(values.categories),
      tags: namedIds(values.tags),
      join: values.tax_relation === 'OR' ? 'or' : 'and',
      authors: namedIds(values.author),
      isPinned: values.sticky ?? null,
      without: {
        categories: namedIds(values.categories_exclude) ?? [],
        tags: namedIds(values.tags_exclude) ?? [],
        authors: namedIds(values.author_exclude) ?? [],
      },
    })
    return { kind: 'list', items: await showAll(call, ids), total, beyond: 'rest_post_invalid_page_number' }
  }),
  item: byNumber('rest_post_invalid_id', async (call, id) => (await showAll(call, namedIds([id]) ?? []))[0] ?? null),
  writes: { create: 'rest_cannot_create', update: 'rest_cannot_edit', delete: 'rest_cannot_delete' },
}

async function searchPosts(call: RestCall, text: string, columns: string[] | undefined): Promise<number[]> {
  call.read.note('posts', 'pages')
  return (await findDocuments(call.read.sql, text)).flatMap(({ kind, docId, title }) =>
    kind === 'post' && isFoundBy(columns, text, title) ? [docId] : [],
  )
}

/** Everything for all of them is read at once. */
async function showAll(call: RestCall, ids: number[]): Promise<RestItem[]> {
  const records = await readPosts(call.read, ids, { withBody: call.context === 'view' && wants(call.shape, 'content') })
  const related = await loadRelated(call, records, await allAuthors(call.read))
  const items: RestItem[] = []
  for (const record of records) items.push(await showPost(call, record, related))
  return items
}
