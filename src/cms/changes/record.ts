import type { PayloadRequest } from 'payload'
import type { CacheTag } from '#published/types.ts'

/**
 * Writes one row of the change log in the transaction of the save. Every site process tails the log and drops exactly the
 * answers that carry one of the tags.
 */
export async function recordTags(req: PayloadRequest, tags: Iterable<CacheTag>): Promise<void> {
  const unique = [...new Set(tags)]
  if (unique.length === 0) return
  await req.payload.create({ collection: 'changes', data: { tags: unique }, overrideAccess: true, depth: 0, req })
}
