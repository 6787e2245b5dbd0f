import type { Field, FlattenedField, RelationshipField, UploadField } from 'payload'
import { DOCUMENT_KINDS, documentId } from '#published/links.ts'
import { isLongText } from '../access/without-texts.ts'

/** Fields of a document that name a file of the media library and have a column of their own, as queries name them. */
export function mediaPathsOf(fields: readonly FlattenedField[], above: readonly string[] = []): string[] {
  return fields.flatMap((field) => {
    const path = [...above, field.name]
    if (namesMedia(field)) return [path.join('.')]
    return 'flattenedFields' in field ? mediaPathsOf(field.flattenedFields, path) : []
  })
}

/** Whether a document or a global with these fields can name a file: in a field of its own, in a widget or in a text. */
export function canNameMedia(fields: readonly FlattenedField[]): boolean {
  return fields.some(
    (field) => namesMedia(field) || isLongText(field) || ('flattenedFields' in field && canNameMedia(field.flattenedFields)),
  )
}

/** What the fields are called that name files: by these they are known in stored JSON. */
export function mediaFieldNames(fields: readonly Field[]): string[] {
  return fields.flatMap((field) => {
    if (namesMedia(field)) return [field.name]
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => mediaFieldNames(tab.fields))
    return 'fields' in field ? mediaFieldNames(field.fields) : []
  })
}

/** The files that a stored layout, text, document or global names. */
export function* mediaIn(stored: unknown, names: ReadonlySet<string>): Generator<number> {
  if (typeof stored !== 'object' || stored === null) return
  if (Array.isArray(stored)) {
    for (const each of stored) yield* mediaIn(each, names)
    return
  }
  // Pictures and links in a rich text.
  const inText = 'relationTo' in stored && stored.relationTo === 'media' && 'value' in stored ? documentId(stored.value) : null
  if (inText !== null) yield inText
  const kind = 'kind' in stored ? stored.kind : undefined
  for (const [key, value] of Object.entries(stored)) {
    const ids = names.has(key) ? [value].flat().flatMap((each) => documentId(each) ?? []) : []
    if (ids.length === 0) yield* mediaIn(value, names)
    else if (!isLeftOver(key, kind)) yield* ids
  }
}

export function holdsMedia(stored: unknown, id: number, names: ReadonlySet<string>): boolean {
  for (const each of mediaIn(stored, names)) if (each === id) return true
  return false
}

/** A link keeps what it led to before it was made to lead elsewhere, and nobody sees that. */
function isLeftOver(key: string, kind: unknown): boolean {
  return DOCUMENT_KINDS.some((each) => each === key) && typeof kind === 'string' && kind !== key
}

function namesMedia(field: Field | FlattenedField): field is UploadField | RelationshipField {
  return (field.type === 'upload' || field.type === 'relationship') && field.relationTo === 'media'
}
