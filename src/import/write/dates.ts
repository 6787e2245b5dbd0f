import type { PayloadRequest } from 'payload'
import { syncPage } from '#cms/changes/record-page.ts'
import { syncPost } from '#cms/changes/record-post.ts'
import { versionTableOf } from '#cms/stored-names.ts'
import { sqlOf } from '#platform/db/sql.ts'

interface Dates {
  createdAt: string
  updatedAt: string
}

/**
 * Gives a document the dates that it had; Payload writes the time of the save. Versions that the import itself made on the way go, or the
 * one without contents would be the newest.
 */
export async function keepDates(
  req: PayloadRequest,
  collection: 'posts' | 'pages',
  id: number,
  { createdAt, updatedAt }: Dates,
): Promise<void> {
  const sql = await sqlOf(req.payload, req)
  const versions = versionTableOf(collection)
  await sql.run(`delete from ${versions} where parent_id = ? and (latest is null or latest = false)`, [id])
  await sql.run(`update ${collection} set created_at = ?, updated_at = ? where id = ?`, [createdAt, updatedAt, id])
  await sql.run(
    `update ${versions} set created_at = ?, updated_at = ?, version_created_at = ?, version_updated_at = ? where parent_id = ?`,
    [updatedAt, updatedAt, createdAt, updatedAt, id],
  )
  await (collection === 'posts' ? syncPost(req, id) : syncPage(req, id))
}
