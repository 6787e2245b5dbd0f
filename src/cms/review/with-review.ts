import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionConfig, CollectionSlug, UIField } from 'payload'
import { sqlOf } from '#platform/db/sql.ts'
import { savedState } from '../saved-state.ts'
import { settleReview } from './reviews.ts'

/** What staff say about the document, and whether it waits for an editor, beside its form. */
const discussionField: UIField = {
  name: 'discussion',
  type: 'ui',
  label: '討論',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/desk/discussion#Discussion' },
  },
}

/** A collection whose documents are talked about and reviewed before they are published: each that has drafts. */
export function withReview(collection: CollectionConfig): CollectionConfig {
  const { fields, hooks, versions } = collection
  const slug = collection.slug as CollectionSlug
  if (typeof versions !== 'object' || !versions.drafts) return collection
  const settle: CollectionAfterChangeHook = async ({ context, doc, data, previousDoc, req }) => {
    const { _status: status } = savedState({ doc, data, previousDoc })
    if (status === 'published' && !context.isRestoringVersion) await settleReview(req, { kind: slug, id: Number(doc.id) })
    return doc
  }
  const forget: CollectionAfterDeleteHook = async ({ doc, id, req }) => {
    const sql = await sqlOf(req.payload, req)
    for (const table of ['review_requests', 'comments'])
      await sql.run(`delete from ${table} where kind = ? and document = ?`, [slug, id])
    return doc
  }
  return {
    ...collection,
    fields: [...fields, discussionField],
    hooks: {
      ...hooks,
      afterChange: [...(hooks?.afterChange ?? []), settle],
      afterDelete: [...(hooks?.afterDelete ?? []), forget],
    },
  }
}
