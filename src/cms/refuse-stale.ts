import { APIError, type CollectionBeforeChangeHook } from 'payload'
import { BASE_HEADER } from '#builder/saving.ts'
import { sqlOf } from '#platform/db/sql.ts'

const CONFLICT = 409

/**
 * Refuses what was written over an older document: the visual editor says which one it started from. Of two saves at once the second
 * waits for the first, and is refused then.
 */
export function refuseStale(collection: 'pages' | 'fragments' | 'popups'): CollectionBeforeChangeHook {
  return async ({ data, originalDoc, req }) => {
    const base = req.headers?.get(BASE_HEADER) ?? null
    if (base === null || originalDoc?.id === undefined) return data
    const sql = await sqlOf(req.payload, req)
    // SQLite has one writer at a time anyway.
    if (sql.dialect === 'postgres') await sql.run(`select id from ${collection} where id = ? for update`, [originalDoc.id])
    const { updatedAt } = await req.payload.findByID({
      collection,
      id: originalDoc.id,
      draft: true,
      trash: true,
      depth: 0,
      select: { updatedAt: true },
      overrideAccess: true,
      req,
    })
    if (new Date(base).getTime() === new Date(updatedAt).getTime()) return data
    throw new APIError('這份內容剛剛在別處改過。', CONFLICT, null, true)
  }
}
