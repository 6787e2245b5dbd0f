import type { PayloadRequest } from 'payload'
import { sqlOf } from '#platform/db/sql.ts'
import { renewRecoveryCodes } from './recovery-codes.ts'
import { seal, unseal } from './seal.ts'
import { addFactor, findFactors, removeFactors } from './store.ts'
import { createSecret, stepOfCode, totpAddress } from './totp.ts'

const SETUP_MINUTES = 15

/** What a telephone needs, and the same sealed, for the server to have it again with the first code. Nothing is stored until then. */
export interface TotpSetup {
  secret: string
  address: string
  sealed: string
}

export async function beginTotp(req: PayloadRequest, account: { id: number; email: string }): Promise<TotpSetup> {
  const { department } = await req.payload.findGlobal({ slug: 'site', depth: 0, overrideAccess: true, req })
  const secret = createSecret()
  const kept = JSON.stringify({ secret, until: Date.now() + SETUP_MINUTES * 60_000 })
  return {
    secret,
    address: totpAddress(secret, `${department || '講台'} 後台`.replaceAll(':', ' '), account.email),
    sealed: seal(req.payload.config.secret, `setup ${account.id}`, kept),
  }
}

/**
 * Stores it once a code proves that the telephone has it; in a transaction of the caller's. Answers new recovery codes where
 * there were none; `null`: the code is wrong, or too much time has passed.
 */
export async function finishTotp(
  req: PayloadRequest,
  account: number,
  { sealed, code }: { sealed: string; code: string },
): Promise<string[] | null> {
  const { secret: key } = req.payload.config
  const kept = unseal(key, `setup ${account}`, sealed)
  if (kept === null) return null
  const { secret, until } = JSON.parse(kept) as { secret: string; until: number }
  const step = until < Date.now() ? null : stepOfCode(secret, code.replace(/\s/g, ''), 0)
  if (step === null) return null
  const sql = await sqlOf(req.payload, req)
  await removeFactors(sql, account, 'totp')
  await addFactor(sql, account, { ...totpRow(account), secret: seal(key, `totp ${account}`, secret), counter: step })
  const hasCodes = (await findFactors(sql, account)).some(({ kind }) => kind === 'recovery')
  return hasCodes ? [] : renewRecoveryCodes(sql, account)
}

/** An account has one at most. */
function totpRow(account: number) {
  return { id: `totp ${account}`, kind: 'totp' as const, label: '' }
}
