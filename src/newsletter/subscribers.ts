import type { Payload, PayloadRequest } from 'payload'
import { sqlOf } from '#platform/db/sql.ts'
import type { Subscriber } from '#platform/payload-types.ts'
import type { ConsentedSignUp, MailingList } from './provider.ts'

/** The person's row in this list. Whoever else asks for it waits until the transaction of `req` is over. */
export async function lockSubscriber(req: PayloadRequest, list: number, address: string): Promise<Subscriber | null> {
  const sql = await sqlOf(req.payload, req)
  const lock = sql.dialect === 'postgres' ? 'for update' : ''
  const [row] = await sql.run(`select id from subscribers where list_id = ? and email = ? ${lock}`, [list, address])
  return row === undefined ? null : findSubscriber(req.payload, Number(row.id), req)
}

export function findSubscriber(payload: Payload, id: number, req?: PayloadRequest): Promise<Subscriber | null> {
  return payload.findByID({
    collection: 'subscribers',
    id,
    depth: 0,
    joins: false,
    disableErrors: true,
    overrideAccess: true,
    req,
  })
}

type Changes = Partial<Pick<Subscriber, 'status' | 'note' | 'firstName' | 'lastName' | 'phone' | 'confirmedAt' | 'leftAt'>>

export async function changeSubscriber(payload: Payload, id: number, data: Changes, req?: PayloadRequest): Promise<void> {
  await payload.update({ collection: 'subscribers', id, data, depth: 0, overrideAccess: true, req })
}

/** Writes what a sign-up says into a new row or, without losing what it leaves out, into the one that is there. */
export async function storeSignUp(
  req: PayloadRequest,
  list: MailingList,
  { address, firstName, lastName, phone, consent }: ConsentedSignUp,
  { existing, status }: { existing: Subscriber | null; status: Subscriber['status'] },
): Promise<number> {
  const names = Object.fromEntries(Object.entries({ firstName, lastName, phone }).filter(([, value]) => value !== ''))
  const consented = { consentText: consent.text, consentVersion: consent.version, consentAt: new Date().toISOString() }
  const shared = { collection: 'subscribers', depth: 0, overrideAccess: true, req } as const
  if (existing === null) {
    const data = { list: list.id, email: address, status, ...names, ...consented }
    return (await req.payload.create({ ...shared, data, overrideAccess: true })).id
  }
  await req.payload.update({ ...shared, id: existing.id, data: { status, ...names, ...consented }, overrideAccess: true })
  return existing.id
}
