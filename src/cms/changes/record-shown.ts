import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, GlobalAfterChangeHook } from 'payload'
import type { CacheTag } from '#published/types.ts'
import { recordTags } from './record.ts'

/**
 * Hooks for what has no entry in the index to compare with. A save counts when it wrote the row that the public reads; a draft
 * only adds a version beside it. That matters: a panel of the menu or a popup is on every page, and drafts save themselves.
 */
export function recordWhenShown(collection: 'fragments' | 'menus' | 'popups' | 'products', tagsOf: (id: number) => CacheTag[]) {
  const afterChange: CollectionAfterChangeHook = async ({ doc, req }) => {
    const id = Number(doc.id)
    const row = await req.payload.findByID({
      collection,
      id,
      depth: 0,
      draft: false,
      trash: true,
      select: { updatedAt: true },
      disableErrors: true,
      overrideAccess: true,
      req,
    })
    if (row?.updatedAt === doc.updatedAt) await recordTags(req, tagsOf(id))
    return doc
  }
  const afterDelete: CollectionAfterDeleteHook = async ({ doc, id, req }) => {
    await recordTags(req, tagsOf(Number(id)))
    return doc
  }
  return { afterChange: [afterChange], afterDelete: [afterDelete] }
}

/** The same for the site's settings. */
export const recordSettingsWhenShown: GlobalAfterChangeHook = async ({ doc, req }) => {
  const row = await req.payload.findGlobal({ slug: 'site', depth: 0, draft: false, overrideAccess: true, req })
  if (row.updatedAt === doc.updatedAt) await recordTags(req, ['settings'])
  return doc
}
