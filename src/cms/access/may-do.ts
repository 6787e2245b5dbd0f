import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig } from 'payload'

/** Whether this person may do this to this very document; drafts and trash are documents, too. */
export async function mayDo(
  operation: 'read' | 'update',
  { slug, access }: SanitizedCollectionConfig,
  id: number,
  req: PayloadRequest,
): Promise<boolean> {
  const rule = await access[operation]({ req, id })
  if (rule === false) return false
  const { totalDocs } = await req.payload.count({
    collection: slug as CollectionSlug,
    where: { and: [{ id: { equals: id } }, ...(rule === true ? [] : [rule])] },
    trash: true,
    overrideAccess: true,
  })
  return totalDocs === 1
}
