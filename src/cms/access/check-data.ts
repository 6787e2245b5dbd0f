import { APIError, type FlattenedBlock, type FlattenedField, type Payload } from 'payload'

const MAX_NODE_DEPTH = 100

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

/** Refuses data of another kind than the fields'. Payload's validation comes after hooks that take the kind for granted. */
export function checkData(payload: Payload, fields: readonly FlattenedField[], data: unknown): void {
  if (typeof data !== 'object' || data === null) throw new APIError('沒有內容。', 400, undefined, true)
  for (const field of fields) {
    const value: unknown = Object.hasOwn(data, field.name) ? Reflect.get(data, field.name) : null
    if (value === undefined || value === null) continue
    if (KINDS[field.type]?.(value) === false) refuseField(field.name)
    const rows: unknown[] = Array.isArray(value) ? value : []
    if (field.type === 'blocks') {
      for (const row of rows) checkData(payload, blockOf(payload, field, row).flattenedFields, row)
    } else if (field.type === 'array') {
      for (const row of rows) checkData(payload, field.flattenedFields, row)
    } else if ('flattenedFields' in field) {
      checkData(payload, field.flattenedFields, value)
    }
  }
}

type BlocksField = Extract<FlattenedField, { type: 'blocks' }>

function blockOf(payload: Payload, field: BlocksField, row: unknown): FlattenedBlock {
  const { blockType } = (row ?? {}) as { blockType?: unknown }
  const blocks = (field.blockReferences ?? field.blocks).map((block) =>
    typeof block === 'string' ? payload.config.blocks?.find(({ slug }) => slug === block) : block,
  )
  return blocks.find((block) => block?.slug === blockType) ?? refuseField(field.name)
}

function refuseField(name: string): never {
  throw new APIError(`欄位「${name}」的資料種類不正確。`, 400, undefined, true)
}
