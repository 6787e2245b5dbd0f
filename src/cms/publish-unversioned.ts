import type { Payload } from 'payload'

/**
 * Gives menus and settings from the time before they had drafts their first version, the published one: the admin lists what has
 * a version. What has one is left alone, so that every start may ask.
 */
export async function publishUnversioned(payload: Payload): Promise<void> {
  const { docs } = await payload.find({
    collection: 'menus',
    draft: false,
    select: {},
    trash: true,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  for (const { id } of docs) {
    const { totalDocs } = await payload.countVersions({
      collection: 'menus',
      where: { parent: { equals: id } },
      overrideAccess: true,
    })
    if (totalDocs === 0) {
      await payload.update({
        collection: 'menus',
        id,
        data: { _status: 'published' },
        trash: true,
        depth: 0,
        overrideAccess: true,
      })
    }
  }
  const { totalDocs } = await payload.countGlobalVersions({ global: 'site', overrideAccess: true })
  if (totalDocs > 0) return
  const { updatedAt } = await payload.findGlobal({ slug: 'site', depth: 0, draft: false, overrideAccess: true })
  if (updatedAt) await payload.updateGlobal({ slug: 'site', data: { _status: 'published' }, depth: 0, overrideAccess: true })
}
