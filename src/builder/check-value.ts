import type { Field } from 'payload'
import { isRecord } from '#platform/is-record.ts'

/** Says in Chinese why a block may not stand in a list of blocks; `null` where all may. */
export type CheckBlocks = (blocks: readonly unknown[]) => string | null

/**
 * Why a setting may not have this value, in Chinese; `null` where it may. What is empty always may: a draft need not be finished.
 * What is only known when the document is published (whether a picture is still there) is asked then.
 */
export function whyNotValue(field: Field, value: unknown, checkBlocks: CheckBlocks): string | null {
  if (value === undefined || value === null || value === '') return null
  const reason = reasonFor(field, value, checkBlocks)
  return reason === null ? null : `「${labelOf(field)}」${reason}`
}

/** The same for all values of a form. */
export function whyNotValues(fields: readonly Field[], values: Record<string, unknown>, checkBlocks: CheckBlocks): string | null {
  for (const field of fields) {
    const reason =
      field.type === 'row'
        ? whyNotValues(field.fields, values, checkBlocks)
        : 'name' in field && typeof field.name === 'string'
          ? whyNotValue(field, values[field.name], checkBlocks)
          : null
    if (reason !== null) return reason
  }
  return null
}

const WRONG_KIND = '的內容不是這個欄位能存的。'

function reasonFor(field: Field, value: unknown, checkBlocks: CheckBlocks): string | null {
  switch (field.type) {
    case 'text':
    case 'textarea':
      return reasonForText(field, value)
    case 'number':
      if (typeof value !== 'number' || !Number.isFinite(value)) return '要填數字。'
      return value < (field.min ?? value) || value > (field.max ?? value) ? `要在 ${field.min} 到 ${field.max} 之間。` : null
    case 'checkbox':
      return typeof value === 'boolean' ? null : WRONG_KIND
    case 'select':
      return reasonForChoice(field, value)
    case 'date':
      return typeof value === 'string' && value.length <= 40 ? null : WRONG_KIND
    case 'richText':
      return isRecord(value) && isRecord(value.root) ? null : WRONG_KIND
    case 'upload':
    case 'relationship':
      return reasonForDocuments(field, value)
    case 'group':
      return isRecord(value) ? whyNotValues(field.fields, value, checkBlocks) : WRONG_KIND
    case 'array':
      return reasonForRows(field, value, checkBlocks)
    case 'blocks':
      return Array.isArray(value) ? checkBlocks(value) : WRONG_KIND
    default:
      return WRONG_KIND
  }
}

function reasonForText(field: Extract<Field, { type: 'text' | 'textarea' }>, value: unknown): string | null {
  if (typeof value !== 'string') return WRONG_KIND
  const { maxLength } = field
  // No character takes more than two units, so that a huge text need not be counted.
  if (maxLength !== undefined && (value.length > maxLength * 2 || [...value].length > maxLength))
    return `最多 ${maxLength} 個字。`
  // Ours look at the value alone.
  const verdict = (field.validate as ((value: unknown) => unknown) | undefined)?.(value)
  return typeof verdict === 'string' ? `：${verdict}` : null
}

function reasonForChoice(field: Extract<Field, { type: 'select' }>, value: unknown): string | null {
  const known = field.options.map((option) => (typeof option === 'string' ? option : option.value))
  const chosen: readonly unknown[] = field.hasMany && Array.isArray(value) ? value : [value]
  return chosen.every((one) => typeof one === 'string' && known.includes(one)) ? null : '沒有這個選項。'
}

function reasonForDocuments(field: Extract<Field, { type: 'upload' | 'relationship' }>, value: unknown): string | null {
  const documents: readonly unknown[] = field.hasMany ? (Array.isArray(value) ? value : []) : [value]
  if (field.hasMany && !Array.isArray(value)) return WRONG_KIND
  if (documents.length > (field.maxRows ?? documents.length)) return `最多 ${field.maxRows} 項。`
  return documents.every(isReference) ? null : WRONG_KIND
}

function isReference(value: unknown): boolean {
  const id = isRecord(value) ? value.id : value
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0
}

function reasonForRows(field: Extract<Field, { type: 'array' }>, value: unknown, checkBlocks: CheckBlocks): string | null {
  if (!Array.isArray(value)) return WRONG_KIND
  if (value.length > (field.maxRows ?? value.length)) return `最多 ${field.maxRows} 項。`
  for (const [index, row] of value.entries()) {
    const reason = isRecord(row) ? whyNotValues(field.fields, row, checkBlocks) : WRONG_KIND
    if (reason !== null) return `第 ${index + 1} 項${reason}`
  }
  return null
}

function labelOf(field: Field): string {
  return 'label' in field && typeof field.label === 'string' ? field.label : '這個設定'
}
