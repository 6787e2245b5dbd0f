import type { FlattenedField } from 'payload'

const MOST_NAMED = 4
/** Written by Payload or by hooks, and not by whoever saves. */
const OWN_FIELDS = new Set(['id', 'createdAt', 'updatedAt', 'deletedAt', 'editedBy', '_status'])

type Document = Record<string, unknown>

interface Words {
  fields: readonly FlattenedField[]
  /** The name of a widget. */
  labelOf(widget: string): string
}

/** What was done between two versions of a document, in a few words; `before` is `null` for the first. */
export function describeChanges(before: Document | null, after: Document, { fields, labelOf }: Words): string {
  if (before === null) return after._status === 'published' ? '建立並發布' : '建立'
  const changed = fields.filter((field) => isWritten(field) && !isSame(before[field.name], after[field.name]))
  const done = changed.flatMap((field) => {
    const widgets = describeWidgets(before[field.name], after[field.name], labelOf)
    return widgets.length > 0 ? widgets : [`改了${labelOfField(field)}`]
  })
  const published =
    after._status === 'published' ? ['發布'] : before._status === 'published' && done.length === 0 ? ['取消發布'] : []
  const all = [...published, ...new Set(done)]
  if (all.length === 0) return '沒有變更'
  return all.length > MOST_NAMED ? `${all.slice(0, MOST_NAMED).join('、')}等 ${all.length} 處` : all.join('、')
}

export function isWritten(field: FlattenedField): boolean {
  const admin: { hidden?: unknown; readOnly?: unknown } = 'admin' in field && field.admin ? field.admin : {}
  return !OWN_FIELDS.has(field.name) && admin.hidden !== true && admin.readOnly !== true
}

export function labelOfField(field: FlattenedField): string {
  return 'label' in field && typeof field.label === 'string' ? field.label : field.name
}

interface Widget {
  label: string
  /** Its own settings, without the widgets in it. */
  settings: string
}

function describeWidgets(before: unknown, after: unknown, labelOf: (widget: string) => string): string[] {
  const [old, young] = [widgetsIn(before, labelOf), widgetsIn(after, labelOf)]
  const quoted = (verb: string, ids: string[], from: Map<string, Widget>) => ids.map((id) => `${verb}「${from.get(id)?.label}」`)
  const common = [...young.keys()].filter((id) => old.has(id))
  const wereIn = [...old.keys()].filter((id) => young.has(id))
  const edited = common.filter((id) => old.get(id)?.settings !== young.get(id)?.settings)
  return [
    ...quoted(
      '新增',
      [...young.keys()].filter((id) => !old.has(id)),
      young,
    ),
    ...quoted(
      '移除',
      [...old.keys()].filter((id) => !young.has(id)),
      old,
    ),
    ...(isSame(common, wereIn) ? [] : ['調整了順序']),
    ...quoted('改了', edited, young),
  ]
}

/** All of them, those inside others as well, in the order in which they stand. */
function widgetsIn(value: unknown, labelOf: (widget: string) => string, found = new Map<string, Widget>()): Map<string, Widget> {
  if (Array.isArray(value)) for (const part of value) widgetsIn(part, labelOf, found)
  else if (typeof value === 'object' && value !== null) {
    const { id, blockType } = value as { id?: unknown; blockType?: unknown }
    if (typeof id === 'string' && typeof blockType === 'string') {
      found.set(id, { label: labelOf(blockType), settings: JSON.stringify(withoutWidgets(value, true)) })
    }
    for (const part of Object.values(value)) widgetsIn(part, labelOf, found)
  }
  return found
}

function withoutWidgets(value: unknown, isOutermost = false): unknown {
  if (Array.isArray(value)) return value.map((part) => withoutWidgets(part)).filter((part) => part !== undefined)
  if (typeof value !== 'object' || value === null) return value ?? undefined
  if (!isOutermost && 'blockType' in value) return undefined
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([name, part]) => [name, withoutWidgets(part)]))
}

/** An empty list and no list are the same; so are objects whose fields stand in another order. */
export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(plain(a)) === JSON.stringify(plain(b))
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(plain)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value === '' ? undefined : (value ?? undefined)
  const entries = Object.entries(value).flatMap(([name, part]) => {
    const inner = plain(part)
    return inner === undefined ? [] : [[name, inner] as const]
  })
  return entries.length === 0 ? undefined : Object.fromEntries(entries.sort(([x], [y]) => (x < y ? -1 : 1)))
}
