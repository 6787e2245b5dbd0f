import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { ROLES, type Role } from '#published/role-names.ts'
import { clientOf } from '../access/client-address.ts'
import { markResetting } from '../audit/under-way.ts'
import { isPasswordOf } from './password-hash.ts'
import { type Owner, refusePassword } from './password-rules.ts'
import { hashResetToken } from './reset-token.ts'
import { normaliseAccount, signInLocks, tellLocked } from './sign-in-locks.ts'

/** Refuses a form in words that stand at one of its fields. */
export function refuseAt(path: string, message: string, req: PayloadRequest): never {
  throw new ValidationError({ collection: 'users', errors: [{ path, message }] }, req.t)
}

/**
 * Every way to a new password leads through here, whoever asks: a new account, a changed one, many at once. Somebody who is
 * signed in and changes a password or an address, their own or another's, or gives somebody more rights, types their own
 * password again; a session that was left open or stolen is then not enough to take an account over, or to leave one behind.
 */
export const checkCredentials: CollectionBeforeValidateHook = async ({ data, operation, originalDoc, req }) => {
  const { currentPassword, setupCode: _, ...rest } = data ?? {}
  const hasPassword = rest.password !== undefined && rest.password !== null && rest.password !== ''
  const isTakenOver = operation === 'update' && (hasPassword || isNewAddress(rest.email, originalDoc?.email))
  const isRaised = operation === 'create' ? rest.role === 'administrator' : isHigher(rest.role, originalDoc?.role)
  if (req.user && (isTakenOver || isRaised)) await askCurrentPassword(req, currentPassword, isTakenOver ? ASK : ASK_FOR_RIGHTS)
  if (hasPassword) await checkPassword(rest.password, { ...originalDoc, ...rest }, req)
  return rest
}

/** A reset by mail; Payload shows hooks neither the new password nor its owner, but the token knows whose it is. */
export const checkReset: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'resetPassword' || !('data' in args)) return args
  const { token, password } = args.data as { token?: unknown; password?: unknown }
  const stored = typeof token === 'string' ? hashResetToken(token) : null
  const owner =
    stored !== null
      ? await req.payload.db.findOne<Owner & { id: number }>({
          collection: 'users',
          req,
          where: {
            resetPasswordToken: { equals: stored },
            resetPasswordExpiration: { greater_than: new Date().toISOString() },
          },
        })
      : null
  if (owner === null) throw new APIError('重設密碼的連結已經失效，請重新申請。', 403, undefined, true)
  await checkPassword(password, owner, req)
  markResetting(req)
  // What is stored is a hash. Payload reads these very data, whatever a hook answers.
  Object.assign(args.data, { token: stored })
  return args
}

async function checkPassword(password: unknown, owner: Owner, req: PayloadRequest): Promise<void> {
  const refusal = await refusePassword(password, owner)
  if (refusal !== null) refuseAt('password', refusal, req)
}

function isNewAddress(given: unknown, stored: unknown): boolean {
  return given !== undefined && stored !== undefined && normaliseAccount(String(given)) !== stored
}

/** From the most rights to the fewest. */
function isHigher(given: unknown, stored: unknown): boolean {
  if (given === undefined || given === null || given === stored) return false
  const place = (role: unknown) => ROLES.indexOf(role as Role)
  return place(stored) < 0 || place(given) < place(stored)
}

const ASK = '變更密碼或電子郵件時，請輸入您自己目前的密碼。'
const ASK_FOR_RIGHTS = '建立管理員或提高角色時，請輸入您自己目前的密碼。'

/** Wrong ones count like wrong passwords at the sign-in: who found an open session can't guess for ever. */
export async function askCurrentPassword(req: PayloadRequest, given: unknown, request = ASK): Promise<void> {
  const field = 'currentPassword'
  const user = req.user
  if (!user?.email || typeof given !== 'string' || given === '') {
    refuseAt(field, request, req)
  }
  const client = clientOf(req.headers)
  const seconds = signInLocks().begin(user.email, client)
  if (seconds > 0) refuseAt(field, tellLocked(seconds), req)
  const stored = await req.payload.db.findOne<{ id: number; hash?: string; salt?: string }>({
    collection: 'users',
    req,
    where: { id: { equals: user.id } },
  })
  if (stored === null || !(await isPasswordOf(stored, given))) refuseAt(field, '目前的密碼不正確。', req)
  signInLocks().succeed(user.email, client)
}
