import { APIError, type CollectionBeforeLoginHook } from 'payload'
import type { Role } from '#published/role-names.ts'
import { endSessions } from '../accounts/sessions.ts'
import { isResetting } from '../audit/under-way.ts'
import { needOf } from './need.ts'
import { forgetSteps } from './sign-in-steps.ts'

interface Account {
  id: number
  role?: Role | null
}

/** The password was right, and is not enough. */
export class SecondStepNeeded extends APIError {
  readonly account: Account

  constructor(account: Account) {
    super('還要完成兩步驟驗證，請從登入頁登入。', 401, undefined, true)
    this.account = account
  }
}

/**
 * Every way to a session that Payload knows leads through here, in the transaction that stores it: signing in fails, and what
 * a new password by mail would have opened is shut again, while the password stays changed.
 */
export const holdAtSecondStep: CollectionBeforeLoginHook = async ({ req, user }) => {
  if (req.context.isFirstAccount === true || (await needOf(req, user)) === 'none') return user
  if (!isResetting(req)) throw new SecondStepNeeded(user)
  await endSessions(req, Number(user.id), { except: '' })
  await forgetSteps(req, Number(user.id))
  return user
}
