import type { Field, TextareaField, TextField } from 'payload'
import { isRecord } from '#platform/is-record.ts'
import type { StoredBlock } from '#published/types.ts'
import type { Widgets } from './widgets.ts'

/** A text setting of a block, to be written where the page shows it. */
export interface BlockText {
  /** Of the setting in its block, such as `items.2.title`. */
  path: string
  value: string
  isMultiline: boolean
}

/** The texts of a block itself that say something, in the order of its form; those of blocks inside it are theirs. */
export function textsOf(block: StoredBlock, widgets: Widgets): BlockText[] {
  return textsIn(widgets.fieldsOf(block.blockType), block, '')
}

function textsIn(fields: readonly Field[], values: Record<string, unknown>, prefix: string): BlockText[] {
  return fields.flatMap((field): BlockText[] => {
    switch (field.type) {
      case 'row':
        return textsIn(field.fields, values, prefix)
      case 'text':
      case 'textarea':
        return textIn(field, values[field.name], prefix)
      case 'group': {
        if (!('name' in field)) return []
        const inner = values[String(field.name)]
        return textsIn(field.fields, isRecord(inner) ? inner : {}, `${prefix}${field.name}.`)
      }
      case 'array': {
        const rows = values[field.name]
        if (!Array.isArray(rows)) return []
        return rows.flatMap((row, index) => (isRecord(row) ? textsIn(field.fields, row, `${prefix}${field.name}.${index}.`) : []))
      }
      default:
        return []
    }
  })
}

function textIn(field: TextField | TextareaField, stored: unknown, prefix: string): BlockText[] {
  // What is validated is an address or a name for machines.
  if (field.validate !== undefined) return []
  const value = stored === undefined ? field.defaultValue : stored
  if (typeof value !== 'string' || value.trim() === '') return []
  return [{ path: prefix + field.name, value, isMultiline: field.type === 'textarea' }]
}
