import type { FormState } from 'payload'

/** Where Payload's 複製 puts a row. */
export const CLIPBOARD = '_payloadClipboard'

/** Fields that only lay out others have no name; Payload counts them, and makes them anew. */
const FRAME = /(^|\.)_index-/

/** A row as it was copied, under the names of its fields, with ids of its own. */
export interface CopiedRow {
  /** The list that it was copied from; rows of an array have no type. */
  blockType?: string
  state: FormState
}

interface Clipboard {
  path: string
  rowIndex: number
  data: Record<string, Stored>
}

interface Stored {
  value?: unknown
  disableFormData?: boolean
  rows?: { id: string; blockType?: string }[]
}

/** Reads a row from the clipboard; `null` where there is none. What was rendered at its old place stays there. */
export function readCopiedRow(json: string | null, createId: () => string): CopiedRow | null {
  const copied = json === null ? null : parse(json)
  if (copied === null) return null
  const prefix = `${copied.path}.${copied.rowIndex}.`
  const ids = new Map<string, string>()
  const renewed = (id: string) => {
    const known = ids.get(id) ?? createId()
    ids.set(id, known)
    return known
  }
  const state: FormState = {}
  for (const [path, { value, disableFormData, rows }] of Object.entries(copied.data)) {
    if (!path.startsWith(prefix)) continue
    const name = path.slice(prefix.length)
    if (FRAME.test(name)) continue
    const own = /(^|\.)id$/.test(name) && typeof value === 'string' ? renewed(value) : value
    state[name] = {
      value: own,
      initialValue: own,
      valid: true,
      ...(disableFormData && { disableFormData }),
      ...(rows && { rows: rows.map(({ id, blockType }) => ({ id: renewed(id), ...(blockType && { blockType }) })) }),
    }
  }
  const blockType = state.blockType?.value
  return { ...(typeof blockType === 'string' && { blockType }), state }
}

function parse(json: string): Clipboard | null {
  try {
    const copied = JSON.parse(json) as Partial<Clipboard> | null
    const isRow = typeof copied?.path === 'string' && typeof copied.rowIndex === 'number' && typeof copied.data === 'object'
    return isRow ? (copied as Clipboard) : null
  } catch {
    return null
  }
}
