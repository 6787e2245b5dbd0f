import { createHash } from 'node:crypto'
import { COLUMNS } from './entry.ts'

type Row = Record<string, unknown>

/** What a row says, and the hash of the one before it: whoever changes a row has to change all that follow. */
export function hashRow(row: Row, previous: string): string {
  return createHash('sha256')
    .update(JSON.stringify([previous, ...COLUMNS.map((column) => row[column])]))
    .digest('hex')
}

/** Both ends of the log: its newest row, and the last one that has been cut off for its age. */
export interface Ends {
  id: number
  hash: string
  cutId: number
  cutHash: string
}

const EMPTY: Ends = { id: 0, hash: '', cutId: 0, cutHash: '' }

export function endsOf(row: Row | undefined): Ends {
  if (row === undefined) return EMPTY
  return { id: Number(row.id), hash: String(row.hash), cutId: Number(row.cut_id), cutHash: String(row.cut_hash) }
}

export type ChainCheck =
  | { state: 'whole'; count: number; newest: string }
  /** The first row that is not as it was written, or is not there. */
  | { state: 'changed' | 'missing'; id: number }

/** Reads every row, in any order, and follows the chain from one end to the other. */
export async function checkChain(rows: AsyncIterable<Row>, ends: Ends): Promise<ChainCheck> {
  const links: { id: number; previous: string; hash: string; isOwn: boolean }[] = []
  for await (const row of rows) {
    const [previous, hash] = [String(row.previous), String(row.hash)]
    links.push({ id: Number(row.id), previous, hash, isOwn: hashRow(row, previous) === hash })
  }
  links.sort((a, b) => a.id - b.id)
  let last = { id: ends.cutId, hash: ends.cutHash }
  for (const { id, previous, hash, isOwn } of links) {
    if (id !== last.id + 1) return { state: 'missing', id: last.id + 1 }
    if (!isOwn || previous !== last.hash) return { state: 'changed', id }
    last = { id, hash }
  }
  if (last.id < ends.id) return { state: 'missing', id: last.id + 1 }
  if (last.id !== ends.id || last.hash !== ends.hash) return { state: 'changed', id: last.id }
  return { state: 'whole', count: links.length, newest: last.hash }
}
