import { createHash, randomBytes } from 'node:crypto'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { sqlOf } from '#platform/db/sql.ts'
import { clientOf } from '../access/client-address.ts'

const STEP_MINUTES = 5
const MAX_TRIES = 10
const TOKEN_BYTES = 32

/** Half a sign-in: the password was right. The token of it opens nothing but the second step, from the same client, for five minutes. */
export interface SignInStep {
  account: number
  challenge: string
}

export async function beginStep(req: PayloadRequest, account: number): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const now = Date.now()
  await inTransaction(req.payload, async () => {
    const sql = await sqlOf(req.payload, req)
    await sql.run('delete from sign_in_steps where expires_at < ?', [new Date(now).toISOString()])
    await sql.run("insert into sign_in_steps (hash, account, client, expires_at, tries, challenge) values (?, ?, ?, ?, 0, '')", [
      hashOf(token),
      account,
      clientOf(req.headers),
      new Date(now + STEP_MINUTES * 60_000).toISOString(),
    ])
  })
  return token
}

/** Counts a try before it is made; `null` where the token is none, not this client's, too old or tried too often. */
export async function tryStep(req: PayloadRequest, token: string): Promise<SignInStep | null> {
  const [row] = await inTransaction(req.payload, async () =>
    (await sqlOf(req.payload, req)).run(
      'update sign_in_steps set tries = tries + 1 where hash = ? and client = ? and expires_at > ? and tries < ? returning account, challenge',
      [hashOf(token), clientOf(req.headers), new Date().toISOString(), MAX_TRIES],
    ),
  )
  return row === undefined ? null : { account: Number(row.account), challenge: String(row.challenge) }
}

/** What a passkey is to sign, with the step that it is for. */
export async function keepChallenge(req: PayloadRequest, token: string, challenge: string): Promise<void> {
  await inTransaction(req.payload, async () =>
    (await sqlOf(req.payload, req)).run('update sign_in_steps set challenge = ? where hash = ?', [challenge, hashOf(token)]),
  )
}

/** Whether it was still there: of several that finish it at once, one does. */
export async function finishStep(req: PayloadRequest, token: string): Promise<boolean> {
  const finished = await inTransaction(req.payload, async () =>
    (await sqlOf(req.payload, req)).run('delete from sign_in_steps where hash = ? returning account', [hashOf(token)]),
  )
  return finished.length > 0
}

/** What was begun with an old password, or an old second factor, leads nowhere. */
export async function forgetSteps(req: PayloadRequest, account: number): Promise<void> {
  const sql = await sqlOf(req.payload, req)
  await sql.run('delete from sign_in_steps where account = ?', [account])
}

export const forgetStepsWithPassword: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  if (operation === 'update' && data.password) await forgetSteps(req, Number(originalDoc?.id))
  return data
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
