import type { FlattenedField, Payload } from 'payload'
import { whyNotIn, whyTooDeep } from '#builder/may-stand.ts'
import { slotsOf } from '#builder/tree.ts'
import { createWidgets } from '#builder/widgets.ts'
import type { StoredBlock } from '#published/types.ts'
import { storedBlocks } from '#settings/kinds/content.ts'
import { catalogue } from '../catalogue.ts'
import { type Budget, createBudget, spendRows, spendText, whyNoDocument } from './check-amount.ts'
import { checkLength, checkLine } from './check-writing.ts'
import { isDocumentId } from './document-id.ts'
import { refuseWith } from './refuse-with.ts'

const MAX_NODE_DEPTH = 100
const widgets = createWidgets(catalogue)

type Kind = (value: unknown, field: FlattenedField) => boolean

const isText = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)
/** One, or a list of them where the field takes many. */
const oneOrMany =
  (isOne: Kind): Kind =>
  (value, field) =>
    isOne(value, field) ||
    ('hasMany' in field && field.hasMany === true && Array.isArray(value) && value.every((one) => isOne(one, field)))
const isMoment = (value: unknown) => !Number.isNaN(new Date(value as string).getTime())
const isObject = (value: unknown) => typeof value === 'object' && !Array.isArray(value)
/** Rich text is walked by whatever reads it, so that every node has to be one. */
const isNode = (value: unknown, depth = 0): boolean => {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || depth > MAX_NODE_DEPTH) return false
  const { children = [] } = value as { children?: unknown }
  return Array.isArray(children) && children.every((child) => isNode(child, depth + 1))
}
/** By its number, or as the document itself; where several collections are offered, with the name of one. */
const isReference: Kind = (value, field) => {
  if (isDocumentId(value)) return true
  if (value === null || !isObject(value)) return false
  const { relationTo, value: document, id } = value as Record<string, unknown>
  if (relationTo === undefined) return isDocumentId(id)
  const names: readonly unknown[] = 'relationTo' in field && Array.isArray(field.relationTo) ? field.relationTo : []
  return names.includes(relationTo) && (document === null || isDocumentId(document) || isDocumentId(Object(document).id))
}

/** Payload's forms send the number of rows where there are none. */
const isRows: Kind = (value) => value === 0 || Array.isArray(value)

const KINDS: Partial<Record<FlattenedField['type'], Kind>> = {
  text: oneOrMany(isText),
  textarea: isText,
  email: isText,
  code: isText,
  select: oneOrMany(isText),
  radio: isText,
  number: oneOrMany(isText),
  checkbox: isText,
  date: (value) => (typeof value === 'string' || value instanceof Date) && isMoment(value),
  relationship: oneOrMany(isReference),
  upload: oneOrMany(isReference),
  richText: (value) => isNode(value) && isNode((value as { root?: unknown }).root ?? {}),
  group: isObject,
  tab: isObject,
  array: isRows,
  blocks: isRows,
}

/**
 * Refuses data of another kind than the fields', more of it than they take, and widgets where they may not stand. Payload's
 * validation comes after hooks that take the kind for granted, would follow widgets in widgets to any depth, and leaves drafts out.
 */
export function checkData(payload: Payload, fields: readonly FlattenedField[], data: unknown, { isDraft = false } = {}): void {
  refuseFor(whyNoDocument(data))
  checkFields({ payload, isDraft, around: [], budget: createBudget() }, fields, data)
}

interface Place {
  payload: Payload
  /** Payload will look at nothing. */
  isDraft: boolean
  /** The names of the widgets that hold the data. */
  around: readonly string[]
  /** Shared by all of the document. */
  budget: Budget
}

function checkFields(place: Place, fields: readonly FlattenedField[], data: unknown): void {
  if (typeof data !== 'object' || data === null) refuseWith('沒有內容。')
  for (const field of fields) {
    const value: unknown = Object.hasOwn(data, field.name) ? Reflect.get(data, field.name) : undefined
    // What follows looks into groups without asking whether they are there.
    if (value === null && field.type === 'group') refuseField(field.name)
    if (value === undefined || value === null) continue
    if (field.type === 'richText') spendText(place.budget, field.name, value)
    if (KINDS[field.type]?.(value, field) === false) refuseField(field.name)
    checkLength(field, value)
    // Widgets clean their own lines when they are read.
    if (place.isDraft && place.around.length === 0) checkLine(field, value)
    spendRows(place.budget, field, value)
    checkInside(place, field, value)
  }
}

function checkInside(place: Place, field: FlattenedField, value: unknown): void {
  const rows: unknown[] = Array.isArray(value) ? value : []
  if (field.type === 'blocks') {
    for (const row of rows) checkBlock(place, row, field)
  } else if (field.type === 'richText') {
    for (const widget of widgetsIn(Reflect.get(Object(value), 'root'))) {
      const [block] = storedBlocks([widget])
      if (block === undefined) refuseField(field.name)
      checkBlockOfText(place, block)
    }
  } else if (field.type === 'array') {
    for (const row of rows) checkFields(place, field.flattenedFields, row)
  } else if ('flattenedFields' in field) {
    checkFields(place, field.flattenedFields, value)
  }
}

/** However deep they stand: who renders a text goes less deep than Payload does. */
function* widgetsIn(node: unknown): Generator<unknown> {
  const { type, fields, children } = Object(node) as Record<string, unknown>
  if (type === 'block' || type === 'inlineBlock') yield fields
  if (Array.isArray(children)) for (const child of children) yield* widgetsIn(child)
}

type BlocksField = Extract<FlattenedField, { type: 'blocks' }>

function checkBlock(place: Place, row: unknown, field: BlocksField): void {
  const { around } = place
  const [block] = storedBlocks([row])
  const widget = place.payload.config.blocks?.find(({ slug }) => slug === block?.blockType)
  if (block === undefined || widget === undefined) refuseField(field.name)
  // Outside of widgets a field says itself what it takes.
  const isOffered = around.length === 0 && (field.blockReferences ?? []).includes(block.blockType)
  refuseFor(isOffered ? null : whyNotIn(around, block.blockType, widgets))
  checkFields({ ...place, around: [...around, block.blockType] }, widget.flattenedFields, block)
}

/** Which widgets a text may hold is for its own hooks to say, which would follow them to any depth. */
function checkBlockOfText(place: Place, block: StoredBlock): void {
  const { around, payload } = place
  checkDepth(block, around.length + 1)
  const widget = payload.config.blocks?.find(({ slug }) => slug === block.blockType)
  if (widget !== undefined) checkFields({ ...place, around: [...around, block.blockType] }, widget.flattenedFields, block)
}

function checkDepth(block: StoredBlock, depth: number): void {
  refuseFor(whyTooDeep(depth))
  for (const { blocks } of slotsOf(block, widgets)) for (const inner of storedBlocks(blocks)) checkDepth(inner, depth + 1)
}

function refuseFor(reason: string | null): void {
  if (reason !== null) refuseWith(reason)
}

function refuseField(name: string): never {
  refuseWith(`欄位「${name}」的資料種類不正確。`)
}
