import type { PayloadRequest } from 'payload'
import { addJob } from '#newsletter/outbox.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { sqlOf } from '#platform/db/sql.ts'
import type { ReviewRequest, User } from '#platform/payload-types.ts'
import { addComment } from './comments.ts'
import type { Subject } from './subject.ts'

type Named = Pick<Subject, 'kind' | 'id'>

/** Asks the editors to publish a document; every one of them gets a mail. `false`: somebody has asked already. */
export function askForReview(subject: Named, user: User, { payload }: PayloadRequest): Promise<boolean> {
  return inTransaction(payload, async (req) => {
    const sql = await sqlOf(payload, req)
    const now = new Date().toISOString()
    const [review] = await sql.run(
      `insert into review_requests (kind, document, state, asked_by_id, asked_at, updated_at, created_at) values (?, ?, 'waiting', ?, ?, ?, ?)
        on conflict (kind, document) do update set state = 'waiting', asked_by_id = excluded.asked_by_id, asked_at = excluded.asked_at,
          updated_at = excluded.updated_at, decided_by_id = null, decided_at = null, reason = null
        where review_requests.state <> 'waiting' returning id`,
      [subject.kind, subject.id, user.id, now, now, now],
    )
    if (review === undefined) return false
    // Who asks again and again is told of once.
    await sql.run("delete from outbox where review_id = ? and kind = 'review-asked' and state = 'waiting'", [review.id])
    const { docs: editors } = await payload.find({
      collection: 'users',
      where: { and: [{ role: { in: ['administrator', 'editor'] } }, { id: { not_equals: user.id } }] },
      select: {},
      depth: 0,
      pagination: false,
      overrideAccess: true,
      req,
    })
    for (const editor of editors) await addJob(req, { kind: 'review-asked', user: editor.id, review: Number(review.id) })
    return true
  })
}

/** Whoever asked takes it back. */
export async function withdrawReview({ kind, id }: Named, user: User, { payload }: PayloadRequest): Promise<boolean> {
  const sql = await sqlOf(payload)
  const rows = await sql.run(
    `update review_requests set state = 'withdrawn', updated_at = ?
      where kind = ? and document = ? and state = 'waiting' and asked_by_id = ? returning id`,
    [new Date().toISOString(), kind, id, user.id],
  )
  return rows.length > 0
}

/** Sends a document back to whoever asked, with the reason, which stands among the comments, too. `false`: nobody asks any more. */
export function returnReview(subject: Named, reason: string, user: User, { payload }: PayloadRequest): Promise<boolean> {
  return inTransaction(payload, async (req) => {
    const isReturned = await decide(req, subject, { state: 'returned', user, reason })
    if (isReturned) await addComment(subject, `退回：${reason}`, user, req)
    return isReturned
  })
}

/** What was asked for has been done. Joins the transaction that publishes. */
export async function settleReview(req: PayloadRequest, subject: Named): Promise<void> {
  await decide(req, subject, { state: 'published', user: req.user?.collection === 'users' ? req.user : null, reason: null })
}

interface Decision {
  state: 'returned' | 'published'
  /** `null`: a schedule. */
  user: Pick<User, 'id'> | null
  reason: string | null
}

async function decide(req: PayloadRequest, { kind, id }: Named, { state, user, reason }: Decision): Promise<boolean> {
  const sql = await sqlOf(req.payload, req)
  const now = new Date().toISOString()
  const open = state === 'published' ? "('waiting', 'returned')" : "('waiting')"
  const [review] = await sql.run(
    `update review_requests set state = ?, decided_by_id = ?, decided_at = ?, updated_at = ?, reason = ?
      where kind = ? and document = ? and state in ${open} returning id, asked_by_id`,
    [state, user?.id ?? null, now, now, reason, kind, id],
  )
  if (review === undefined) return false
  const asker = review.asked_by_id === null ? null : Number(review.asked_by_id)
  if (asker !== null && asker !== user?.id) await addJob(req, { kind: `review-${state}`, user: asker, review: Number(review.id) })
  return true
}

export async function findReview({ kind, id }: Named, req: PayloadRequest): Promise<ReviewRequest | null> {
  const { docs } = await req.payload.find({
    collection: 'review-requests',
    where: { and: [{ kind: { equals: kind } }, { document: { equals: id } }] },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return docs[0] ?? null
}
