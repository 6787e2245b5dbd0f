import type { PayloadRequest } from 'payload'
import { normaliseSource } from '#published/redirect-source.ts'

export interface MovedDocument {
  kind: 'post' | 'page'
  id: number
  /** The public address it had. */
  from: string
}

/** Leaves a 301 behind a published document that moved. It points at the document, so later moves need no chain. */
export async function leaveRedirect(req: PayloadRequest, { kind, id, from }: MovedDocument): Promise<void> {
  // Whichever page is the home page next answers there.
  if (from === '/') return
  const source = normaliseSource(from)
  const data = { from: source, kind, [kind]: id }
  const existing = await req.payload.find({
    collection: 'redirects',
    where: { from: { equals: source } },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  const known = existing.docs[0]
  if (known) await req.payload.update({ collection: 'redirects', id: known.id, data, depth: 0, overrideAccess: true, req })
  else await req.payload.create({ collection: 'redirects', data, depth: 0, overrideAccess: true, req })
}
