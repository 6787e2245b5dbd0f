import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { addDataAndFileToRequest, type Endpoint, type PayloadHandler, type PayloadRequest } from 'payload'
import type { ReviewRequest, User } from '#platform/payload-types.ts'
import { MAX_ID } from '../access/document-id.ts'
import { mayDo } from '../access/may-do.ts'
import { hasRole, isStaff, mayPublish } from '../access/roles.ts'
import { say } from '../access/say.ts'
import { titleFieldOf } from '../desk/search-everything.ts'
import { refusalOfNewest } from '../proofreading/before-publishing.ts'
import { addComment, findComments, removeComment } from './comments.ts'
import { MAX_COMMENT, MAX_REASON } from './limits.ts'
import { askForReview, findReview, returnReview, withdrawReview } from './reviews.ts'
import { findSubject, NamedSubject, type Subject } from './subject.ts'

/** What stands beside a form. */
export interface Discussion {
  comments: { id: number; name: string; at: string; text: string; isOwn: boolean }[]
  /** The last request to publish the document; `null` where nobody asked, or took it back. */
  review: {
    state: Exclude<ReviewRequest['state'], 'withdrawn'>
    askedBy: string
    askedAt: string
    isOwn: boolean
    decidedBy: string
    decidedAt: string
    reason: string
  } | null
  mayPublish: boolean
  mayReturn: boolean
}

const Words = (maxLength: number) => Type.String({ maxLength, pattern: '\\S' })
const NewComment = Type.Object({ ...NamedSubject.properties, text: Words(MAX_COMMENT) })
const OldComment = Type.Object({ ...NamedSubject.properties, comment: Type.Integer({ minimum: 1, maximum: MAX_ID }) })
const Returned = Type.Object({ ...NamedSubject.properties, reason: Words(MAX_REASON) })

interface StaffRequest<Sent> {
  req: PayloadRequest
  subject: Subject
  user: User
  sent: Sent
}

interface Rules<Schema extends TSchema> {
  schema: Schema
  /** Said where the request is not of this schema. */
  refusal: string
  isForEditors?: boolean
}

/** For staff, on a document that they may talk about. */
function forStaff<Schema extends TSchema>(
  { schema, refusal, isForEditors = false }: Rules<Schema>,
  handle: (request: StaffRequest<Static<Schema>>) => Promise<Response>,
): PayloadHandler {
  return async (req) => {
    const { user } = req
    if (user?.collection !== 'users' || !isStaff(user)) return say(403, '請先登入。')
    if (isForEditors && !hasRole(user, 'administrator', 'editor')) return say(403, '只有編輯與管理員可以這麼做。')
    if (req.method !== 'GET') await addDataAndFileToRequest(req)
    const sent: unknown = req.method === 'GET' ? Object.fromEntries(req.searchParams) : req.data
    if (!Value.Check(NamedSubject, sent) || !Value.Check(schema, sent)) return say(400, refusal)
    const subject = await findSubject(sent, req)
    return subject === null ? say(404, '找不到這筆資料。') : handle({ req, subject, user, sent })
  }
}

const readDiscussion = forStaff({ schema: NamedSubject, refusal: '找不到這筆資料。' }, async ({ req, subject, user }) => {
  const [comments, review] = await Promise.all([findComments(subject, req), findReview(subject, req)])
  const names = await namesOf([review?.askedBy, review?.decidedBy], req)
  const nameOf = (person: ReviewRequest['askedBy']) => names.get(Number(person)) ?? ''
  const discussion: Discussion = {
    comments: comments.map(({ id, name, createdAt, text, writer }) => ({
      id,
      name,
      at: createdAt,
      text,
      isOwn: writer === user.id,
    })),
    review:
      review === null || review.state === 'withdrawn'
        ? null
        : {
            state: review.state,
            askedBy: nameOf(review.askedBy),
            askedAt: review.askedAt ?? '',
            isOwn: review.askedBy === user.id,
            decidedBy: nameOf(review.decidedBy),
            decidedAt: review.decidedAt ?? '',
            reason: review.reason ?? '',
          },
    mayPublish: mayPublish(user),
    mayReturn: hasRole(user, 'administrator', 'editor'),
  }
  return Response.json(discussion, { headers: NEVER_KEPT })
})

const comment = forStaff(
  { schema: NewComment, refusal: `請寫下要說的話，最多 ${MAX_COMMENT} 個字。` },
  async ({ req, subject, user, sent }) =>
    (await addComment(subject, sent.text.trim(), user, req)) ? say(201, '已送出。') : say(409, '這份資料的討論已經太長了。'),
)

const uncomment = forStaff({ schema: OldComment, refusal: '找不到這則討論。' }, async ({ req, subject, user, sent }) =>
  (await removeComment(subject, sent.comment, user, req)) ? say(200, '已刪除。') : say(404, '找不到這則討論。'),
)

const ask = forStaff({ schema: NamedSubject, refusal: '找不到這筆資料。' }, async ({ req, subject, user }) => {
  if (!(await mayDo('update', subject.collection, subject.id, req))) return say(403, '您不能修改這份資料，也就不能送審。')
  const refusal = (await isNameless(subject, req))
    ? '請先寫標題，再送審。'
    : await refusalOfNewest({ relationTo: subject.kind, value: String(subject.id) }, req)
  if (refusal !== null) return say(409, refusal.replace('還不能發布。', '還不能送審。'))
  return (await askForReview(subject, user, req)) ? say(200, '已經送審，編輯會收到通知。') : say(409, '已經送審了。')
})

const withdraw = forStaff({ schema: NamedSubject, refusal: '找不到這筆資料。' }, async ({ req, subject, user }) =>
  (await withdrawReview(subject, user, req)) ? say(200, '已經收回。') : say(409, '現在沒有您送審的內容可以收回。'),
)

const sendBack = forStaff(
  { schema: Returned, refusal: `請寫下退回的原因，最多 ${MAX_REASON} 個字。`, isForEditors: true },
  async ({ req, subject, user, sent }) =>
    (await returnReview(subject, sent.reason.trim(), user, req))
      ? say(200, '已經退回，作者會收到通知。')
      : say(409, '這份內容現在沒有在等待審稿。'),
)

export const reviewEndpoints: Endpoint[] = [
  { path: '/desk/discussion', method: 'get', handler: readDiscussion },
  { path: '/desk/comments', method: 'post', handler: comment },
  { path: '/desk/comments/remove', method: 'post', handler: uncomment },
  { path: '/desk/reviews', method: 'post', handler: ask },
  { path: '/desk/reviews/withdraw', method: 'post', handler: withdraw },
  { path: '/desk/reviews/return', method: 'post', handler: sendBack },
]

async function isNameless({ collection, id }: Subject, req: PayloadRequest): Promise<boolean> {
  const draft = await req.payload.findByID({
    collection: collection.slug,
    id,
    draft: true,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  return !Reflect.get(draft ?? {}, titleFieldOf(collection))
}

async function namesOf(
  people: readonly (ReviewRequest['askedBy'] | undefined)[],
  req: PayloadRequest,
): Promise<Map<number, string>> {
  const ids = people.flatMap((person) => (typeof person === 'number' ? [person] : []))
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { in: ids } },
    select: { name: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return new Map(docs.map(({ id, name }) => [id, name]))
}

const NEVER_KEPT = { 'cache-control': 'no-store' }
