import type { PayloadRequest } from 'payload'
import { endSessions, ownSession } from '../accounts/sessions.ts'
import { recordDeed } from '../audit/record.ts'
import { forgetSteps } from './sign-in-steps.ts'

/** After every change of what an account proves itself with, in the same transaction: it is noted, and the account is signed in nowhere else. */
export async function recordFactorChange(
  req: PayloadRequest,
  { id, name }: { id: number; name: string },
  what: string,
): Promise<void> {
  await endSessions(req, id, { except: ownSession(req) })
  await forgetSteps(req, id)
  const who = req.user ? {} : { actorId: id, actor: name }
  const subject = `使用者「${name}」：${what}`
  await recordDeed(req, { kind: 'second-factor', ...who, subject, path: `/collections/users/${id}` })
}
