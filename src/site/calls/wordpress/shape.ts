import { type RawQuery, splitList } from './raw-query.ts'

/** Which parts of an item a client wants: `_fields` and `_embed`. */
export interface Shape {
  /** Sorted; `null`: all of them. */
  fields: readonly string[] | null
  /** Relations whose targets come along; `null`: none. */
  embed: readonly string[] | null
}

const MOST_FIELDS = 50
const FIELD = /^[\w:-]{1,60}(?:\.[\w:-]{1,60}){0,5}$/
export const EMBEDDABLE = ['author', 'up', 'wp:featuredmedia', 'wp:term', 'self'] as const

export function readShape(query: RawQuery): Shape {
  const fields = query.get('_fields')
  const embed = query.get('_embed')
  const named = fields === undefined ? [] : [...new Set(splitList(fields))].filter((field) => FIELD.test(field)).sort()
  return {
    fields: named.length === 0 ? null : named.slice(0, MOST_FIELDS),
    embed: embed === undefined ? null : readEmbed(splitList(embed)),
  }
}

function readEmbed(named: string[]): readonly string[] {
  if (named.length === 0 || named.some((each) => each === 'true' || each === '1')) return EMBEDDABLE
  return EMBEDDABLE.filter((relation) => named.includes(relation))
}

/** Whether any part of a field is wanted, so that what is not need not be made. */
export function wants({ fields }: Shape, field: string): boolean {
  return fields === null || fields.some((each) => each === field || each.startsWith(`${field}.`))
}

/** Targets stand beside their links, so that both must be wanted. */
export function wantsEmbedded(shape: Shape, relation: string): boolean {
  return shape.embed?.includes(relation) === true && wants(shape, '_links') && wants(shape, '_embedded')
}

type Item = Record<string, unknown>

/** The wanted fields alone; `title.rendered` is a part of a part. */
export function pick(item: Item, { fields }: Shape): Item {
  if (fields === null) return item
  const tree = new Map<string, string[]>()
  for (const field of fields) {
    const [head = '', ...rest] = field.split('.')
    const inner = tree.get(head)
    if (rest.length === 0) tree.set(head, [])
    else if (inner === undefined) tree.set(head, [rest.join('.')])
    else if (inner.length > 0) inner.push(rest.join('.'))
  }
  return Object.fromEntries(
    Object.entries(item).flatMap(([name, value]) => {
      const inner = tree.get(name)
      if (inner === undefined) return []
      if (inner.length === 0 || typeof value !== 'object' || value === null || Array.isArray(value)) {
        return inner.length === 0 ? [[name, value]] : []
      }
      return [[name, pick(value as Item, { fields: inner, embed: null })]]
    }),
  )
}
