import { BASE_HEADER } from '#builder/saving.ts'
import type { Layout } from '#builder/tree.ts'
import { isRecord } from '#platform/is-record.ts'
import { reasonIn } from './refusal.ts'

/** As the database has it. */
export interface StoredDraft {
  updatedAt: string
  layout: unknown
}

export type Saved =
  | ({ kind: 'saved' } & StoredDraft)
  /** Somebody else has saved since. */
  | { kind: 'stale' }
  | { kind: 'signed-out' }
  /** Nobody answered, or not now. */
  | { kind: 'unreachable' }
  /** It could not be stored, by no fault of what was sent: the disk is full, say. */
  | { kind: 'failed' }
  /** In Chinese. */
  | { kind: 'refused'; reason: string }

export interface SaveOptions {
  /** Of the document's REST API, without a query. */
  address: string
  layout: Layout
  /** `updatedAt` of the document that the layout was made from. */
  base: string
  /** `draft` writes over the last draft that saved itself; `version` leaves it in the history. */
  as: 'draft' | 'version' | 'published'
}

const QUERIES = { draft: '?draft=true&autosave=true&depth=0', version: '?draft=true&depth=0', published: '?depth=0' }

export async function sendSave({ address, layout, base, as }: SaveOptions): Promise<Saved> {
  try {
    const response = await fetch(address + QUERIES[as], {
      method: 'PATCH',
      credentials: 'include',
      headers: { 'content-type': 'application/json', [BASE_HEADER]: base },
      body: JSON.stringify({ layout, _status: as === 'published' ? 'published' : 'draft' }),
    })
    return await readAnswer(response)
  } catch {
    // The line is cut, or the admin is not there; it is tried again.
    return { kind: 'unreachable' }
  }
}

/** The newest draft; `null` where nobody says. */
export async function askForDraft(address: string): Promise<StoredDraft | null> {
  try {
    const query = '?draft=true&depth=0&select[updatedAt]=true&select[layout]=true'
    const response = await fetch(address + query, { credentials: 'include' })
    return response.ok ? readDraft(await response.json()) : null
  } catch {
    return null
  }
}

function readDraft(document: unknown): StoredDraft | null {
  if (!isRecord(document) || typeof document.updatedAt !== 'string') return null
  return { updatedAt: document.updatedAt, layout: document.layout ?? [] }
}

/** Too many requests; and what stands in front of the admin says so where the admin itself does not answer. */
const AWAY: readonly number[] = [429, 502, 503, 504]

async function readAnswer(response: Response): Promise<Saved> {
  if (response.status === 409) return { kind: 'stale' }
  if (response.status === 401 || response.status === 403) return { kind: 'signed-out' }
  if (AWAY.includes(response.status)) return { kind: 'unreachable' }
  if (response.status >= 500) return { kind: 'failed' }
  const body: unknown = await response.json()
  if (!response.ok) return { kind: 'refused', reason: reasonIn(body, '內容沒有存成。') }
  const draft = readDraft(isRecord(body) ? body.doc : null)
  return draft === null ? { kind: 'unreachable' } : { kind: 'saved', ...draft }
}
