import { countLists, listKey, readList, readNeighbours } from '../archive/archive.ts'
import { postHref } from '../hrefs.ts'
import type { Post as StoredPost } from '../payload-types.ts'
import { findPictures } from './pictures.ts'
import { findPublic, idOf, idsOf, type ReadContext } from './read-context.ts'
import type { ListPostsOptions, PostList } from './reader.ts'
import { toSeo } from './seo.ts'
import { findTerms } from './terms.ts'
import type { Listing, Post, PostCard, RichTextDocument } from './types.ts'

const CARD_FIELDS = { title: true, slug: true, summary: true, publishedAt: true, categories: true, featuredImage: true } as const

type CardRow = Pick<StoredPost, 'id' | 'title' | 'slug' | 'summary' | 'publishedAt' | 'categories' | 'featuredImage'>

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
  const [card] = await toCards(context, [row])
  if (card === undefined) throw new Error(`Post ${row.id} has no address.`)
  const categories = await findTerms(context, 'category', idsOf(row.categories))
  const tags = await findTerms(context, 'tag', idsOf(row.tags))
  return {
    ...card,
    excerpt: row.excerpt ?? '',
    body: (row.body as RichTextDocument | null | undefined) ?? null,
    categories,
    tags,
    authorName: row.byline ?? '',
    updatedAt: row.updatedAt,
    seo: await toSeo(context, row.seo, { title: row.title, description: card.excerpt, image: card.image }),
  }
}

export async function listPosts(context: ReadContext, { list, page, perPage }: ListPostsOptions): Promise<Listing> {
  const total = await countPosts(context, list)
  const ids = await readList(context.sql, list, perPage, (page - 1) * perPage)
  return { posts: await findCards(context, ids), total, page, pageCount: Math.max(1, Math.ceil(total / perPage)) }
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
  const pictures = await findPictures(
    context,
    rows.flatMap((row) => idsOf(row.featuredImage)),
  )
  return Promise.all(
    rows.map(async (row) => {
      const [category = null] = await findTerms(context, 'category', idsOf(row.categories).slice(0, 1))
      return {
        id: row.id,
        href: postHref(row.slug ?? ''),
        title: row.title,
        excerpt: row.summary ?? '',
        publishedAt: row.publishedAt ?? '',
        category,
        image: pictures.get(idOf(row.featuredImage) ?? 0) ?? null,
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
