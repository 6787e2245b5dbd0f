import type { PayloadRequest, Where } from 'payload'
import type { Comment, User } from '#platform/payload-types.ts'
import type { Subject } from './subject.ts'

type Named = Pick<Subject, 'kind' | 'id'>

/** Of one document: a conversation, not a store. */
const MOST_COMMENTS = 500

/** `false`: there are too many. */
export async function addComment({ kind, id }: Named, text: string, user: User, req: PayloadRequest): Promise<boolean> {
  const { payload } = req
  const { totalDocs } = await payload.count({ collection: 'comments', where: about({ kind, id }), overrideAccess: true, req })
  if (totalDocs >= MOST_COMMENTS) return false
  const data = { kind, document: id, writer: user.id, name: user.name, text }
  await payload.create({ collection: 'comments', data, depth: 0, overrideAccess: true, req })
  return true
}

/** Oldest first. */
export async function findComments(subject: Named, req: PayloadRequest): Promise<Comment[]> {
  const { docs } = await req.payload.find({
    collection: 'comments',
    where: about(subject),
    sort: 'id',
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return docs
}

/** One's own, of this document. */
export async function removeComment(subject: Named, comment: number, user: User, req: PayloadRequest): Promise<boolean> {
  const { docs } = await req.payload.delete({
    collection: 'comments',
    where: { and: [about(subject), { id: { equals: comment } }, { writer: { equals: user.id } }] },
    depth: 0,
    overrideAccess: true,
    req,
  })
  return docs.length > 0
}

function about({ kind, id }: Named): Where {
  const conditions: Where[] = [{ kind: { equals: kind } }, { document: { equals: id } }]
  return { and: conditions }
}
