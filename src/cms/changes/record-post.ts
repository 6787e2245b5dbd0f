import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { postHref } from '#addresses/documents.ts'
import { sqlOf } from '#platform/db/sql.ts'
import { archivePost, readNeighbours } from '#published/archive/archive.ts'
import { putShownMedia } from '#published/records/shown-media.ts'
import { findStored, putDocument, removeDocument } from '#published/search/index-documents.ts'
import type { CacheTag, RichTextDocument } from '#published/types.ts'
import { catalogue } from '../catalogue.ts'
import { MEDIA_FIELDS } from '../media/media-fields.ts'
import { mediaIn } from '../media/media-places.ts'
import { leaveRedirect } from './leave-redirect.ts'
import { recordTags } from './record.ts'

export const recordPostChange: CollectionAfterChangeHook = async ({ doc, req }) => {
  await syncPost(req, Number(doc.id))
  return doc
}

export const recordPostDelete: CollectionAfterDeleteHook = async ({ doc, id, req }) => {
  await syncPost(req, Number(id))
  return doc
}

/**
 * Brings the archive, the search index, the redirects and the change log in step with what the public may see of a post
 * now. Asks the database rather than the hook, since a hook can't tell a draft saved over a published post from a withdrawal.
 */
export async function syncPost(req: PayloadRequest, id: number): Promise<void> {
  const sql = await sqlOf(req.payload, req)
  const before = await findStored(sql, 'post', id)
  const now = await findPublished(req, id)
  if (before === null && now === null) return
  if (before !== null && now !== null && before.updatedAt === now.updatedAt) return

  const tags = new Set<CacheTag>([`post:${id}`, 'posts'])
  const addNeighbours = async (publishedAt: string) => {
    const { older, newer } = await readNeighbours(sql, { id, publishedAt: new Date(publishedAt) })
    for (const neighbour of [older, newer]) if (neighbour !== null) tags.add(`post:${neighbour}`)
  }
  if (before?.publishedAt) await addNeighbours(before.publishedAt)
  const lists = await archivePost(
    sql,
    id,
    now && { ...now, id, publishedAt: new Date(now.publishedAt), modifiedAt: new Date(now.updatedAt) },
  )
  for (const list of lists) tags.add(list)
  if (now === null) {
    await removeDocument(sql, 'post', id)
    await putShownMedia(sql, { kind: 'post', id }, [])
  } else {
    await addNeighbours(now.publishedAt)
    await putDocument(sql, { kind: 'post', docId: id, ...now })
    await putShownMedia(sql, { kind: 'post', id }, now.media)
    if (before !== null && before.href !== now.href) await leaveRedirect(req, { kind: 'post', id, from: before.href })
  }
  await recordTags(req, tags)
}

async function findPublished(req: PayloadRequest, id: number) {
  const post = await req.payload.findByID({
    collection: 'posts',
    id,
    depth: 0,
    draft: false,
    disableErrors: true,
    overrideAccess: true,
    req,
  })
  if (post?._status !== 'published' || !post.slug || !post.publishedAt) return null
  return {
    href: postHref(post.slug),
    title: post.title,
    body: [post.excerpt ?? '', ...catalogue.extractRichTextTexts(post.body as RichTextDocument | null)].join('\n'),
    publishedAt: post.publishedAt,
    updatedAt: post.updatedAt,
    author: post.byline ?? '',
    categories: (post.categories ?? []).map(idOf),
    tags: (post.tags ?? []).map(idOf),
    authorId: post.author ? idOf(post.author) : null,
    isPinned: post.pinned === true,
    media: [...mediaIn(post, MEDIA_FIELDS)],
  }
}

function idOf(related: number | { id: number }): number {
  return typeof related === 'number' ? related : related.id
}
