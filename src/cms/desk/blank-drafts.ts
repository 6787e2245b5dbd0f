import type { CollectionSlug, Payload, Where } from 'payload'

/** Stands for whoever made a version that only says that a form was opened. The first save puts a name in its place. */
export const JUST_OPENED = '（剛開啟）'

/** What lists show: drafts that somebody has written into, and everything that is no draft. */
export const WITHOUT_BLANK_DRAFTS: Where = { editedBy: { not_equals: JUST_OPENED } }

/** Removes those drafts that nobody has written into since their form was opened, before that moment. */
export async function removeBlankDrafts(payload: Payload, before: Date): Promise<void> {
  for (const { slug, versions } of payload.config.collections) {
    if (!versions?.drafts) continue
    const collection = slug as CollectionSlug
    const { docs } = await payload.find({
      collection,
      draft: true,
      where: { and: [{ editedBy: { equals: JUST_OPENED } }, { updatedAt: { less_than: before.toISOString() } }] },
      select: {},
      depth: 0,
      pagination: false,
      overrideAccess: true,
    })
    for (const { id } of docs) await payload.delete({ collection, id, depth: 0, overrideAccess: true })
  }
}
