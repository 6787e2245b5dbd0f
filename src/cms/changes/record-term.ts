import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { sqlOf } from '#platform/db/sql.ts'
import { dropList } from '#published/archive/archive.ts'
import { recordTags } from './record.ts'

type Kind = 'category' | 'tag'

export function recordTermChange(kind: Kind): CollectionAfterChangeHook {
  return async ({ doc, req }) => {
    await recordTags(req, [`${kind}:${doc.id}`, 'terms'])
    return doc
  }
}

export function recordTermDelete(kind: Kind): CollectionAfterDeleteHook {
  return async ({ doc, id, req }) => {
    await dropList(await sqlOf(req.payload, req), { kind, id: Number(id) })
    await recordTags(req, [`${kind}:${doc.id}`, 'terms'])
    return doc
  }
}
