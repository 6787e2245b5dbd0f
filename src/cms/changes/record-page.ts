import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { pageHref } from '#addresses/documents.ts'
import { sqlOf } from '#platform/db/sql.ts'
import { blocksOf } from '#published/read-context.ts'
import { putShownMedia } from '#published/records/shown-media.ts'
import { findStored, putDocument, removeDocument } from '#published/search/index-documents.ts'
import { catalogue } from '../catalogue.ts'
import { MEDIA_FIELDS } from '../media/media-fields.ts'
import { mediaIn } from '../media/media-places.ts'
import { leaveRedirect } from './leave-redirect.ts'
import { recordTags } from './record.ts'

export const recordPageChange: CollectionAfterChangeHook = async ({ doc, req }) => {
  await syncPage(req, Number(doc.id))
  return doc
}

export const recordPageDelete: CollectionAfterDeleteHook = async ({ doc, id, req }) => {
  await syncPage(req, Number(id))
  return doc
}

/** Brings the search index, the redirects and the change log in step with what the public may see of a page now. */
export async function syncPage(req: PayloadRequest, id: number): Promise<void> {
  const sql = await sqlOf(req.payload, req)
  const before = await findStored(sql, 'page', id)
  const now = await findPublished(req, id)
  if (before === null && now === null) return
  if (before !== null && now !== null && before.updatedAt === now.updatedAt && before.href === now.href) return
  if (now === null) {
    await removeDocument(sql, 'page', id)
    await putShownMedia(sql, { kind: 'page', id }, [])
  } else {
    await putDocument(sql, { kind: 'page', docId: id, ...now })
    await putShownMedia(sql, { kind: 'page', id }, now.media)
    if (before !== null && before.href !== now.href) await leaveRedirect(req, { kind: 'page', id, from: before.href })
  }
  await recordTags(req, [`page:${id}`, 'pages'])
}

async function findPublished(req: PayloadRequest, id: number) {
  const page = await req.payload.findByID({
    collection: 'pages',
    id,
    depth: 0,
    draft: false,
    disableErrors: true,
    overrideAccess: true,
    req,
  })
  if (page?._status !== 'published' || typeof page.path !== 'string') return null
  return {
    href: pageHref(page.path),
    title: page.title,
    body: [page.lead ?? '', ...catalogue.extractTexts(blocksOf(page.layout))].join('\n'),
    publishedAt: page.updatedAt,
    updatedAt: page.updatedAt,
    media: [...mediaIn(page, MEDIA_FIELDS)],
  }
}
