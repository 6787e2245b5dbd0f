import type { Field } from 'payload'
import { isRecord } from '#platform/is-record.ts'
import type { StoredBlock } from '#published/types.ts'
import type { Widgets } from './widgets.ts'

/** Gives ids that nothing else has. */
export type NewId = () => string

interface NewBlockOptions {
  /** With words in what must have some, and rows in lists that must have some: a widget shows at once what it is. */
  hasSamples?: boolean
}

/** A block as its form would begin it. */
export function newBlock(name: string, widgets: Widgets, newId: NewId, options: NewBlockOptions = {}): StoredBlock {
  const fields = widgets.fieldsOf(name)
  const block = { id: newId(), blockType: name, ...(options.hasSamples ? samplesOf(fields) : {}), ...defaultsOf(fields) }
  return withRowIds(block, fields, newId) as StoredBlock
}

function samplesOf(fields: readonly Field[]): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap((field): [string, unknown][] => {
      if (field.type === 'row') return Object.entries(samplesOf(field.fields))
      if (field.type === 'array' && field.minRows) {
        return [[field.name, Array.from({ length: field.minRows }, (_, index) => numbered(samplesOf(field.fields), index + 1))]]
      }
      const isText = field.type === 'text' || field.type === 'textarea'
      // What is validated is an address or a name for machines.
      if (!isText || !field.required || field.validate !== undefined) return []
      return [[field.name, String(field.label).slice(0, field.maxLength)]]
    }),
  )
}

/** Rows that say the same could not be told apart on the page. */
function numbered(row: Record<string, unknown>, number: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, typeof value === 'string' ? `${value} ${number}` : value]),
  )
}

function defaultsOf(fields: readonly Field[]): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap((field): [string, unknown][] => {
      if (field.type === 'row') return Object.entries(defaultsOf(field.fields))
      if (!('defaultValue' in field) || field.defaultValue === undefined || !('name' in field)) return []
      return [[String(field.name), structuredClone(field.defaultValue)]]
    }),
  )
}

function withRowIds(values: Record<string, unknown>, fields: readonly Field[], newId: NewId): Record<string, unknown> {
  const rows = fields.flatMap((field): [string, unknown][] => {
    if (field.type !== 'array') return []
    const stored = values[field.name]
    return Array.isArray(stored) ? [[field.name, stored.map((row) => newRow(field, row, newId))]] : []
  })
  return { ...values, ...Object.fromEntries(rows) }
}

/** A row of a list as its form would begin it. */
export function newRow(field: Extract<Field, { type: 'array' }>, values: unknown, newId: NewId): Record<string, unknown> {
  const given = isRecord(values) ? values : {}
  return { ...defaultsOf(field.fields), ...given, id: newId() }
}

/** A copy whose blocks, rows and nodes have ids of their own. */
export function withNewIds<Value>(value: Value, newId: NewId): Value {
  if (Array.isArray(value)) return value.map((item) => withNewIds(item, newId)) as Value
  if (!isRecord(value)) return value
  const entries = Object.entries(value).map(([key, inner]) => [
    key,
    // Documents are referred to by numbers.
    key === 'id' && typeof inner === 'string' ? newId() : withNewIds(inner, newId),
  ])
  return Object.fromEntries(entries)
}
