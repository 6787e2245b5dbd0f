import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { recordTags } from './record.ts'

/** A fragment shows in few places, so every save of one counts as a change; drafts over a published one cost a render, no more. */
export const recordFragmentChange: CollectionAfterChangeHook = async ({ doc, req }) => {
  await recordTags(req, [`fragment:${doc.id}`])
  return doc
}

export const recordFragmentDelete: CollectionAfterDeleteHook = async ({ doc, id, req }) => {
  await recordTags(req, [`fragment:${Number(id)}`])
  return doc
}
