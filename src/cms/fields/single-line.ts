import type { CollectionConfig, Field, Tab, TextareaField, TextField } from 'payload'
import { text, textarea } from 'payload/shared'
import { BREAKS_LINE, TURNS_WRITING } from '#platform/line-breaks.ts'

/** What is said of a line with more than a line in it. */
export const NOT_IN_ONE_LINE = '這裡只能有一行，請刪除換行與定位字元（Tab）等看不見的字元。'

/** What is said of a text that may read as something else than it is. */
export const TURNS = '這裡有改變文字方向的隱形字元（常隨著複製貼上而來），請刪除後重新輸入。'

/**
 * The collection or global with every text that people write held to one line, whatever is sent past the form: such a text becomes
 * part of a mail's header, a line of a log or a label. What has lines is a textarea, and reads in the direction in which it was
 * written, too.
 */
export function withSingleLines<Config extends Pick<CollectionConfig, 'fields'>>(config: Config): Config {
  return { ...config, fields: config.fields.map(inOneLine) }
}

function inOneLine(field: Field): Field {
  switch (field.type) {
    case 'text':
      return field.admin?.readOnly || field.admin?.hidden || field.hasMany ? field : singleLine(field)
    case 'textarea':
      return inOneDirection(field)
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

function inOneDirection(field: TextareaField): TextareaField {
  const check = field.validate ?? textarea
  return {
    ...field,
    validate: (value, options) => (typeof value === 'string' && TURNS_WRITING.test(value) ? TURNS : check(value, options)),
  }
}
