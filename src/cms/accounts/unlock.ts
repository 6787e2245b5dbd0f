import type { PayloadHandler } from 'payload'
import { documentId } from '#published/links.ts'
import { hasRole } from '../access/roles.ts'
import { say } from '../access/say.ts'
import { recordDeed } from '../audit/record.ts'
import { signInLocks } from './sign-in-locks.ts'

/** The button of administrators for somebody who mistyped too often. */
export const unlockAccount: PayloadHandler = async (req) => {
  if (!hasRole(req.user, 'administrator')) return say(403, '只有管理員可以解除鎖定。')
  const id = documentId(req.routeParams?.id)
  const account =
    id === null
      ? null
      : await req.payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, overrideAccess: true, req })
  if (account === null) return say(404, '找不到這個帳號。')
  await recordDeed(req, { kind: 'unlock', subject: `使用者「${account.name}」`, path: `/collections/users/${account.id}` })
  return say(200, signInLocks().unlock(account.email) > 0 ? '已經解除鎖定，可以再登入了。' : '這個帳號沒有被鎖定。')
}
