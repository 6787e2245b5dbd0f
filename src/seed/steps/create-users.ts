import { DEMO_ACCOUNT } from '../account.ts'
import { STAFF } from '../content/staff.ts'
import type { Planting } from '../planting.ts'

export async function createUsers({ payload, transactionID, ledger }: Planting): Promise<void> {
  const accounts = [{ key: 'office', role: 'administrator', ...DEMO_ACCOUNT } as const, ...STAFF]
  for (const { key, ...account } of accounts) {
    const user = await payload.create({ collection: 'users', data: account, overrideAccess: true, req: { transactionID } })
    ledger.enter('user', key, user.id)
  }
}
