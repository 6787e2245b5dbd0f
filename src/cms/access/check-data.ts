import { APIError, type FlattenedField, type Payload } from 'payload'
import { whyNotIn, whyTooDeep } from '#builder/may-stand.ts'
import { slotsOf } from '#builder/tree.ts'
import { createWidgets } from '#builder/widgets.ts'
import type { StoredBlock } from '#published/types.ts'
import { storedBlocks } from '#settings/kinds/content.ts'
import { readNodes, walkNodes } from '#settings/rich-text/nodes.ts'
import { catalogue } from '../catalogue.ts'
import { checkRows, createTextBudget, spendText, type TextBudget } from './check-amount.ts'

const MAX_NODE_DEPTH = 100
const widgets = createWidgets(catalogue)

type Kind = (value: unknown) => boolean

const isText: Kind = (value) => ['string', 'number', 'boolean'].includes(typeof value)
const isTextOrTexts: Kind = (value) => isText(value) || (Array.isArray(value) && value.every(isText))
const isMoment: Kind = (value) => value === '' || !Number.isNaN(new Date(value as string).getTime())
const isObject: Kind = (value) => typeof value === 'object' && !Array.isArray(value)
/** Rich text is walked by whatever reads it, so that every node has to be one. */
const isNode = (value: unknown, depth = 0): boolean => {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || depth > MAX_NODE_DEPTH) return false
  const { children = [] } = value as { children?: unknown }
  return Array.isArray(children) && children.every((child) => isNode(child, depth + 1))
}
const isReference: Kind = (value) => isText(value) || isObject(value) || (Array.isArray(value) && value.every(isReference))

/** Payload's forms send the number of rows where there are none. */
const isRows: Kind = (value) => value === 0 || Array.isArray(value)

const KINDS: Partial<Record<FlattenedField['type'], Kind>> = {
  text: isTextOrTexts,
  textarea: isText,
  email: isText,
  code: isText,
  select: isTextOrTexts,
  radio: isText,
  number: isTextOrTexts,
  checkbox: isText,
  date: (value) => (isText(value) || value instanceof Date) && isMoment(value),
  relationship: isReference,
  upload: isReference,
  richText: (value) => isNode(value) && isNode((value as { root?: unknown }).root ?? {}),
  group: isObject,
  tab: isObject,
  array: isRows,
  blocks: isRows,
}

/**
 * Refuses data of another kind than the fields', more of it than they take, and widgets where they may not stand. Payload's
 * validation comes after hooks that take the kind for granted, would follow widgets in widgets to any depth, and leaves drafts out.
 * `around` are the names of those that hold the data.
 */
export function checkData(
  payload: Payload,
  fields: readonly FlattenedField[],
  data: unknown,
  around: readonly string[] = [],
  budget = createTextBudget(),
): void {
  if (typeof data !== 'object' || data === null) throw new APIError('沒有內容。', 400, undefined, true)
  for (const field of fields) {
    const value: unknown = Object.hasOwn(data, field.name) ? Reflect.get(data, field.name) : null
    if (value === undefined || value === null) continue
    if (field.type === 'richText') spendText(budget, field.name, value)
    if (KINDS[field.type]?.(value) === false) refuseField(field.name)
    checkRows(field, value)
    const rows: unknown[] = Array.isArray(value) ? value : []
    if (field.type === 'blocks') {
      for (const row of rows) checkBlock(payload, row, around, field, budget)
    } else if (field.type === 'richText') {
      for (const { type, source } of walkNodes(readNodes(value)))
        for (const block of type === 'block' ? storedBlocks([source.fields]) : []) checkDepth(block, around.length + 1)
    } else if (field.type === 'array') {
      for (const row of rows) checkData(payload, field.flattenedFields, row, around, budget)
    } else if ('flattenedFields' in field) {
      checkData(payload, field.flattenedFields, value, around, budget)
    }
  }
}

type BlocksField = Extract<FlattenedField, { type: 'blocks' }>

function checkBlock(payload: Payload, row: unknown, around: readonly string[], field: BlocksField, budget: TextBudget): void {
  const [block] = storedBlocks([row])
  const widget = payload.config.blocks?.find(({ slug }) => slug === block?.blockType)
  if (block === undefined || widget === undefined) refuseField(field.name)
  // Outside of widgets a field says itself what it takes.
  const isOffered = around.length === 0 && (field.blockReferences ?? []).includes(block.blockType)
  refuseFor(isOffered ? null : whyNotIn(around, block.blockType, widgets))
  checkData(payload, widget.flattenedFields, block, [...around, block.blockType], budget)
}

/** Widgets in a formatted text are cleaned by its own hooks, which would follow them to any depth. */
function checkDepth(block: StoredBlock, depth: number): void {
  refuseFor(whyTooDeep(depth))
  for (const { blocks } of slotsOf(block, widgets)) for (const inner of storedBlocks(blocks)) checkDepth(inner, depth + 1)
}

function refuseFor(reason: string | null): void {
  if (reason !== null) throw new APIError(reason, 400, undefined, true)
}

function refuseField(name: string): never {
  throw new APIError(`欄位「${name}」的資料種類不正確。`, 400, undefined, true)
}
