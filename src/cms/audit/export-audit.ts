import type { PayloadHandler } from 'payload'
import { describeChange } from '#audit/entry.ts'
import { AUDIT_KINDS } from '#audit/kinds.ts'
import { findEntries } from '#audit/log.ts'
import { readAuditQuery } from '#audit/read-query.ts'
import { writeMoment } from '#platform/clock/taipei-time.ts'
import { toCsv } from '#platform/csv.ts'
import { sqlOf } from '#platform/db/sql.ts'
import { refuse } from '../access/refuse.ts'
import { hasRole } from '../access/roles.ts'
import { recordDeed } from './record.ts'

const AT_ONCE = 1000
const HEAD = ['編號', '時間', '誰', '做了什麼', '對象', '變更', '來自']

/** `GET /api/audit/export`: what the view shows, all pages of it, as a CSV file. */
export const exportAudit: PayloadHandler = async (req) => {
  if (!hasRole(req.user, 'administrator')) return refuse(403)
  const sql = await sqlOf(req.payload)
  const { searchParams } = new URL(req.url ?? '', req.payload.config.serverURL)
  const query = readAuditQuery((name) => searchParams.get(name))
  const rows: string[][] = [HEAD]
  for (let below: number | undefined; ; ) {
    const { entries } = await findEntries(sql, { ...query, ...(below !== undefined && { below }) }, { limit: AT_ONCE, offset: 0 })
    for (const { id, at, actor, kind, subject, changes, origin } of entries)
      rows.push([String(id), writeMoment(at), actor, AUDIT_KINDS[kind], subject, changes.map(describeChange).join('；'), origin])
    if (entries.length < AT_ONCE) break
    below = entries.at(-1)?.id
  }
  await recordDeed(req, { kind: 'download', subject: '稽核紀錄' })
  return new Response(toCsv(rows), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="audit.csv"',
      'cache-control': 'no-store',
    },
  })
}
