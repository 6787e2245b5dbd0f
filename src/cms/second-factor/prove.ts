import type { PayloadRequest } from 'payload'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { sqlOf } from '#platform/db/sql.ts'
import { takeRecoveryCode } from './recovery-codes.ts'
import { unseal } from './seal.ts'
import { findFactors, noteUse } from './store.ts'
import { stepOfCode } from './totp.ts'

const LONGEST_CODE = 40

/** Whether a code that was typed is one of the account's: from its telephone, or a recovery code. Either is good once. */
export async function proveByCode(req: PayloadRequest, account: number, typed: string): Promise<boolean> {
  const code = typed.replace(/\s/g, '')
  if (code === '' || code.length > LONGEST_CODE) return false
  return inTransaction(req.payload, async () => {
    const sql = await sqlOf(req.payload, req)
    const totp = (await findFactors(sql, account)).find(({ kind }) => kind === 'totp')
    const secret = totp && unseal(req.payload.config.secret, `totp ${account}`, totp.secret)
    const step = totp && secret ? stepOfCode(secret, code, totp.counter) : null
    if (totp && step !== null) return noteUse(sql, account, totp.id, step)
    return takeRecoveryCode(sql, account, code)
  })
}
