import type { CollectionBeforeDeleteHook } from 'payload'
import { refuseWith } from '../access/refuse-with.ts'

/** Neither the site nor a draft of its settings loses its typeface. */
export const keepWhileChosen: CollectionBeforeDeleteHook = async ({ id, req }) => {
  for (const draft of [false, true]) {
    const { brand } = await req.payload.findGlobal({ slug: 'site', depth: 0, draft, overrideAccess: true, req })
    // What was chosen before another face was is still in the form, and shown nowhere.
    if (brand?.face === 'own' && brand.typeface === id)
      refuseWith('網站設定的「外觀」還在用這套字體。請先改用別的標題字體，再刪除。')
  }
}
