import type { CollectionSlug, Payload, Where } from 'payload'

/** What a draft is called by, where opening its form stores one. */
const TITLES = {
  posts: 'title',
  pages: 'title',
  fragments: 'name',
  popups: 'name',
  products: 'name',
  menus: 'name',
} as const satisfies Partial<Record<CollectionSlug, string>>

type DraftKind = keyof typeof TITLES
export const DRAFT_KINDS = Object.keys(TITLES) as DraftKind[]

interface Asked {
  collection: DraftKind
  /** Only these. */
  where: Where
}

/**
 * Drafts that were stored because somebody opened a form, and hold nothing: without a name, and never saved since. What is saved into a
 * draft is in its versions alone, so that its own row looks empty until it is published: the versions are asked.
 */
export async function findBlankDrafts(payload: Payload, { collection, where }: Asked): Promise<number[]> {
  const unnamed = await payload.find({
    collection,
    draft: true,
    where: { and: [{ _status: { equals: 'draft' } }, { [TITLES[collection]]: { exists: false } }, where] },
    select: {},
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  const ids = unnamed.docs.map(({ id }) => id)
  if (ids.length === 0) return []
  const versions = await payload.findVersions({
    collection,
    where: { parent: { in: ids } },
    select: { parent: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  const timesSaved = (id: number) => versions.docs.filter(({ parent }) => Number(parent) === id).length
  return ids.filter((id) => timesSaved(id) === 1)
}
