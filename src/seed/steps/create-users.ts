import { randomBytes } from 'node:crypto'
import { DEMO_ACCOUNT } from '../account.ts'
import { STAFF } from '../content/staff.ts'
import type { Planting } from '../planting.ts'

const SECRET_BYTES = 24

export async function createUsers({ payload, transactionID, ledger, office }: Planting): Promise<void> {
  if (office !== null) ledger.enter('user', 'office', office)
  const owner = { key: 'office', role: 'administrator', ...DEMO_ACCOUNT } as const
  for (const { key, ...account } of office === null ? [owner, ...STAFF] : STAFF) {
    // The demo's password is known to everybody: on a site that has an account already nobody gets in by it.
    const password = office === null ? account.password : randomBytes(SECRET_BYTES).toString('base64url')
    const data = { ...account, password }
    const user = await payload.create({ collection: 'users', data, overrideAccess: true, req: { transactionID } })
    ledger.enter('user', key, user.id)
  }
}
