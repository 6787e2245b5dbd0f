import type { CacheTag } from '#published/types.ts'
import type { Content } from './open-content.ts'

/** The rows that `work` adds to the change log: the tags of each, sorted. The readers forget them, as on the site. */
export async function changesDuring({ sql, readers }: Content, work: () => Promise<unknown>): Promise<CacheTag[][]> {
  const [newest] = await sql.run('select coalesce(max(id), 0) as id from changes')
  await work()
  const rows = await sql.run('select tags from changes where id > ? order by id', [newest?.id])
  const changes: CacheTag[][] = rows.map(({ tags }) => (typeof tags === 'string' ? JSON.parse(tags) : tags))
  readers.drop(changes.flat())
  return changes.map((tags) => tags.toSorted())
}
