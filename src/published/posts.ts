import { postHref } from '#addresses/documents.ts'
import type { Post as StoredPost } from '#platform/payload-types.ts'
import { countLists, type ListKey, listKey, readList, readNeighbours, readOrdered } from './archive/archive.ts'
import { readMatches } from './archive/matches.ts'
import { NEWEST_FIRST } from './archive/orders.ts'
import { findPictures } from './pictures.ts'
import { findPublic, idOf, idsOf, type ReadContext } from './read-context.ts'
import type { ListPostsOptions, PostList } from './reader.ts'
import { toSeo } from './seo.ts'
import { findTerms } from './terms.ts'
import type { Listing, Post, PostCard, RichTextDocument } from './types.ts'

const CARD_FIELDS = {
  title: true,
  slug: true,
  summary: true,
  publishedAt: true,
  categories: true,
  featuredImage: true,
  byline: true,
  author: true,
  pinned: true,
  guid: true,
} as const

type CardRow = Pick<StoredPost, 'id' | keyof typeof CARD_FIELDS>

/** Posts that pages lead to where no count helps to skip: several terms at once, and orders other than by date. */
const MOST_MATCHES = 500
const MOST_SKIPPED = 5000

export async function findPost(context: ReadContext, slug: string): Promise<Post | null> {
  const [row] = await findPublic(context, 'posts', { where: { slug: { equals: slug } }, limit: 1 })
  if (row === undefined) {
    context.note('posts')
    return null
  }
  return toPost(context, row)
}

/** A post from a stored or unsaved document whose relations are ids. */
export async function toPost(context: ReadContext, row: StoredPost): Promise<Post> {
  const [[card], categories, tags] = await Promise.all([
    toCards(context, [row]),
    findTerms(context, 'category', idsOf(row.categories)),
    findTerms(context, 'tag', idsOf(row.tags)),
  ])
  if (card === undefined) throw new Error(`Post ${row.id} has no address.`)
  return {
    ...card,
    excerpt: row.excerpt ?? '',
    body: (row.body as RichTextDocument | null | undefined) ?? null,
    categories,
    tags,
    updatedAt: row.updatedAt,
    seo: await toSeo(context, row.seo, { title: row.title, description: card.excerpt, image: card.image }),
  }
}

export async function listPosts(context: ReadContext, options: ListPostsOptions): Promise<Listing> {
  const { page, perPage } = options
  const sets = setsOf(options)
  const [only] = sets
  const found =
    only !== undefined && sets.length === 1 && only.length === 1
      ? await readOneList(context, only[0] ?? options.list, options)
      : await readSets(context, sets, options)
  const { ids, reach, ...counted } = found
  return { posts: await findCards(context, ids), page, pageCount: Math.max(1, Math.ceil(reach / perPage)), ...counted }
}

/** The lists that a post must be in, all of one set. That of all posts says nothing beside another one. */
function setsOf({ list, having }: ListPostsOptions): PostList[][] {
  const terms = having?.terms ?? []
  if (terms.length === 0) return [[list]]
  const base = list.kind === 'all' ? [] : [list]
  return having?.join === 'or' ? terms.map((term) => unique([...base, term])) : [unique([...base, ...terms])]
}

function unique(lists: PostList[]): PostList[] {
  return [...new Map(lists.map((list) => [listKey(list), list])).values()]
}

interface ListedIds extends Pick<Listing, 'total' | 'hasMore'> {
  ids: number[]
  /** Posts that pages lead to. */
  reach: number
}

async function readOneList(context: ReadContext, list: PostList, options: ListPostsOptions): Promise<ListedIds> {
  const { page, perPage, offset = 0, order = NEWEST_FIRST } = options
  const all = await countPosts(context, list)
  const total = Math.max(0, all - offset)
  const reach = order.by === 'date' ? total : Math.min(total, MOST_SKIPPED)
  const before = (page - 1) * perPage
  const limit = Math.min(perPage, reach - before)
  const ids = limit <= 0 ? [] : await readOrdered(context.sql, list, order, { limit, offset: offset + before, total: all })
  return { ids, total, reach }
}

async function readSets(context: ReadContext, sets: PostList[][], options: ListPostsOptions): Promise<ListedIds> {
  const { page, perPage, offset = 0, order = NEWEST_FIRST } = options
  const keys: ListKey[][] = sets.map((set) => set.map(listKey))
  context.note(...keys.flat())
  const ids = (await readMatches(context.sql, keys, order, offset + MOST_MATCHES + 1)).slice(offset)
  const total = Math.min(ids.length, MOST_MATCHES)
  const start = (page - 1) * perPage
  return { ids: ids.slice(start, Math.min(start + perPage, total)), total, reach: total, hasMore: ids.length > total }
}

export async function countPosts(context: ReadContext, list: PostList): Promise<number> {
  context.note(listKey(list))
  return (await countLists(context.sql, [list])).get(listKey(list)) ?? 0
}

export async function findCards(context: ReadContext, ids: number[]): Promise<PostCard[]> {
  context.note(...ids.map((id) => `post:${id}` as const))
  if (ids.length === 0) return []
  const rows = await findPublic(context, 'posts', { where: { id: { in: ids } }, limit: ids.length, select: CARD_FIELDS })
  const cards = new Map((await toCards(context, rows)).map((card) => [card.id, card]))
  return ids.flatMap((id) => cards.get(id) ?? [])
}

async function toCards(context: ReadContext, rows: CardRow[]): Promise<PostCard[]> {
  context.note(...rows.map((row) => `post:${row.id}` as const))
  const pictures = findPictures(
    context,
    rows.flatMap((row) => idsOf(row.featuredImage)),
  )
  return Promise.all(
    rows.map(async (row) => {
      const [[category = null], images] = await Promise.all([
        findTerms(context, 'category', idsOf(row.categories).slice(0, 1)),
        pictures,
      ])
      const authorId = idOf(row.author)
      return {
        id: row.id,
        href: postHref(row.slug ?? ''),
        title: row.title,
        excerpt: row.summary ?? '',
        publishedAt: row.publishedAt ?? '',
        category,
        image: images.get(idOf(row.featuredImage) ?? 0) ?? null,
        authorName: row.byline ?? '',
        ...(authorId !== null && { authorId }),
        ...(row.pinned === true && { isPinned: true }),
        ...(row.guid && { guid: row.guid }),
      }
    }),
  )
}

export async function findNeighbours(
  context: ReadContext,
  post: Post,
): Promise<{ older: PostCard | null; newer: PostCard | null }> {
  const ids = await readNeighbours(context.sql, { id: post.id, publishedAt: new Date(post.publishedAt) })
  const cards = await findCards(
    context,
    [ids.older, ids.newer].flatMap((id) => id ?? []),
  )
  return {
    older: cards.find((card) => card.id === ids.older) ?? null,
    newer: cards.find((card) => card.id === ids.newer) ?? null,
  }
}

/** The newest other posts of the post's first category. */
export async function findRelated(context: ReadContext, post: Post, limit: number): Promise<PostCard[]> {
  const list: PostList = post.category ? { kind: 'category', id: post.category.id } : { kind: 'all' }
  context.note(listKey(list))
  const ids = await readList(context.sql, list, limit + 1, 0)
  return findCards(context, ids.filter((id) => id !== post.id).slice(0, limit))
}
