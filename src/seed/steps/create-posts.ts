import { richText } from '#cms/writing/lexical.ts'
import { POSTS } from '../content/posts/index.ts'
import { STAFF } from '../content/staff.ts'
import type { Planting } from '../planting.ts'

/** Oldest first, as they were written: a post can link to any that came before it. */
export async function createPosts({ payload, transactionID, ledger }: Planting): Promise<void> {
  const posts = POSTS.toSorted((a, b) => (a.published < b.published ? -1 : 1))
  for (const { key, poster, category, tags, published, isDraft, body, title, slug, excerpt, byline } of posts) {
    const picture = typeof poster === 'string' ? poster : key
    const post = await payload.create({
      collection: 'posts',
      data: {
        title,
        slug,
        excerpt,
        byline,
        featuredImage: poster === undefined ? undefined : ledger.picture(picture),
        categories: [ledger.idOf('category', category)],
        tags: tags.map((tag) => ledger.idOf('tag', tag)),
        publishedAt: toInstant(published),
        author: ledger.idOf('user', STAFF.find(({ name }) => byline?.includes(name))?.key ?? 'editor'),
        body: richText(...body(ledger)),
        _status: isDraft ? 'draft' : 'published',
      },
      draft: isDraft === true,
      overrideAccess: true,
      req: { transactionID },
    })
    ledger.enter('post', key, post.id)
  }
}

/** `2026-11-12 10:00` on Taipei's clock. */
function toInstant(local: string): string {
  return new Date(`${local.replace(' ', 'T')}:00+08:00`).toISOString()
}
