import type { Field, PayloadRequest } from 'payload'
import { isRecord } from '#platform/is-record.ts'
import { storedBlocks } from '#settings/kinds/content.ts'

interface Validation {
  req: PayloadRequest
  data: unknown
}

interface Place {
  /** Payload's form can't show it. */
  isDeeper: boolean
  /** What editors call the block. */
  label: string
}

type Validate = (value: unknown, options: object) => unknown

/**
 * Why what Payload's form can't show may not be published, in Chinese; `null` where it may. Payload validates no field whose condition
 * fails, nor what is in it: here the same validators look at it.
 */
export async function whyNotDeeper(layout: unknown, validation: Validation): Promise<string | null> {
  return inBlocks(layout, { isDeeper: false, label: '' }, validation)
}

async function inBlocks(stored: unknown, { isDeeper }: Place, validation: Validation): Promise<string | null> {
  for (const block of storedBlocks(stored)) {
    const config = validation.req.payload.blocks[block.blockType as keyof typeof validation.req.payload.blocks]
    if (config === undefined) continue
    const place = { isDeeper, label: String(config.labels?.singular) }
    const reason = await inFields(config.fields, block, place, validation)
    if (reason !== null) return reason
  }
  return null
}

async function inFields(
  fields: readonly Field[],
  values: Record<string, unknown>,
  place: Place,
  validation: Validation,
): Promise<string | null> {
  for (const field of fields) {
    const reason = await inField(field, values, place, validation)
    if (reason !== null) return reason
  }
  return null
}

async function inField(
  field: Field,
  values: Record<string, unknown>,
  place: Place,
  validation: Validation,
): Promise<string | null> {
  if (field.type === 'row') return inFields(field.fields, values, place, validation)
  if (!('name' in field) || typeof field.name !== 'string') return null
  const value = values[field.name]
  if (field.type === 'blocks')
    return inBlocks(value, { ...place, isDeeper: place.isDeeper || !isShown(field, values) }, validation)
  if (!isShown(field, values)) return null
  const own = place.isDeeper ? await whyNotValue(field, value, values, place, validation) : null
  if (own !== null) return own
  if (field.type === 'group') return inFields(field.fields, isRecord(value) ? value : {}, place, validation)
  if (field.type !== 'array') return null
  for (const row of Array.isArray(value) ? value.filter(isRecord) : []) {
    const reason = await inFields(field.fields, row, place, validation)
    if (reason !== null) return reason
  }
  return null
}

async function whyNotValue(
  field: Field,
  value: unknown,
  siblingData: Record<string, unknown>,
  { label }: Place,
  { req, data }: Validation,
): Promise<string | null> {
  const validate = 'validate' in field ? (field.validate as Validate | undefined) : undefined
  const options = {
    ...field,
    req,
    data,
    siblingData,
    blockData: siblingData,
    event: 'submit',
    operation: 'update',
    preferences: {},
  }
  const verdict = await validate?.(value, options)
  return typeof verdict === 'string' ? `${label}「${'label' in field ? String(field.label) : ''}」：${verdict}` : null
}

function isShown(field: Field, values: Record<string, unknown>): boolean {
  // Ours look at their siblings alone.
  const condition = field.admin?.condition as ((data: unknown, siblings: Record<string, unknown>) => boolean) | undefined
  return condition?.({}, values) ?? true
}
