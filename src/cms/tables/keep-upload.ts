import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { mediaSource } from '#published/tables.ts'
import { decodeCsv } from './decode-csv.ts'
import { forgetFile, storeTable } from './store-table.ts'

const ROWS = 'csvRows'

/** For the check of an upload: validates a CSV file and hands its rows to `keepTable`. Answers the file in UTF-8 as Excel reads it. */
export function readCsvUpload(req: PayloadRequest, bytes: Buffer): { ok: true; bytes: Buffer } | { ok: false; reason: string } {
  const result = decodeCsv(bytes)
  if (!result.ok) return result
  req.context[ROWS] = result.rows
  return { ok: true, bytes: Buffer.from(`\ufeff${result.rows.map(toLine).join('\r\n')}\r\n`, 'utf8') }
}

/** Keeps the rows of an uploaded CSV file beside it, in the place of those of a file that was replaced. */
export const keepTable: CollectionAfterChangeHook = async ({ doc, req }) => {
  const rows = req.context[ROWS]
  delete req.context[ROWS]
  if (Array.isArray(rows)) await storeTable(req, mediaSource(Number(doc.id)), rows)
  return doc
}

export const dropTable: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await forgetFile(req, Number(doc.id))
  return doc
}

function toLine(row: string[]): string {
  return row.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')
}
