import type { MatchedIds, RecordOrder, RecordQuery } from './types.ts'

/** What a document can be sorted by. */
interface Sortable {
  id: number
  /** Milliseconds. */
  date: number
  modified: number
  title: string
  slug: string
}

/** Validates what every query can ask for, over documents that are all known. */
export function inOrder(documents: Sortable[], query: RecordQuery): MatchedIds {
  const { among, exclude, since, until, order, limit, offset } = query
  const [named, left] = [among === null ? null : new Set(among), new Set(exclude)]
  const matching = documents.filter(
    ({ id, date }) =>
      (named === null || named.has(id)) && !left.has(id) && (since === null || date >= since) && (until === null || date < until),
  )
  const sorted = sort(matching, order, among ?? [])
  return { ids: sorted.slice(offset, offset + limit).map(({ id }) => id), total: sorted.length }
}

function sort(documents: Sortable[], { by, direction }: RecordOrder, given: number[]): Sortable[] {
  if (by === 'given') {
    const rank = new Map(given.map((id, at) => [id, at]))
    return documents.toSorted((a, b) => (rank.get(a.id) ?? 0) - (rank.get(b.id) ?? 0))
  }
  const sign = direction === 'asc' ? 1 : -1
  return documents.toSorted((a, b) => sign * (compare(a[by], b[by]) || a.id - b.id))
}

function compare(a: string | number, b: string | number): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
