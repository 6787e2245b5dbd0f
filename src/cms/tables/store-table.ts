import type { PayloadRequest } from 'payload'
import { mediaSource } from '#published/tables.ts'

/** Puts the rows in the place of those that were read from the same source before. Answers whether they are others. */
export async function storeTable(req: PayloadRequest, source: string, rows: string[][]): Promise<boolean> {
  const known = await findTable(req, source)
  const data = { source, rows, readAt: new Date().toISOString() }
  if (known) await req.payload.update({ collection: 'tables', id: known.id, data, depth: 0, overrideAccess: true, req })
  else await req.payload.create({ collection: 'tables', data, depth: 0, overrideAccess: true, req })
  return JSON.stringify(known?.rows) !== JSON.stringify(rows)
}

export async function forgetFile(req: PayloadRequest, media: number): Promise<void> {
  const where = { source: { equals: mediaSource(media) } }
  await req.payload.delete({ collection: 'tables', where, depth: 0, overrideAccess: true, req })
}

export async function findTable(req: PayloadRequest, source: string) {
  const { docs } = await req.payload.find({
    collection: 'tables',
    where: { source: { equals: source } },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return docs[0]
}
