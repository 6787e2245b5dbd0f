import type { MatchedIds, RecordOrder, RecordQuery } from './types.ts'

/** What a document can be sorted by. */
interface Sortable {
  id: number
  /** Milliseconds. */
  date: number
  modified: number
  title: string
  slug: string
  /** 0: nobody is named. */
  author: number
  /** 0: none. */
  parent: number
}

/** Validates what every query can ask for, over documents that are all known. */
export function inOrder(documents: Sortable[], query: RecordQuery): MatchedIds {
  const { among, exclude, since, until, modifiedSince, modifiedUntil, order, limit, offset } = query
  const [named, left] = [among === null ? null : new Set(among), new Set(exclude)]
  const matching = documents.filter(
    ({ id, date, modified }) =>
      (named === null || named.has(id)) &&
      !left.has(id) &&
      isWithin(date, since, until) &&
      isWithin(modified, modifiedSince, modifiedUntil),
  )
  const sorted = sort(matching, order, among ?? [])
  return { ids: sorted.slice(offset, offset + limit).map(({ id }) => id), total: sorted.length }
}

function isWithin(moment: number, since: number | null, until: number | null): boolean {
  return (since === null || moment >= since) && (until === null || moment < until)
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
