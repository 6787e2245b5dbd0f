import { randomUUID } from 'node:crypto'
import { getFieldsToSign, jwtSign, type PayloadRequest } from 'payload'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { sqlOf } from '#platform/db/sql.ts'
import type { User } from '#platform/payload-types.ts'
import { recordDeed } from '../audit/record.ts'
import { describeDevice } from './describe-device.ts'
import { SESSION_HOURS, SESSION_MS } from './session-hours.ts'

/** A session for an account that has proved itself by more than its password; Payload makes them for passwords alone. */
export async function createSession(req: PayloadRequest, account: User): Promise<{ token: string; exp: number }> {
  const { payload } = req
  const sid = randomUUID()
  const now = Date.now()
  await inTransaction(payload, async () => {
    const sql = await sqlOf(payload, req)
    const [last] = await sql.run('select max(_order) as last from users_sessions where _parent_id = ?', [account.id])
    await sql.run(
      'insert into users_sessions (_order, _parent_id, id, device, created_at, expires_at) values (?, ?, ?, ?, ?, ?)',
      [
        Number(last?.last ?? 0) + 1,
        account.id,
        sid,
        describeDevice(req.headers.get('user-agent') ?? ''),
        new Date(now).toISOString(),
        new Date(now + SESSION_MS).toISOString(),
      ],
    )
    await recordDeed(req, { kind: 'sign-in', actorId: account.id, actor: account.name })
  })
  const fieldsToSign = getFieldsToSign({
    collectionConfig: payload.collections.users.config,
    email: account.email,
    sid,
    user: { ...account, collection: 'users' },
  })
  return jwtSign({ fieldsToSign, secret: payload.secret, tokenExpiration: SESSION_HOURS * 60 * 60 })
}
