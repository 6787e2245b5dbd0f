import type { FlattenedField } from 'payload'
import { TOO_MUCH } from './json-amount.ts'
import { isPlainText } from './plain-text.ts'
import { refuseWith } from './refuse-with.ts'

/** How much of something there may be. What is sent once and referred to a thousand times counts a thousand times. */
interface Amount {
  objects: number
  /** Texts, numbers and whatever else is no object. */
  values: number
  /** Of texts and of the names that values have. */
  characters: number
  widgets: number
  /** Of one object or list: whatever copies it takes seconds for a hundred thousand names. */
  members: number
}

/** A document with everything in it, known to its fields or not. */
const DOCUMENT: Amount = { objects: 60_000, values: 400_000, characters: 4_000_000, widgets: 500, members: 20_000 }
/** The state of its form, which says most things twice. */
const FORM: Amount = { objects: 100_000, values: 1_000_000, characters: 8_000_000, widgets: 2_000, members: 40_000 }
/** What is asked beside documents and forms. */
const REMARK: Amount = { objects: 1_000, values: 10_000, characters: 200_000, widgets: 0, members: 10_000 }

/** Of a list whose field names no limit. */
export const MOST_ROWS = 500
const MOST_FIELDS = 40_000
const MOST_STEPS = 64
/** Objects in objects: far more than six levels of widgets with a formatted text in the innermost. */
const MOST_LEVELS = 300

/** What the fields of one document may hold together. */
export interface Budget {
  /** Of formatted texts: some three hundred pages. */
  nodes: number
  characters: number
  /** Of all lists, such as the cells of tables. */
  rows: number
}

export const createBudget = (): Budget => ({ nodes: 20_000, characters: 2_000_000, rows: 10_000 })

/** Why something is no document that could be stored; `null` where it could. */
export function whyNoDocument(value: unknown): string | null {
  switch (excessOf(value, DOCUMENT)) {
    case null:
      return null
    case 'widgets':
      return '元件太多了，請分成幾頁。'
    case 'kind':
      return '內容裡有無法儲存的字元或格式。'
    default:
      return TOO_MUCH
  }
}

export const fitsDocument = (value: unknown): boolean => excessOf(value, DOCUMENT) === null
export const fitsRemark = (value: unknown): boolean => excessOf(value, REMARK) === null

/** What there is too much of. `kind`: it is not only lists, plain objects, moments, simple values and texts that can be stored. */
function excessOf(whole: unknown, most: Amount): keyof Amount | 'kind' | null {
  const left = { ...most }
  const open: unknown[] = [whole]
  const levels = [0]
  while (open.length > 0) {
    const part = open.pop()
    const level = levels.pop() ?? 0
    if (typeof part === 'object' && part !== null) {
      if (!isPlain(part) || level > MOST_LEVELS) return 'kind'
      if ((Array.isArray(part) ? part : Object.keys(part)).length > most.members) return 'members'
      left.objects -= 1
      if (Object.hasOwn(part, 'blockType')) left.widgets -= 1
      for (const [name, inner] of Object.entries(part)) {
        left.characters -= Array.isArray(part) ? 0 : name.length
        open.push(inner)
        levels.push(level + 1)
      }
    } else {
      left.values -= 1
      if (typeof part === 'string' && !isPlainText(part)) return 'kind'
      if (typeof part === 'string') left.characters -= part.length
    }
    if (left.widgets < 0) return 'widgets'
    if (left.objects < 0 || left.values < 0) return 'values'
    if (left.characters < 0) return 'characters'
    // The same long list a thousand times.
    if (open.length > most.objects + most.values) return 'values'
  }
  return null
}

function isPlain(value: object): boolean {
  return [Object.prototype, Array.prototype, Date.prototype, null].includes(Object.getPrototypeOf(value))
}

/**
 * Whether a form's state, a flat list of fields, describes a document that could be: it is unfolded into one, in which a row with a
 * number in the millions would have millions before it.
 */
export function fitsForm(state: unknown): boolean {
  if (state === undefined || state === null) return true
  if (typeof state !== 'object' || excessOf(state, FORM) !== null) return false
  const paths = Object.keys(state).map((path) => path.split('.'))
  const widgets = paths.filter((steps) => steps.at(-1) === 'blockType')
  const isRow = (step: string) => !/^\d+$/.test(step) || Number(step) < MOST_ROWS
  return (
    paths.length <= MOST_FIELDS &&
    widgets.length <= DOCUMENT.widgets &&
    paths.every((steps) => steps.length <= MOST_STEPS && steps.every(isRow))
  )
}

/** How many rows a list may have. */
export function mostRows(field: FlattenedField): number {
  return ('maxRows' in field ? field.maxRows : undefined) ?? MOST_ROWS
}

/**
 * Refuses more rows than a list may have, and the same one twice. Payload looks only when something is published; drafts are stored,
 * listed and joined all the same.
 */
export function spendRows(budget: Budget, field: FlattenedField, value: unknown): void {
  if (!Array.isArray(value)) return
  const most = mostRows(field)
  if (value.length > most) refuseWith(`欄位「${field.name}」最多 ${most} 項。`)
  budget.rows -= value.length
  if (budget.rows < 0) refuseWith(`欄位「${field.name}」的內容太多，請分成幾頁。`)
  const names = value.map((row) => nameOf(field, row)).filter((name) => name !== null)
  if (new Set(names).size < names.length) refuseWith(`欄位「${field.name}」有重複的項目。`)
}

/** By which two rows are the same; `null` where they may be. */
function nameOf({ type }: FlattenedField, row: unknown): string | null {
  const { relationTo = '', value, id } = (typeof row === 'object' && row !== null ? row : {}) as Record<string, unknown>
  switch (type) {
    case 'array':
    case 'blocks':
      return typeof id === 'string' || typeof id === 'number' ? String(id) : null
    case 'relationship':
    case 'upload': {
      const document = value ?? row
      const id = typeof document === 'object' && document !== null ? Reflect.get(document, 'id') : document
      const isNamed = typeof relationTo === 'string' && (typeof id === 'string' || typeof id === 'number')
      return isNamed ? `${relationTo}:${id}` : null
    }
    case 'select':
      return String(row)
    default:
      return null
  }
}

/** Takes a formatted text, with all that is in it, from what is left of the budget. */
export function spendText(budget: Budget, field: string, text: unknown): void {
  const open: unknown[] = [text]
  while (open.length > 0) {
    const part = open.pop()
    const isNode = typeof part === 'object' && part !== null
    if (isNode) budget.nodes -= 1
    else budget.characters -= typeof part === 'string' ? part.length : 1
    if (budget.nodes < 0 || budget.characters < 0) refuseWith(`欄位「${field}」的文字太長，請分成幾頁。`)
    if (isNode) for (const inner of Object.values(part)) open.push(inner)
  }
}
