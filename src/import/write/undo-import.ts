import type { Payload, PayloadRequest } from 'payload'
import { uploadUrl } from '#addresses/files.ts'
import { versionTableOf } from '#cms/stored-names.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { sqlOf } from '#platform/db/sql.ts'
import { ImportRefused } from '../refused.ts'
import { findUpdatedAt, type ImportedCollection } from './ledger.ts'
import { reasonOf } from './outcomes.ts'
import { endRun, hasRun } from './runs.ts'

/** What leads to others goes before them. */
const ORDER: readonly ImportedCollection[] = [
  ...(['redirects', 'menus', 'posts', 'pages', 'fragments'] as const),
  ...(['media', 'categories', 'tags', 'users'] as const),
]

interface Undone {
  removed: number
  /** Changed or used since, and therefore still there. */
  kept: { collection: ImportedCollection; id: number; reason: string }[]
}

const TEXTS = [
  ['posts', 'body'],
  ['pages', 'layout'],
  ['fragments', 'layout'],
] as const
const CHANGED = '匯入之後改過'
const IN_USE = '還有內容在用'

/** Takes back what a run has made and nobody has changed since. What it found here and used stays. */
export async function undoImport(payload: Payload, run: number): Promise<Undone> {
  if (!(await hasRun(payload, run))) throw new ImportRefused(`沒有第 ${run} 次匯入。`)
  const undone: Undone = { removed: 0, kept: [] }
  for (const collection of ORDER) {
    // Pages below others, and categories, come after them.
    const rows = await (await sqlOf(payload)).run(
      'select id, doc_id, doc_updated_at, state from import_items where run = ? and doc_collection = ? order by id desc',
      [run, collection],
    )
    for (const row of rows) {
      const id = Number(row.doc_id)
      try {
        const reason = await inTransaction(payload, async (req) => {
          const kept = row.state === 'linked' ? null : await takeBack(req, collection, id, String(row.doc_updated_at))
          if (kept === null) await (await sqlOf(payload, req)).run('delete from import_items where id = ?', [row.id])
          return kept
        })
        if (reason !== null) undone.kept.push({ collection, id, reason })
        else if (row.state !== 'linked') undone.removed++
      } catch (error) {
        undone.kept.push({ collection, id, reason: reasonOf(error) })
      }
    }
  }
  await endRun(payload, run, 'undone')
  return undone
}

/** `null`: it is gone. Otherwise why it stays. */
async function takeBack(
  req: PayloadRequest,
  collection: ImportedCollection,
  id: number,
  importedAs: string,
): Promise<string | null> {
  const updatedAt = await findUpdatedAt(req, collection, id)
  if (updatedAt === null) return null
  if (updatedAt !== importedAs) return CHANGED
  if (await isInUse(req, collection, id)) return IN_USE
  await req.payload.delete({ collection, id, depth: 0, trash: true, overrideAccess: true, req })
  return null
}

async function isInUse(req: PayloadRequest, collection: ImportedCollection, id: number): Promise<boolean> {
  const count = async (other: 'posts' | 'pages' | 'categories' | 'media', field: string) => {
    const where = { [field]: { equals: id } }
    return (await req.payload.count({ collection: other, where, trash: true, overrideAccess: true, req })).totalDocs > 0
  }
  switch (collection) {
    case 'pages':
      return count('pages', 'parent')
    case 'categories':
      return (await count('posts', 'categories')) || count('categories', 'parent')
    case 'tags':
      return count('posts', 'tags')
    case 'media':
      return isLinked(req, id)
    case 'users':
      return (await count('posts', 'author')) || count('media', 'uploader')
    default:
      return false
  }
}

/** Whether a text links to a file by its address; the media library itself knows only of what names it. */
async function isLinked(req: PayloadRequest, id: number): Promise<boolean> {
  const sql = await sqlOf(req.payload, req)
  const [file] = await sql.run('select filename from media where id = ?', [id])
  if (typeof file?.filename !== 'string') return false
  const pattern = `%${uploadUrl(file.filename)}%`
  for (const [table, column] of TEXTS) {
    const rows = await sql.run(`select id from ${table} where cast(${column} as text) like ? limit 1`, [pattern])
    const drafts = await sql.run(
      `select id from ${versionTableOf(table)} where latest = true and cast(version_${column} as text) like ? limit 1`,
      [pattern],
    )
    if (rows.length + drafts.length > 0) return true
  }
  return false
}
