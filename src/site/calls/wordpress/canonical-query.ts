import type { Parameters } from './parameters.ts'
import { EMBEDDABLE, type Shape } from './shape.ts'

type ReadValues = Readonly<Record<string, unknown>>

/** The one spelling of a query: what it says in a fixed order, without defaults and without what means nothing here. */
export function canonicalQuery(parameters: Parameters, values: ReadValues, { fields, embed }: Shape): string {
  const query = new URLSearchParams()
  if (embed !== null && embed.length > 0) query.set('_embed', embed.length === EMBEDDABLE.length ? '1' : embed.join(','))
  if (fields !== null) query.set('_fields', fields.join(','))
  for (const name of Object.keys(parameters).sort()) {
    const value = values[name]
    const parameter = parameters[name]
    if (value === undefined || (parameter !== undefined && 'default' in parameter && parameter.default === value)) continue
    // A text may hold a comma itself.
    const isTexts = parameter?.type === 'array' && parameter.items.type === 'string'
    if (isTexts && Array.isArray(value)) for (const each of value) query.append(`${name}[]`, String(each))
    else query.set(name, Array.isArray(value) ? value.join(',') : String(value))
  }
  return query.size === 0 ? '' : `?${query}`
}

const ANYTHING = ['search', 'include', 'exclude', 'offset', 'after', 'before', 'modified_after', 'modified_before', 'mime_type']
const MOST_TERMS = 5

/** Whether many are likely to ask the same. Nobody may fill the memory with what nobody else asks for. */
export function isWorthKeeping(values: ReadValues): boolean {
  const lists = Object.values(values).filter((value): value is unknown[] => Array.isArray(value))
  const isShort = (list: unknown[]) => list.length <= (typeof list[0] === 'number' ? MOST_TERMS : 1)
  return ANYTHING.every((name) => values[name] === undefined) && lists.every(isShort)
}
