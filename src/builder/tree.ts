import type { Field } from 'payload'
import { isRecord } from '#platform/is-record.ts'
import type { StoredBlock } from '#published/types.ts'
import { isStoredBlock } from '#settings/kinds/content.ts'
import type { Widgets } from './widgets.ts'

/** A document as it is stored: blocks in order, each with its settings, further blocks among them. */
export type Layout = readonly StoredBlock[]

/** Where a block stands, or could: in a slot of another block, or directly on the page. */
export interface Place {
  /** Id of the block around it; `null` on the page itself. */
  parent: string | null
  /** Path of the slot in its block, such as `content` or `columns.1.content`; empty on the page itself. */
  slot: string
  index: number
}

/** A list of blocks inside a block. */
export interface Slot {
  path: string
  /** What editors call it. */
  label: string
  blocks: Layout
}

export interface Standing {
  block: StoredBlock
  place: Place
  /** 1 on the page itself. */
  depth: number
}

/** The slots of a block, also the empty ones, in the order of its form. */
export function slotsOf(block: StoredBlock, widgets: Widgets): Slot[] {
  return slotsIn(widgets.fieldsOf(block.blockType), block, '')
}

function slotsIn(fields: readonly Field[], values: Record<string, unknown>, prefix: string): Slot[] {
  return fields.flatMap((field): Slot[] => {
    if (field.type === 'row') return slotsIn(field.fields, values, prefix)
    if (field.type === 'blocks') {
      const blocks = values[field.name]
      return [{ path: prefix + field.name, label: String(field.label), blocks: Array.isArray(blocks) ? blocks : [] }]
    }
    if (field.type === 'array') {
      const rows = values[field.name]
      if (!Array.isArray(rows)) return []
      return rows.flatMap((row, index) => {
        const inner = isRecord(row) ? slotsIn(field.fields, row, `${prefix}${field.name}.${index}.`) : []
        return inner.map((slot) => ({ ...slot, label: `第 ${index + 1} ${rowName(field)}` }))
      })
    }
    return []
  })
}

function rowName({ labels }: { labels?: { singular?: unknown } | undefined }): string {
  return String(labels?.singular ?? '項')
}

/** The block with the blocks of all its slots changed, in one go (a table may have thousands of them); what is none is left out. */
export function mapSlots(
  block: StoredBlock,
  widgets: Widgets,
  change: (slot: Pick<Slot, 'path' | 'blocks'>) => Layout,
): StoredBlock {
  const mapIn = (fields: readonly Field[], values: Record<string, unknown>, prefix: string): Record<string, unknown> => {
    const changed = fields.map((field): Record<string, unknown> => {
      if (field.type === 'row') return mapIn(field.fields, values, prefix)
      const value = 'name' in field ? values[field.name] : undefined
      if (field.type === 'blocks') {
        const blocks = Array.isArray(value) ? value.filter(isStoredBlock) : []
        return { [field.name]: change({ path: prefix + field.name, blocks }) }
      }
      if (field.type !== 'array' || !Array.isArray(value)) return {}
      const inRow = (row: unknown, index: number) =>
        isRecord(row) ? { ...row, ...mapIn(field.fields, row, `${prefix}${field.name}.${index}.`) } : row
      return { [field.name]: value.map(inRow) }
    })
    return Object.assign({}, ...changed)
  }
  return { ...block, ...mapIn(widgets.fieldsOf(block.blockType), block, '') }
}

/** Every block with its place, outer ones before those inside. */
export function* walk(layout: Layout, widgets: Widgets, parent: string | null = null, slot = '', depth = 1): Generator<Standing> {
  for (const [index, block] of layout.entries()) {
    yield { block, place: { parent, slot, index }, depth }
    for (const inner of slotsOf(block, widgets)) yield* walk(inner.blocks, widgets, block.id, inner.path, depth + 1)
  }
}

export function findBlock(layout: Layout, id: string, widgets: Widgets): Standing | null {
  for (const standing of walk(layout, widgets)) if (standing.block.id === id) return standing
  return null
}

/** The block and those around it, outermost first. */
export function lineOf(layout: Layout, id: string, widgets: Widgets): Standing[] {
  const line: Standing[] = []
  for (let at: string | null = id; at !== null; ) {
    const standing: Standing | null = findBlock(layout, at, widgets)
    if (standing === null) break
    line.unshift(standing)
    at = standing.place.parent
  }
  return line
}

/** The blocks of a slot; `null` where there is no such slot. */
export function slotAt(layout: Layout, { parent, slot }: Pick<Place, 'parent' | 'slot'>, widgets: Widgets): Slot | null {
  if (parent === null) return slot === '' ? { path: '', label: '頁面', blocks: layout } : null
  const standing = findBlock(layout, parent, widgets)
  return (standing && slotsOf(standing.block, widgets).find(({ path }) => path === slot)) ?? null
}

/** The layout with one of its blocks changed; what is not around that block stays the same object. */
export function changeBlock(layout: Layout, id: string, change: (block: StoredBlock) => StoredBlock, widgets: Widgets): Layout {
  let isChanged = false
  const next = layout.map((block) => {
    if (isChanged) return block
    const changed = block.id === id ? change(block) : changeInside(block, id, change, widgets)
    isChanged = changed !== block
    return changed
  })
  return isChanged ? next : layout
}

function changeInside(
  block: StoredBlock,
  id: string,
  change: (block: StoredBlock) => StoredBlock,
  widgets: Widgets,
): StoredBlock {
  for (const { path, blocks } of slotsOf(block, widgets)) {
    const changed = changeBlock(blocks, id, change, widgets)
    if (changed !== blocks) return setIn(block, path, changed) as StoredBlock
  }
  return block
}

/** The layout with the blocks of one slot changed. */
export function changeSlot(
  layout: Layout,
  { parent, slot }: Pick<Place, 'parent' | 'slot'>,
  change: (blocks: Layout) => Layout,
  widgets: Widgets,
): Layout {
  if (parent === null) return change(layout)
  const changeIt = (block: StoredBlock) => {
    const blocks = change(slotsOf(block, widgets).find(({ path }) => path === slot)?.blocks ?? [])
    // As before anything was put there: what is taken back leaves no trace.
    return setIn(block, slot, blocks.length === 0 ? undefined : blocks) as StoredBlock
  }
  return changeBlock(layout, parent, changeIt, widgets)
}

/** The value at a path such as `items.2.title`; `undefined` where there is none. */
export function getIn(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, step) => {
    if (Array.isArray(at)) return at[Number(step)]
    return isRecord(at) && Object.hasOwn(at, step) ? at[step] : undefined
  }, value)
}

/** A copy with the value at a path; `undefined` takes it away. */
export function setIn(value: unknown, path: string, next: unknown): unknown {
  const [step = '', ...rest] = path.split('.')
  const put = (old: unknown) => (rest.length === 0 ? next : setIn(old, rest.join('.'), next))
  if (Array.isArray(value)) return value.map((item, index) => (index === Number(step) ? put(item) : item))
  const record = isRecord(value) ? value : {}
  const { [step]: old, ...others } = record
  const inner = put(old)
  return inner === undefined ? others : { ...record, [step]: inner }
}
