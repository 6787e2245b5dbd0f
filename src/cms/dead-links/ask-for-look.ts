import type { PayloadHandler } from 'payload'
import { askForLook } from '#dead-links/state.ts'
import { sqlOf } from '#platform/db/sql.ts'
import { refuse } from '../access/refuse.ts'
import { hasRole } from '../access/roles.ts'
import { say } from '../access/say.ts'

/** `POST /api/dead-links/check`: the program that keeps the schedules reads the site anew. */
export const lookForDeadLinks: PayloadHandler = async (req) => {
  if (!hasRole(req.user, 'administrator', 'editor')) return refuse(403)
  await askForLook(await sqlOf(req.payload))
  return say(200, '已經開始檢查，過一會兒重新整理這一頁就會看到結果。')
}
