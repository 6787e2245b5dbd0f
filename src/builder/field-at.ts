import type { Field } from 'payload'
import { getIn } from './tree.ts'

/** The form field of a setting by its path in the block, such as `items.2.title`; `null` where the form has none. */
export function fieldAt(fields: readonly Field[], block: unknown, path: string): Field | null {
  const steps = path.split('.')
  let inside: readonly Field[] = fields
  for (let at = 0; at < steps.length; at++) {
    const field = fieldNamed(inside, steps[at] ?? '')
    if (field === null || at === steps.length - 1) return field
    if (field.type === 'array') {
      at += 1
      // A row that is not there has no settings.
      if (getIn(block, steps.slice(0, at + 1).join('.')) === undefined || at === steps.length - 1) return null
    }
    if (field.type !== 'array' && field.type !== 'group') return null
    inside = field.fields
  }
  return null
}

const ZONE_SUFFIX = '_tz'

function fieldNamed(fields: readonly Field[], name: string): Field | null {
  for (const field of fields) {
    if (field.type === 'row') {
      const inner = fieldNamed(field.fields, name)
      if (inner !== null) return inner
    } else if ('name' in field && field.name === name) return field
    // Beside a moment stands the zone that it was written in.
    else if (field.type === 'date' && name === field.name + ZONE_SUFFIX) return { name, type: 'text', maxLength: 60 }
  }
  return null
}
