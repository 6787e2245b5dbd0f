import type { PayloadHandler } from 'payload'
import { askForCheck } from '#health/state.ts'
import { sqlOf } from '#platform/db/sql.ts'
import { refuse } from '../access/refuse.ts'
import { hasRole } from '../access/roles.ts'

/** `POST /api/health/check`: the program that keeps the schedules looks at everything anew. */
export const checkHealthNow: PayloadHandler = async (req) => {
  if (!hasRole(req.user, 'administrator')) return refuse(403)
  await askForCheck(await sqlOf(req.payload))
  const message = '已經開始檢查，約半分鐘後重新整理這一頁就會看到結果。'
  return Response.json({ message }, { headers: { 'cache-control': 'no-store' } })
}
