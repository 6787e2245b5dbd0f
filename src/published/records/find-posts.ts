import type { Sql } from '#platform/sql.ts'
import { countLists, type ListKey, listKey, readOrdered } from '../archive/archive.ts'
import { countSince } from '../archive/count-since.ts'
import { columnsOf, orderTerms } from '../archive/orders.ts'
import type { ReadContext } from '../read-context.ts'
import type { PostList } from '../reader.ts'
import { findAmong } from './find-among.ts'
import type { MatchedIds, PostQuery, RecordOrder } from './types.ts'

/**
 * Ids of published posts by anything that a client may ask for. One list by date, title or last change costs the same however
 * long the archive is; several terms at once are looked up in the archive's indexes, never in the posts.
 */
export async function findPosts(context: Pick<ReadContext, 'sql' | 'note'>, query: PostQuery): Promise<MatchedIds> {
  const groups = groupsOf(query)
  if (groups.some((group) => group.length === 0)) return { ids: [], total: 0 }
  if (query.among !== null) {
    context.note('posts')
    return findAmong(context, query, { ids: query.among, groups, without: listsWithout(query) })
  }
  const without = listsWithout(query)
  context.note(...[...groups.flat(), ...without].map(listKey))
  const [only, ...others] = groups
  const [list] = only ?? []
  const isOneList = list !== undefined && only?.length === 1 && others.length === 0
  const isCounted = isOneList && without.length === 0 && query.modifiedSince === null && query.modifiedUntil === null
  if (isCounted && query.exclude.length === 0 && isArchived(query.order)) return readWindow(context.sql, list, query)
  const total = isCounted ? await countRest(context.sql, list, query) : await countMatches(context.sql, groups, query)
  if (query.offset >= total) return { ids: [], total }
  return { ids: await readMatchingGroups(context.sql, groups, query), total }
}

// As an expression it has no index: the few entries of a post are found by the post, never by walking its lists.
const OF_POST = "(list || '')"

/** Lists of which a post must be in one, for each group. */
function groupsOf({ categories, tags, join, authors, isPinned }: PostQuery): PostList[][] {
  const terms = [listsOf('category', categories), listsOf('tag', tags)].flatMap((lists) => (lists === null ? [] : [lists]))
  const groups = join === 'or' && terms.length > 0 ? [terms.flat()] : terms
  const byAuthor = listsOf('author', authors)
  if (byAuthor !== null) groups.push(byAuthor)
  if (isPinned === true) groups.push([{ kind: 'pinned' }])
  return groups.length === 0 ? [[{ kind: 'all' }]] : groups
}

/** Lists of which a post must be in none. */
function listsWithout({ without, isPinned }: PostQuery): PostList[] {
  const { categories, tags, authors } = without
  const lists = [listsOf('category', categories), listsOf('tag', tags), listsOf('author', authors)].flatMap((each) => each ?? [])
  return isPinned === false ? [...lists, { kind: 'pinned' }] : lists
}

function listsOf(kind: 'category' | 'tag' | 'author', ids: number[] | null): PostList[] | null {
  return ids === null ? null : [...new Set(ids)].map((id) => ({ kind, id }))
}

type ArchivedOrder = RecordOrder & { by: 'date' | 'title' | 'modified' }

function isArchived(order: RecordOrder): order is ArchivedOrder {
  return order.by === 'date' || order.by === 'title' || order.by === 'modified'
}

/** One list. By date a stretch of time is a window of it: what is newer counts as skipped. */
async function readWindow(sql: Sql, list: PostList, query: PostQuery): Promise<MatchedIds> {
  const { since, until, limit, offset, order } = query
  const all = (await countLists(sql, [list])).get(listKey(list)) ?? 0
  const newer = until === null ? 0 : await countSince(sql, list, until)
  const end = since === null ? all : await countSince(sql, list, since)
  const total = Math.max(0, end - newer)
  const taken = Math.min(limit, total - offset)
  if (taken <= 0) return { ids: [], total }
  if (order.by === 'date') {
    const skipped = order.direction === 'desc' ? newer + offset : all - end + offset
    const by = { by: 'date', direction: order.direction } as const
    return { ids: await readOrdered(sql, list, by, { limit: taken, offset: skipped, total: all }), total }
  }
  return { ids: await readMatchingGroups(sql, [[list]], query), total }
}

/** One list without a few of its posts. */
async function countRest(sql: Sql, list: PostList, query: PostQuery): Promise<number> {
  const { total } = await readWindow(sql, list, { ...query, limit: 0 })
  if (query.exclude.length === 0) return total
  const [row] = await sql.run(
    `select count(*) as n from archive_entries where post_id in (${places(query.exclude)}) and ${OF_POST} = ?${timeClause(query)}`,
    [...query.exclude, listKey(list), ...timeValues(query)],
  )
  return total - Number(row?.n ?? 0)
}

async function countMatches(sql: Sql, groups: PostList[][], query: PostQuery): Promise<number> {
  const { drivers, condition, values } = await planMatches(sql, groups, query)
  const [row] = await sql.run(
    `select count(distinct post_id) as n from archive_entries entry where list in (${places(drivers)})${condition}`,
    [...drivers, ...values],
  )
  return Number(row?.n ?? 0)
}

/** Walks each list of the shortest group along the order's index; what the walks meet first is what is shown first. */
async function readMatchingGroups(sql: Sql, groups: PostList[][], query: PostQuery): Promise<number[]> {
  const { order, limit, offset } = query
  if (!isArchived(order)) return readNamed(sql, order.by === 'slug' || order.by === 'author' ? order.by : 'id', groups, query)
  const { drivers, condition, values } = await planMatches(sql, groups, query)
  const by = { by: order.by, direction: order.direction }
  const columns = columnsOf(by).join(', ')
  const walk = (columns: string) =>
    `select ${columns} from archive_entries entry where list = ?${condition} order by ${orderTerms(by)} limit ?`
  const [only, ...more] = drivers
  const rows =
    more.length === 0
      ? await sql.run(`${walk('post_id')} offset ?`, [only, ...values, limit, offset])
      : await sql.run(
          `select post_id from (${drivers.map(() => `select * from (${walk(columns)}) walk`).join(' union ')}) matches order by ${orderTerms(by)} limit ? offset ?`,
          [...drivers.flatMap((list) => [list, ...values, offset + limit]), limit, offset],
        )
  return rows.map((row) => Number(row.post_id))
}

/** Orders that the archive does not know, each with a table that has an index for it. */
const NAMED = {
  id: { table: 'search_documents', id: 'doc_id', sorted: 'doc_id', published: "kind = 'post'" },
  slug: {
    table: 'posts',
    id: 'id',
    sorted: 'slug',
    published: "exists (select 1 from search_documents where kind = 'post' and doc_id = posts.id)",
  },
  author: {
    table: 'posts',
    id: 'id',
    sorted: 'coalesce(author_id, 0)',
    published: "exists (select 1 from search_documents where kind = 'post' and doc_id = posts.id)",
  },
} as const

async function readNamed(sql: Sql, by: keyof typeof NAMED, groups: PostList[][], query: PostQuery): Promise<number[]> {
  const { order, exclude, limit, offset } = query
  const { table, id, sorted, published } = NAMED[by]
  const isPlain = (group: PostList[]) => group.some(({ kind }) => kind === 'all') && timeValues(query).length === 0
  const checked = groups.filter((group) => !isPlain(group))
  const without = listsWithout(query)
  const conditions = [
    published,
    ...checked.map(
      (group) =>
        `exists (select 1 from archive_entries where post_id = ${table}.${id} and ${OF_POST} in (${places(group)})${timeClause(query)})`,
    ),
    ...(without.length === 0
      ? []
      : [`not exists (select 1 from archive_entries where post_id = ${table}.${id} and ${OF_POST} in (${places(without)}))`]),
    ...(exclude.length === 0 ? [] : [`${id} not in (${places(exclude)})`]),
  ]
  const rows = await sql.run(
    `select ${id} as id from ${table} where ${conditions.join(' and ')} order by ${sorted} ${order.direction}, ${id} ${order.direction} limit ? offset ?`,
    [
      ...checked.flatMap((group) => [...group.map(listKey), ...timeValues(query)]),
      ...without.map(listKey),
      ...exclude,
      limit,
      offset,
    ],
  )
  return rows.map((row) => Number(row.id))
}

interface MatchPlan {
  /** Lists that are walked: those of the group with the fewest posts. */
  drivers: ListKey[]
  condition: string
  values: unknown[]
}

async function planMatches(sql: Sql, groups: PostList[][], query: PostQuery): Promise<MatchPlan> {
  const counts = await countLists(sql, groups.flat())
  const sizeOf = (group: PostList[]) => group.reduce((sum, list) => sum + (counts.get(listKey(list)) ?? 0), 0)
  const [shortest = [], ...others] = groups.toSorted((a, b) => sizeOf(a) - sizeOf(b))
  const isIn = others.map(
    (group) =>
      ` and exists (select 1 from archive_entries other where other.list in (${places(group)}) and other.published_at = entry.published_at and other.post_id = entry.post_id)`,
  )
  const without = listsWithout(query)
  const isNotIn =
    without.length === 0
      ? ''
      : ` and not exists (select 1 from archive_entries other where other.post_id = entry.post_id and (other.list || '') in (${places(without)}))`
  const left = query.exclude.length === 0 ? '' : ` and post_id not in (${places(query.exclude)})`
  return {
    drivers: shortest.map(listKey),
    condition: timeClause(query) + isIn.join('') + isNotIn + left,
    values: [...timeValues(query), ...others.flat().map(listKey), ...without.map(listKey), ...query.exclude],
  }
}

function boundsOf({ since, until, modifiedSince, modifiedUntil }: PostQuery): [string, number][] {
  const bounds: [string, number | null][] = [
    ['published_at >= ?', since],
    ['published_at < ?', until],
    ['modified_at >= ?', modifiedSince],
    ['modified_at < ?', modifiedUntil],
  ]
  return bounds.flatMap(([clause, moment]) => (moment === null ? [] : [[clause, moment]]))
}

function timeClause(query: PostQuery): string {
  return boundsOf(query)
    .map(([clause]) => ` and ${clause}`)
    .join('')
}

function timeValues(query: PostQuery): number[] {
  return boundsOf(query).map(([, moment]) => moment)
}

function places(values: readonly unknown[]): string {
  return values.map(() => '?').join(', ')
}
