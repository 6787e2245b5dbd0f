import type { CollectionSlug, PayloadRequest } from 'payload'

const MAX_TRIES = 500

interface FirstFree {
  collection: CollectionSlug
  field: string
  /** In the order in which they are wanted. */
  values: readonly string[]
  ownId: number | string | undefined
  req: PayloadRequest
}

/**
 * The first of some values that no other document has, be it a draft or in the trash. All are asked for at once, and of the documents
 * nothing else: hundreds of them may have the same title, and everybody would wait while each is read.
 */
export async function firstFree({ collection, field, values, ownId, req }: FirstFree): Promise<string | undefined> {
  const { docs } = await req.payload.db.find<Record<string, unknown>>({
    collection,
    where: { [field]: { in: [...values] } },
    select: { [field]: true },
    limit: 0,
    pagination: false,
    req,
  })
  const taken = new Set(docs.filter(({ id }) => id !== ownId).map((doc) => doc[field]))
  return values.find((value) => !taken.has(value))
}

/** A name, and the same with a number behind. */
export function numbered(base: string): string[] {
  return Array.from({ length: MAX_TRIES }, (_, at) => (at === 0 ? base : `${base}-${at + 1}`))
}
