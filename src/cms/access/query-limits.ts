import { QueryError } from 'payload'

/** The largest page of the admin's lists. */
const MAX_LIMIT = 100
/** Tables ask for the names of all related documents in view at once, by a list of their ids. */
const MAX_IDS = 1000
const MAX_PAGE = 100_000
const MAX_SORT_FIELDS = 4
const DEFAULT_LIMIT = 10

/** How much a query asks for. `limit: 0` and `pagination: false` mean everything to Payload. */
export interface Extent {
  limit?: unknown
  page?: unknown
  pagination?: unknown
  where?: unknown
}

/** The same query with a limit that one answer can bear; never "everything". */
export function limitExtent({ limit, page, pagination, where }: Extent): { limit: number; page: number } {
  const most = Math.max(MAX_LIMIT, idsNamedIn(where))
  const asked = limit === undefined || limit === null ? (pagination === false ? most : DEFAULT_LIMIT) : Number(limit)
  return {
    limit: Number.isSafeInteger(asked) && asked > 0 ? Math.min(asked, most) : most,
    page: clampPage(page),
  }
}

/** Fields of a `sort`, without their direction. Payload takes a list, or one text with commas. */
export function sortFieldsOf(sort: unknown): string[] {
  if (sort === undefined || sort === null || sort === '') return []
  const fields = (Array.isArray(sort) ? sort : [sort]).flatMap((entry) => {
    if (typeof entry !== 'string') throw new QueryError([{ path: 'sort' }])
    return entry.split(',').map((field) => field.trim().replace(/^-/, '').replaceAll('__', '.'))
  })
  if (fields.length > MAX_SORT_FIELDS) throw new QueryError([{ path: 'sort' }])
  return fields
}

/** The values of a list operator, which may also come as one text with commas. */
export function valuesOf(value: unknown): unknown[] {
  const values = typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : [value]
  if (values.length > MAX_IDS) throw new QueryError([{ path: 'in' }])
  return values
}

function clampPage(page: unknown): number {
  const asked = Number(page ?? 1)
  return Number.isSafeInteger(asked) && asked > 0 ? Math.min(asked, MAX_PAGE) : 1
}

function idsNamedIn(where: unknown): number {
  const { id } = (where ?? {}) as { id?: { in?: unknown } }
  return typeof id === 'object' && id !== null && id.in !== undefined ? valuesOf(id.in).length : 0
}
