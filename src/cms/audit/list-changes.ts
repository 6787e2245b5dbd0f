import type { FlattenedField } from 'payload'
import type { Change } from '#audit/entry.ts'
import { isSame, isWritten, labelOfField } from '../history/describe-changes.ts'

const LONGEST = 60
const MOST_CHANGES = 30

type Document = Record<string, unknown>

/** The fields that differ, by the names that editors know, with short values where a field has such. */
export function listChanges(fields: readonly FlattenedField[], before: Document, after: Document): Change[] {
  return differencesIn(fields, before, after, '').slice(0, MOST_CHANGES)
}

function differencesIn(fields: readonly FlattenedField[], before: Document, after: Document, above: string): Change[] {
  return fields.flatMap((field) => {
    const [old, young] = [before[field.name], after[field.name]]
    if (!isTold(field) || isSame(old, young)) return []
    const name = `${above}${labelOfField(field)}`
    if (field.type === 'group') return differencesIn(field.flattenedFields, asDocument(old), asDocument(young), `${name}／`)
    const [was, is] = [shortValue(field, old), shortValue(field, young)]
    if (was === null || is === null) return [{ field: name }]
    return [{ field: name, ...(was !== '' && { before: was }), after: is }]
  })
}

function isTold(field: FlattenedField): boolean {
  const isForm = !(field.admin && 'disabled' in field.admin && field.admin.disabled)
  return isForm && isWritten(field) && !('hidden' in field && field.hidden) && !('virtual' in field && field.virtual)
}

function asDocument(value: unknown): Document {
  return typeof value === 'object' && value !== null ? (value as Document) : {}
}

/** `null` where the value is too large to be told: texts with formats, layouts, rows. */
function shortValue(field: FlattenedField, value: unknown): string | null {
  if (value === undefined || value === null || value === '') return ''
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'code':
    case 'date':
    case 'number':
      return shorten([value].flat().join('、'))
    case 'email':
      return hideMailbox(String(value))
    case 'checkbox':
      return value === true ? '是' : '否'
    case 'select':
    case 'radio':
      return shorten(
        [value]
          .flat()
          .map((chosen) => optionLabel(field.options, chosen))
          .join('、'),
      )
    case 'relationship':
    case 'upload': {
      const ids = [value].flat()
      return ids.every((id) => typeof id === 'number') ? shorten(ids.map((id) => `#${id}`).join('、')) : null
    }
    default:
      return null
  }
}

type Options = Extract<FlattenedField, { type: 'select' }>['options']

function optionLabel(options: Options, chosen: unknown): string {
  const option = options.find((one) => typeof one === 'object' && one.value === chosen)
  return typeof option === 'object' && typeof option.label === 'string' ? option.label : String(chosen)
}

/** `m…@example.edu.tw`: enough to see that it was changed, and where to. */
function hideMailbox(address: string): string {
  return shorten(address.replace(/^(.)[^@]*/u, '$1…'))
}

function shorten(text: string): string {
  const letters = [...text]
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}…` : text
}
