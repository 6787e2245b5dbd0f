interface PagingValues<Order extends string> {
  page: number
  per_page: number
  offset: number | undefined
  include?: number[] | undefined
  exclude?: number[] | undefined
  order: string
  orderby: Order
}

type Keys<T> = Partial<Record<string, (item: T) => string | number>>

export function offsetOf({ page, per_page, offset }: { page: number; per_page: number; offset?: number | undefined }): number {
  return offset ?? (page - 1) * per_page
}

/** One page of items that are all in memory. Orders without a key of their own go by id. */
export function paginate<T extends { id: number }>(all: T[], values: PagingValues<string>, keys: Keys<T>) {
  const matching = all.filter(
    ({ id }) => (values.include === undefined || values.include.includes(id)) && !values.exclude?.includes(id),
  )
  const key = keys[values.orderby] ?? (({ id }: T) => id)
  const sign = values.order === 'desc' ? -1 : 1
  const isGiven = values.orderby === 'include'
  const sorted = matching.toSorted((a, b) => (isGiven ? 1 : sign) * (compare(key(a), key(b)) || a.id - b.id))
  const start = offsetOf(values)
  return { items: sorted.slice(start, start + values.per_page), total: sorted.length }
}

const collator = new Intl.Collator('zh-Hant-TW')

function compare(a: string | number, b: string | number): number {
  return typeof a === 'string' && typeof b === 'string' ? collator.compare(a, b) : Number(a) - Number(b)
}
