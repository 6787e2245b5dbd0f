import type { CollectionConfig, Field, Tab, TextField } from 'payload'
import { text } from 'payload/shared'
import { BREAKS_LINE } from '#platform/line-breaks.ts'

/** What is said of a line with more than a line in it. */
export const NOT_IN_ONE_LINE = '這裡只能有一行，請刪除換行與定位字元（Tab）等看不見的字元。'

/**
 * The collection or global with every text that people write held to one line, whatever is sent past the form: such a text becomes
 * part of a mail's header, a line of a log or a label. What has lines is a textarea.
 */
export function withSingleLines<Config extends Pick<CollectionConfig, 'fields'>>(config: Config): Config {
  return { ...config, fields: config.fields.map(inOneLine) }
}

function inOneLine(field: Field): Field {
  switch (field.type) {
    case 'text':
      return field.admin?.readOnly || field.admin?.hidden || field.hasMany ? field : singleLine(field)
    case 'tabs':
      return { ...field, tabs: field.tabs.map((tab): Tab => ({ ...tab, fields: tab.fields.map(inOneLine) })) }
    case 'array':
    case 'group':
    case 'row':
    case 'collapsible':
      return { ...field, fields: field.fields.map(inOneLine) }
    default:
      return field
  }
}

function singleLine(field: Extract<TextField, { hasMany?: false }>): TextField {
  const check = field.validate ?? text
  return {
    ...field,
    validate(value, options) {
      if (typeof value !== 'string' || !BREAKS_LINE.test(value)) return check(value, options)
      // What a field says of its own is more exact.
      const own = field.validate?.(value, options)
      return typeof own === 'string' ? own : NOT_IN_ONE_LINE
    },
  }
}
