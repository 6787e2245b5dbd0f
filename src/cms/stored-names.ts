import type { FlattenedField } from 'payload'

/** The table in which Payload keeps the documents of a collection, or a global. */
export function tableOf(slug: string): string {
  return slug.replaceAll('-', '_')
}

/** The table of their versions. */
export function versionTableOf(slug: string): string {
  return `_${tableOf(slug)}_v`
}

/** The columns that hold layouts and formatted texts, as JSON. Rows of an array have a table of their own and are left out. */
export function textColumnsOf(fields: readonly FlattenedField[], above: readonly string[] = []): string[] {
  return fields.flatMap((field) => {
    const path = [...above, columnOf(field.name)]
    if (field.type === 'blocks' || field.type === 'richText') return [path.join('_')]
    return 'flattenedFields' in field && field.type !== 'array' ? textColumnsOf(field.flattenedFields, path) : []
  })
}

function columnOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
