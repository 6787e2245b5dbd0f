import type { Sql } from '#platform/sql.ts'
import { hashTypedCode, makeTypedCode } from '../accounts/typed-code.ts'
import { addFactor, removeFactor, removeFactors } from './store.ts'

const COUNT = 10

/** Codes for whoever has lost the rest, in place of those from before. What is stored are hashes: these words are shown once. */
export async function renewRecoveryCodes(sql: Sql, account: number): Promise<string[]> {
  await removeFactors(sql, account, 'recovery')
  const codes = Array.from({ length: COUNT }, makeTypedCode)
  for (const code of codes)
    await addFactor(sql, account, { id: hashTypedCode(code), kind: 'recovery', secret: '', counter: 0, label: '' })
  return codes
}

/** Whether it was one of them; it is none any more. */
export function takeRecoveryCode(sql: Sql, account: number, code: string): Promise<boolean> {
  return removeFactor(sql, account, 'recovery', hashTypedCode(code))
}
