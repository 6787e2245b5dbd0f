import { randomBytes } from 'node:crypto'
import type { PlannedUser } from '../plan/people.ts'
import { ImportRefused } from '../refused.ts'
import { hashOf } from './hash-of.ts'
import type { Ledger } from './ledger.ts'
import { countOutcome, type Written } from './outcomes.ts'

export const USER = 'author'

/** Accounts with a password that nobody knows: whoever is invited chooses one. Nothing is mailed. */
export async function writeUsers(ledger: Ledger, users: readonly PlannedUser[], written: Written): Promise<void> {
  const { payload } = ledger
  const { totalDocs } = await payload.count({ collection: 'users', overrideAccess: true })
  // The first account runs the site, and must not be whoever stands first in an export.
  if (totalDocs === 0) throw new ImportRefused('還沒有管理員帳號。請先開啟後台，建立第一個帳號，再匯入。')
  for (const { login, name, email, role } of users) {
    if (email === '') continue
    const outcome = await ledger.settle(
      { wpType: USER, wpId: login, hash: hashOf({ name, email }), collection: 'users' },
      {
        async make(req) {
          const { docs } = await payload.find({
            collection: 'users',
            where: { email: { equals: email } },
            limit: 1,
            depth: 0,
            pagination: false,
            overrideAccess: true,
            req,
          })
          if (docs[0] !== undefined) return { id: docs[0].id, state: 'linked' }
          const password = randomBytes(32).toString('base64url')
          return payload.create({
            collection: 'users',
            data: { name, email, role, password },
            depth: 0,
            overrideAccess: true,
            req,
          })
        },
        async update(req, id) {
          await payload.update({ collection: 'users', id, data: { name }, depth: 0, overrideAccess: true, req })
        },
      },
    )
    countOutcome(written, 'users', outcome, name)
  }
}
