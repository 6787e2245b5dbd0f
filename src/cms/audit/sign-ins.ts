import type { CollectionAfterLoginHook, CollectionAfterLogoutHook, PayloadRequest } from 'payload'
import { recordDeed } from './record.ts'
import { takeResetting } from './under-way.ts'

export const recordSignIn: CollectionAfterLoginHook = async ({ req, user }) => {
  const kind = takeResetting(req) ? 'password-reset' : 'sign-in'
  await recordDeed(req, { kind, actorId: Number(user.id), actor: String(user.name) })
}

export const recordSignOut: CollectionAfterLogoutHook = ({ req }) => recordDeed(req, { kind: 'sign-out' })

/** Who has no account is not told by what was typed: it may be a password in the wrong field. */
export async function recordRefusal(
  req: PayloadRequest,
  account: { id: number; name?: string } | null,
  reason: string,
): Promise<void> {
  const who = { actorId: account?.id ?? null, actor: account?.name ?? '' }
  await recordDeed(req, { kind: 'sign-in-refused', ...who, subject: account === null ? '沒有這個帳號' : reason })
}
