import type { Payload } from 'payload'
import { sqlOf } from '#platform/db/sql.ts'
import { type FileStore, readBytes } from '#platform/file-store.ts'
import { downloadNameOf } from '#published/download-name.ts'
import { hashOf } from './hash-file.ts'

const BATCH = 100

/** Files that came before names and hashes were kept get what can still be known. One file after the other. */
export async function completeMedia(payload: Payload, stored: FileStore): Promise<void> {
  const sql = await sqlOf(payload)
  for (let last = 0; ; ) {
    const rows = await sql.run(
      'select id, filename, original_name, title, file_hash from media where id > ? and filename is not null and (file_hash is null or original_name is null) order by id limit ?',
      [last, BATCH],
    )
    for (const row of rows) {
      const filename = String(row.filename)
      const name = downloadNameOf({ filename, originalName: textOf(row.original_name), title: textOf(row.title) })
      const hash = textOf(row.file_hash) ?? (await hashOfStored(payload, stored, filename))
      await sql.run('update media set original_name = ?, file_hash = ? where id = ?', [name, hash, row.id])
    }
    const newest = rows.at(-1)
    if (newest === undefined) return
    last = Number(newest.id)
  }
}

/** Once, at the start of the jobs. */
export function completeMediaOnce(payload: Payload, stored: FileStore): void {
  completeMedia(payload, stored).catch((error) => payload.logger.error({ err: error, msg: 'media were not completed' }))
}

async function hashOfStored(payload: Payload, stored: FileStore, filename: string): Promise<string | null> {
  try {
    return await hashOf(await readBytes(stored, filename))
  } catch (error) {
    payload.logger.warn({ err: error, msg: 'a file of the media library could not be read' })
    return null
  }
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}
