import type { ClientBlock, ClientField } from 'payload'
import type { CopiedRow } from './copied-row.ts'

/** What is known of a form: its fields, the widgets by name, and which widget stands in a row. */
export interface FormSchema {
  fields: ClientField[]
  blocks: Record<string, ClientBlock>
  blockTypeAt: (path: string) => string | undefined
}

/** Whether the list at this path may hold the row: a widget that it offers, or a row of the same fields. */
export function mayHold(schema: FormSchema, path: string, { blockType, state }: CopiedRow): boolean {
  const list = findField(schema, schema.fields, path.split('.'), '')
  if (list?.type === 'array') {
    const names = new Set(namesOf(list.fields))
    return blockType === undefined && Object.keys(state).every((name) => name === 'id' || names.has(name.split('.')[0] ?? ''))
  }
  return list?.type === 'blocks' && blockType !== undefined && offered(list).includes(blockType)
}

function offered(list: Extract<ClientField, { type: 'blocks' }>): string[] {
  // Payload leaves out whichever of the two is empty, whatever its type says.
  return [...(list.blockReferences ?? []), ...(list.blocks ?? [])].map((block) =>
    typeof block === 'string' ? block : block.slug,
  )
}

function findField(schema: FormSchema, fields: ClientField[], steps: string[], before: string): ClientField | null {
  const [name = '', row, ...rest] = steps
  const field = flatten(fields).find((candidate) => 'name' in candidate && candidate.name === name)
  const path = before === '' ? name : `${before}.${name}`
  if (field === undefined || row === undefined) return field ?? null
  if (field.type === 'group') return findField(schema, field.fields, [row, ...rest], path)
  const at = `${path}.${row}`
  if (field.type === 'array') return findField(schema, field.fields, rest, at)
  const block = field.type === 'blocks' ? schema.blocks[schema.blockTypeAt(at) ?? ''] : undefined
  return block === undefined ? null : findField(schema, block.fields, rest, at)
}

/** Fields without those that only lay out others. */
function flatten(fields: ClientField[]): ClientField[] {
  return fields.flatMap((field) => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => flatten(tab.fields))
    const isFrame = field.type === 'row' || field.type === 'collapsible' || (field.type === 'group' && !('name' in field))
    return isFrame ? flatten(field.fields) : [field]
  })
}

function namesOf(fields: ClientField[]): string[] {
  return flatten(fields).flatMap((field) => ('name' in field && typeof field.name === 'string' ? [field.name] : []))
}
