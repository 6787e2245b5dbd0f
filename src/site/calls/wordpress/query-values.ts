import type { RecordOrder, RecordQuery } from '#published/records/types.ts'
import { foldText } from '#published/search/fold.ts'
import { firstAfter, firstNotBefore, parseMoment } from './moments.ts'
import { LARGEST_ID, SEARCH_COLUMNS } from './parameters.ts'
import { problem, type RestProblem, wrongParameters } from './problems.ts'

/** Ids that are in all of the lists given, in the order of the last; `null`: none was given. What can't be an id is left out. */
export function namedIds(...lists: (number[] | null | undefined)[]): number[] | null {
  const given = lists.flatMap((list) => (list ? [list] : []))
  const last = given.at(-1)
  if (last === undefined) return null
  const isId = (id: number) => id > 0 && id <= LARGEST_ID
  return [...new Set(last)].filter((id) => isId(id) && given.every((list) => list.includes(id)))
}

interface AskedMoments {
  after: string | undefined
  before: string | undefined
  modified_after: string | undefined
  modified_before: string | undefined
}

type Moments = Pick<RecordQuery, 'since' | 'until' | 'modifiedSince' | 'modifiedUntil'>

export function momentsOf(values: AskedMoments): Moments {
  const read = (text: string | undefined, round: (moment: number) => number) => {
    const moment = text === undefined ? null : parseMoment(text)
    return moment === null ? null : round(moment)
  }
  return {
    since: read(values.after, firstAfter),
    until: read(values.before, firstNotBefore),
    modifiedSince: read(values.modified_after, firstAfter),
    modifiedUntil: read(values.modified_before, firstNotBefore),
  }
}

/** Whether what nobody is named as the author of is asked for. Only posts name theirs. */
export function isByNobody({
  author,
  author_exclude,
}: {
  author: number[] | undefined
  author_exclude: number[] | undefined
}): boolean {
  return (author === undefined || author.includes(0)) && !author_exclude?.includes(0)
}

type OrderName = 'author' | 'date' | 'id' | 'include' | 'modified' | 'parent' | 'relevance' | 'slug' | 'include_slugs' | 'title'

export function orderOf(orderby: OrderName, order: 'asc' | 'desc'): RecordOrder {
  const by = orderby === 'include' || orderby === 'relevance' || orderby === 'include_slugs' ? 'given' : orderby
  return { by, direction: order }
}

interface AskedOrder {
  orderby: string
  include: number[] | undefined
  search: string | undefined
  search_columns?: string[] | undefined
}

/** Orders that need something to order by, and parts that the index cannot tell apart. */
export function refuseReading(values: AskedOrder): RestProblem | null {
  if (values.search_columns !== undefined && columnsOf(values.search_columns) === null) {
    const message = 'search_columns 只能是 post_title，或全部三欄。'
    return wrongParameters({ search_columns: { code: 'rest_not_in_enum', message } })
  }
  if (values.orderby === 'include' && values.include === undefined) return problem('rest_orderby_include_missing_include')
  if (values.orderby === 'relevance' && !values.search?.trim()) return problem('rest_no_search_term_defined')
  return null
}

/** What a search looks at; `null`: something that cannot be told apart. */
function columnsOf(columns: string[]): 'title' | 'all' | null {
  const named = new Set(columns)
  if (named.size === 0 || named.size === SEARCH_COLUMNS.items.enum.length) return 'all'
  return named.size === 1 && named.has('post_title') ? 'title' : null
}

/** Whether a found document is one by what was to be looked at. */
export function isFoundBy(columns: string[] | undefined, search: string, title: string): boolean {
  if (columns === undefined || columnsOf(columns) === 'all') return true
  const words = foldText(title).text
  return search.split(/\s+/).every((word) => words.includes(foldText(word).text))
}

interface Chosen {
  include: number[] | undefined
  bySlug: number[] | null
  found: number[] | null
}

/** Ids that are in all that was given, as the order wants them. */
export function chosenIds(orderby: string, { include, bySlug, found }: Chosen): number[] | null {
  if (orderby === 'relevance') return namedIds(include, bySlug, found)
  if (orderby === 'include_slugs') return namedIds(found, include, bySlug)
  return namedIds(found, bySlug, include)
}
