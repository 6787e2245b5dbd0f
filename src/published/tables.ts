import { findPublic, type ReadContext } from './read-context.ts'
import type { StoredTable, TableSource } from './types.ts'

/** Under which an uploaded file's rows are kept. */
export function mediaSource(media: number): string {
  return `media:${media}`
}

/** Not remembered: a table is large, and the pages that show it are kept themselves. */
export async function findTable(context: ReadContext, source: TableSource): Promise<StoredTable | null> {
  context.note(source.kind === 'file' ? `media:${source.media}` : 'tables')
  const name = source.kind === 'file' ? mediaSource(source.media) : source.address
  const [row] = await findPublic(context, 'tables', { where: { source: { equals: name } }, limit: 1 })
  if (row === undefined || !Array.isArray(row.rows)) return null
  return { rows: row.rows as string[][], readAt: row.readAt }
}
