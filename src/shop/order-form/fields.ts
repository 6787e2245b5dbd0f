const ORDER_FIELDS = ['name', 'email', 'phone', 'note', 'consent'] as const

export type OrderField = (typeof ORDER_FIELDS)[number]
export type OrderProblems = Partial<Record<OrderField, string>>
/** What the visitor has filled in. */
export type OrderValues = Partial<Record<OrderField, string>>

/** How many characters a field may have. */
export const LONGEST: Record<Exclude<OrderField, 'consent'>, number> = { name: 60, email: 254, phone: 40, note: 500 }
export const CONSENT = 'yes'

export function orderValuesOf(fields: URLSearchParams): OrderValues {
  return Object.fromEntries(ORDER_FIELDS.flatMap((name) => (fields.has(name) ? [[name, fields.get(name) ?? '']] : [])))
}

/** In the order of the form. */
export function listProblems(problems: OrderProblems): { name: OrderField; text: string }[] {
  return ORDER_FIELDS.flatMap((name) => {
    const text = problems[name]
    return text === undefined ? [] : { name, text }
  })
}
