import type { Payload, PayloadRequest, Where } from 'payload'
import { hashAddress } from './addresses.ts'

export type SuppressionReason = 'unsubscribed' | 'asked' | 'bounced' | 'manual'

/** `everywhere`: not even a confirmation mail. `list`: nothing of this list until the owner of the mailbox confirms anew. */
export type Suppression = 'none' | 'list' | 'everywhere'

export async function findSuppression(
  payload: Payload,
  address: string,
  list: number,
  req?: PayloadRequest,
): Promise<Suppression> {
  const { docs } = await payload.find({
    collection: 'suppressed-addresses',
    where: { hash: { equals: hashAddress(address) } },
    limit: 100,
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  if (docs.some((row) => row.list === null || row.list === undefined)) return 'everywhere'
  return docs.some((row) => row.list === list) ? 'list' : 'none'
}

/** `list: null` is for all of them. */
export async function suppress(
  req: PayloadRequest,
  { address, list, reason }: { address: string; list: number | null; reason: SuppressionReason },
): Promise<void> {
  const where = rowsOf(address, list)
  const { totalDocs } = await req.payload.count({ collection: 'suppressed-addresses', where, overrideAccess: true, req })
  if (totalDocs > 0) return
  const data = { hash: hashAddress(address), list, reason }
  await req.payload.create({ collection: 'suppressed-addresses', data, depth: 0, overrideAccess: true, req })
}

export async function liftSuppression(req: PayloadRequest, address: string, list: number): Promise<void> {
  const where = rowsOf(address, list)
  await req.payload.delete({ collection: 'suppressed-addresses', where, depth: 0, overrideAccess: true, req })
}

function rowsOf(address: string, list: number | null): Where {
  const ofList: Where = list === null ? { list: { exists: false } } : { list: { equals: list } }
  return { and: [{ hash: { equals: hashAddress(address) } }, ofList] }
}
