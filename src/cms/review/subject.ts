import { type Static, Type } from '@sinclair/typebox'
import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { isDocumentId } from '../access/document-id.ts'
import { mayDo } from '../access/may-do.ts'

/** A document as a browser names it. */
export const NamedSubject = Type.Object({
  collection: Type.String(),
  id: Type.Union([Type.Number(), Type.String()]),
})
type NamedSubject = Static<typeof NamedSubject>

/** A document that can be published, and so be talked about before. */
export interface Subject {
  kind: SanitizedCollectionConfig['slug']
  id: number
  collection: SanitizedCollectionConfig
}

/** Whoever may read its drafts may talk about a document; `null` for everybody else. */
export async function findSubject({ collection: slug, id }: NamedSubject, req: PayloadRequest): Promise<Subject | null> {
  const collection = req.payload.config.collections.find((known) => known.slug === slug && known.versions?.drafts)
  if (collection === undefined || !isDocumentId(id)) return null
  const readsAll = (await collection.access.read({ req, id: Number(id) })) === true
  const isAllowed = await mayDo(readsAll ? 'read' : 'update', collection, Number(id), req)
  return isAllowed ? { kind: collection.slug, id: Number(id), collection } : null
}
