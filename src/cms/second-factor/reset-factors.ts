import type { PayloadHandler } from 'payload'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { sqlOf } from '#platform/db/sql.ts'
import { refuse } from '../access/refuse.ts'
import { hasRole } from '../access/roles.ts'
import { say } from '../access/say.ts'
import { endSessions, findAccount } from '../accounts/sessions.ts'
import { recordDeed } from '../audit/record.ts'
import { forgetSteps } from './sign-in-steps.ts'
import { removeFactors } from './store.ts'

/** `POST /api/users/:id/reset-second-factor`: for somebody who has lost a telephone and the recovery codes. */
export const resetFactors: PayloadHandler = async (req) => {
  if (!hasRole(req.user, 'administrator')) return refuse(403)
  const account = await findAccount(req)
  if (account instanceof Response) return account
  // With one's own, the password is asked for: `own-factors.ts`.
  if (account.id === req.user?.id) return say(409, '自己的兩步驟驗證，請在下方移除。')
  const removed = await inTransaction(req.payload, async () => {
    const count = await removeFactors(await sqlOf(req.payload, req), account.id)
    if (count === 0) return count
    await endSessions(req, account.id, { except: '' })
    await forgetSteps(req, account.id)
    const subject = `使用者「${account.name}」`
    await recordDeed(req, { kind: 'second-factor-reset', subject, path: `/collections/users/${account.id}` })
    return count
  })
  return removed === 0
    ? say(200, '這個帳號沒有兩步驟驗證。')
    : say(200, '已經重設，這個人的所有裝置都登出了。下次登入只要密碼；規定要有的話，登入時會請他重新設定。')
}
