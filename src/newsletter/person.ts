import type { Payload, PayloadRequest, Where } from 'payload'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { Outbox, Subscriber } from '#platform/payload-types.ts'
import { suppress } from './suppression.ts'

const MAX_LISTS = 1000
const MAX_JOBS = 10_000

/** Everything that is stored about the owner of an address, for the owner to read. */
export async function exportPerson(payload: Payload, address: string): Promise<object> {
  const rows = await findRows(payload, address)
  const subscriptions = await Promise.all(
    rows.map(async ({ id, list, jobs: _, ...row }) => ({
      list: typeof list === 'object' ? { key: list.key, name: list.name } : list,
      ...row,
      mails: (await findJobs(payload, id)).map(({ kind, state, createdAt, handedAt, doneAt }) => ({
        kind,
        state,
        createdAt,
        handedAt,
        doneAt,
      })),
    })),
  )
  return { address, exportedAt: new Date().toISOString(), subscriptions }
}

/** Deletes it, in all lists. With `isForGood` a hash stays, so that nobody writes to the address again. */
export function forgetPerson(payload: Payload, address: string, { isForGood }: { isForGood: boolean }): Promise<void> {
  return inTransaction(payload, async (req) => {
    for (const { id } of await findRows(payload, address, req)) {
      await payload.delete({ collection: 'subscribers', id, depth: 0, overrideAccess: true, req })
    }
    if (isForGood) await suppress(req, { address, list: null, reason: 'asked' })
  })
}

/** What hangs on a subscriber goes first. A hook of the collection calls it, whoever deletes. */
export async function forgetTraces(req: PayloadRequest, subscriber: number): Promise<void> {
  const where: Where = { subscriber: { equals: subscriber } }
  await req.payload.delete({ collection: 'subscriber-tokens', where, depth: 0, overrideAccess: true, req })
  await req.payload.delete({ collection: 'outbox', where, depth: 0, overrideAccess: true, req })
}

async function findRows(payload: Payload, address: string, req?: PayloadRequest): Promise<Subscriber[]> {
  const { docs } = await payload.find({
    collection: 'subscribers',
    where: { email: { equals: address } },
    sort: 'id',
    limit: MAX_LISTS,
    depth: 1,
    joins: false,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return docs
}

async function findJobs(payload: Payload, subscriber: number): Promise<Outbox[]> {
  const { docs } = await payload.find({
    collection: 'outbox',
    where: { subscriber: { equals: subscriber } },
    sort: 'createdAt',
    limit: MAX_JOBS,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  return docs
}
