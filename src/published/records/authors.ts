import type { ReadContext } from '../read-context.ts'
import type { AuthorRecord } from './types.ts'

// Accounts are nobody's business: who an author is, is taken from what they signed. The index of published documents says
// what counts.
const SIGNED = `select users.id as id, (
  select byline from posts
  where author_id = users.id and exists (select 1 from search_documents where kind = 'post' and doc_id = posts.id)
  order by posts.id desc limit 1
) as name from users order by users.id`

/** Everybody with a published post, by id. */
export function allAuthors(context: ReadContext): Promise<Map<number, AuthorRecord>> {
  return context.remember('records:authors', async (inner) => {
    inner.note('posts')
    const rows = await inner.sql.run(SIGNED)
    return new Map(
      rows.flatMap(({ id, name }) => (name === null ? [] : [[Number(id), { id: Number(id), name: String(name) }] as const])),
    )
  })
}
