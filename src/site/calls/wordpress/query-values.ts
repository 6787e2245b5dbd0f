import type { RecordOrder, RecordQuery } from '#published/records/types.ts'
import { firstAfter, firstNotBefore, parseMoment } from './moments.ts'
import { LARGEST_ID } from './parameters.ts'
import { problem, type RestProblem } from './problems.ts'

/** Ids that are in all of the lists given, in the order of the last; `null`: none was given. What can't be an id is left out. */
export function namedIds(...lists: (number[] | null | undefined)[]): number[] | null {
  const given = lists.flatMap((list) => (list ? [list] : []))
  const last = given.at(-1)
  if (last === undefined) return null
  const isId = (id: number) => id > 0 && id <= LARGEST_ID
  return [...new Set(last)].filter((id) => isId(id) && given.every((list) => list.includes(id)))
}

export function momentsOf(values: {
  after: string | undefined
  before: string | undefined
}): Pick<RecordQuery, 'since' | 'until'> {
  const [after, before] = [values.after, values.before].map((text) => (text === undefined ? null : parseMoment(text)))
  return {
    since: typeof after === 'number' ? firstAfter(after) : null,
    until: typeof before === 'number' ? firstNotBefore(before) : null,
  }
}

type OrderName = 'date' | 'id' | 'include' | 'modified' | 'relevance' | 'slug' | 'include_slugs' | 'title'

export function orderOf(orderby: OrderName, order: 'asc' | 'desc'): RecordOrder {
  const by = orderby === 'include' || orderby === 'relevance' || orderby === 'include_slugs' ? 'given' : orderby
  return { by, direction: order }
}

/** Orders that need something to order by. */
export function refuseOrder(values: {
  orderby: string
  include: number[] | undefined
  search: string | undefined
}): RestProblem | null {
  if (values.orderby === 'include' && values.include === undefined) return problem('rest_orderby_include_missing_include')
  if (values.orderby === 'relevance' && !values.search?.trim()) return problem('rest_no_search_term_defined')
  return null
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
