import { APIError, type FlattenedField } from 'payload'

/** What formatted texts of one document may hold together: some three hundred pages. */
export interface TextBudget {
  nodes: number
  characters: number
}

/** Of a list whose field names no limit. */
const MOST_ROWS = 500

export const createTextBudget = (): TextBudget => ({ nodes: 20_000, characters: 2_000_000 })

/**
 * Refuses more rows than a list may have, and the same one twice. Payload looks only when something is published; drafts are stored,
 * listed and joined all the same.
 */
export function checkRows(field: FlattenedField, value: unknown): void {
  if (!Array.isArray(value)) return
  const most = ('maxRows' in field ? field.maxRows : undefined) ?? MOST_ROWS
  if (value.length > most) refuse(`欄位「${field.name}」最多 ${most} 項。`)
  const names = value.map((row) => nameOf(field, row)).filter((name) => name !== null)
  if (new Set(names).size < names.length) refuse(`欄位「${field.name}」有重複的項目。`)
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
      return `${relationTo}:${typeof document === 'object' && document !== null ? Reflect.get(document, 'id') : document}`
    }
    case 'select':
      return String(row)
    default:
      return null
  }
}

/** Takes a formatted text, with all that is in it, from what is left of the budget. */
export function spendText(budget: TextBudget, field: string, text: unknown): void {
  const open: unknown[] = [text]
  while (open.length > 0) {
    const part = open.pop()
    const isNode = typeof part === 'object' && part !== null
    if (isNode) budget.nodes -= 1
    else if (typeof part === 'string') budget.characters -= part.length
    if (budget.nodes < 0 || budget.characters < 0) refuse(`欄位「${field}」的文字太長，請分成幾頁。`)
    if (isNode) for (const inner of Object.values(part)) open.push(inner)
  }
}

function refuse(reason: string): never {
  throw new APIError(reason, 400, undefined, true)
}
