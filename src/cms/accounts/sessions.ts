import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import {
  type ArrayField,
  addDataAndFileToRequest,
  baseSessionsField,
  type CollectionAfterChangeHook,
  type CollectionAfterLoginHook,
  type PayloadHandler,
  type PayloadRequest,
} from 'payload'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { sqlOf } from '#platform/db/sql.ts'
import type { User } from '#platform/payload-types.ts'
import { documentId } from '#published/links.ts'
import { refuse } from '../access/refuse.ts'
import { hasRole } from '../access/roles.ts'
import { recordDeed } from '../audit/record.ts'
import { describeDevice } from './describe-device.ts'
import { SESSION_MS } from './session-hours.ts'

/** Payload's own, with what was signed in with. */
export const sessionsField: ArrayField = {
  ...(baseSessionsField as ArrayField),
  fields: [...(baseSessionsField as ArrayField).fields, { name: 'device', type: 'text' }],
}

export const noteDevice: CollectionAfterLoginHook = async ({ req, user }) => {
  const newest = (user as Partial<User>).sessions?.at(-1)
  if (!newest) return
  const sql = await sqlOf(req.payload, req)
  await sql.run('update users_sessions set device = ? where id = ?', [
    describeDevice(req.headers.get('user-agent') ?? ''),
    newest.id,
  ])
}

/** Whoever may do more or less than before signs in anew, except where they have changed it themselves. Payload does so for passwords. */
export const endWithRole: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'update' && doc.role !== previousDoc.role) await endSessions(req, Number(doc.id), { except: ownSession(req) })
  return doc
}

export interface SignedInDevice {
  id: string
  device: string
  since: string
  /** To within a few minutes: `admin/desk/keep-session.tsx`. */
  lastUse: string
  isThis: boolean
}

/** `GET /api/users/:id/sessions`: where an account is signed in, the last used first; for its owner and administrators. */
export const listSessions: PayloadHandler = async (req) => {
  const account = await findAccount(req)
  if (account instanceof Response) return account
  const now = Date.now()
  const devices = (account.sessions ?? [])
    .filter(({ expiresAt }) => new Date(expiresAt).getTime() > now)
    .map(
      ({ id, device, createdAt, expiresAt }): SignedInDevice => ({
        id,
        device: device ?? describeDevice(''),
        since: String(createdAt ?? ''),
        lastUse: new Date(new Date(expiresAt).getTime() - SESSION_MS).toISOString(),
        isThis: id === ownSession(req),
      }),
    )
    .sort((a, b) => b.lastUse.localeCompare(a.lastUse))
  return Response.json({ devices }, { headers: { 'cache-control': 'no-store' } })
}

const Ending = Type.Object({ session: Type.Optional(Type.String({ maxLength: 64 })) })

/** `POST /api/users/:id/end-sessions`: one of them, or where none is named all but the one that asks. */
export const endSessionsNow: PayloadHandler = async (req) => {
  const account = await findAccount(req)
  if (account instanceof Response) return account
  await addDataAndFileToRequest(req)
  if (!Value.Check(Ending, req.data)) return refuse(400)
  const { session } = req.data
  const ended = await inTransaction(req.payload, async () => {
    const count = await endSessions(req, account.id, session === undefined ? { except: ownSession(req) } : { only: session })
    if (count > 0) {
      const subject = `使用者「${account.name}」的 ${count} 個裝置`
      await recordDeed(req, { kind: 'session-end', subject, path: `/collections/users/${account.id}` })
    }
    return count
  })
  const message = ended > 0 ? `已經結束 ${ended} 個裝置的登入。` : '沒有其他登入中的裝置。'
  return Response.json({ message }, { headers: { 'cache-control': 'no-store' } })
}

/** Answers how many there were. */
export async function endSessions(
  req: PayloadRequest,
  account: number,
  which: { only: string } | { except: string },
): Promise<number> {
  const sql = await sqlOf(req.payload, req)
  const [condition, session] = 'only' in which ? ['id = ?', which.only] : ['id <> ?', which.except]
  const ended = await sql.run(`delete from users_sessions where _parent_id = ? and ${condition} returning expires_at`, [
    account,
    session,
  ])
  return ended.filter(({ expires_at }) => new Date(String(expires_at)).getTime() > Date.now()).length
}

export function ownSession({ user }: PayloadRequest): string {
  return user?.collection === 'users' ? String(Reflect.get(user, '_sid') ?? '') : ''
}

/** The account of a path `/:id/…`: for its owner and administrators. */
export async function findAccount(req: PayloadRequest): Promise<User | Response> {
  const id = documentId(req.routeParams?.id)
  if (id === null) return refuse(404)
  if (id !== req.user?.id && !hasRole(req.user, 'administrator')) return refuse(403)
  const account = await req.payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  })
  return account ?? refuse(404)
}
