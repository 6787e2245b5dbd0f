import type { PayloadRequest } from 'payload'
import type { Sql } from '#platform/sql.ts'

export type ReviewJobKind = 'review-asked' | 'review-returned' | 'review-published'
type JobKind = 'confirm' | 'already' | 'issue' | 'test' | 'member' | 'form-answer' | ReviewJobKind

/** Something to deliver, leased to whoever claimed it. */
export interface Job {
  id: number
  kind: JobKind
  subscriber: number | null
  newsletter: number | null
  user: number | null
  review: number | null
  /** What a visitor filled in, and to whom at the department it goes. */
  answer: number | null
  recipient: string | null
  /** Of a member: the provider is to send a confirmation mail. */
  asksFirst: boolean
  /** This one included. */
  attempts: number
  owner: string
}

export type Settlement =
  | { state: 'sent' }
  | { state: 'waiting'; dueAt: Date; note: string }
  | { state: 'failed' | 'skipped' | 'uncertain'; note: string }

export interface Lease {
  owner: string
  ms: number
}

/** What somebody waits for overtakes an issue that is being sent to thousands. */
const HEAD_START_MS = 24 * 60 * 60_000
const LONGEST_NOTE = 300

type NewJob = Pick<Job, 'kind'> &
  Partial<Pick<Job, 'subscriber' | 'newsletter' | 'user' | 'review' | 'answer' | 'recipient' | 'asksFirst'>>

/** Joins the transaction that makes it necessary. With a lease it belongs to the caller already. */
export async function addJob(req: PayloadRequest, job: NewJob, lease?: Lease): Promise<number> {
  const now = Date.now()
  const leased = lease && {
    state: 'sending' as const,
    attempts: 1,
    leaseOwner: lease.owner,
    leaseUntil: new Date(now + lease.ms).toISOString(),
  }
  const data = {
    state: 'waiting' as const,
    attempts: 0,
    dueAt: new Date(now - HEAD_START_MS).toISOString(),
    ...job,
    ...leased,
  }
  const { id } = await req.payload.create({ collection: 'outbox', data, depth: 0, overrideAccess: true, req })
  return id
}

export async function hasDueJob(sql: Sql, now = new Date()): Promise<boolean> {
  const rows = await sql.run("select id from outbox where state = 'waiting' and due_at <= ? limit 1", [now.toISOString()])
  return rows.length > 0
}

/** Takes the job that is due longest. However many processes ask, each job goes to one of them. */
export async function claimJob(sql: Sql, { owner, ms }: Lease, now = new Date()): Promise<Job | null> {
  const lock = sql.dialect === 'postgres' ? 'for update skip locked' : ''
  const [row] = await sql.run(
    `update outbox set state = 'sending', lease_owner = ?, lease_until = ?, attempts = attempts + 1, updated_at = ?
      where id = (select id from outbox where state = 'waiting' and due_at <= ? order by due_at, id limit 1 ${lock})
      returning id, kind, subscriber_id, newsletter_id, user_id, review_id, answer_id, recipient, asks_first, attempts`,
    [owner, after(now, ms), now.toISOString(), now.toISOString()],
  )
  if (row === undefined) return null
  return {
    id: Number(row.id),
    kind: row.kind as JobKind,
    subscriber: numberOrNull(row.subscriber_id),
    newsletter: numberOrNull(row.newsletter_id),
    user: numberOrNull(row.user_id),
    review: numberOrNull(row.review_id),
    answer: numberOrNull(row.answer_id),
    recipient: typeof row.recipient === 'string' ? row.recipient : null,
    asksFirst: Boolean(row.asks_first),
    attempts: Number(row.attempts),
    owner,
  }
}

/**
 * From here on the job is never tried again by itself. `false`: the lease is over, somebody else may have it, and nothing
 * must be handed over.
 */
export async function markHanded(sql: Sql, { id, owner }: Job, now = new Date()): Promise<boolean> {
  const rows = await sql.run(
    `update outbox set state = 'handed', handed_at = ?, updated_at = ?
      where id = ? and lease_owner = ? and state = 'sending' and lease_until > ? returning id`,
    [now.toISOString(), now.toISOString(), id, owner, now.toISOString()],
  )
  return rows.length > 0
}

/** Says how it went; in vain if the lease went to somebody else meanwhile. */
export async function settleJob(sql: Sql, { id, owner }: Job, settlement: Settlement, now = new Date()): Promise<boolean> {
  const isOver = settlement.state !== 'waiting'
  const note = 'note' in settlement ? settlement.note.slice(0, LONGEST_NOTE) : null
  const rows = await sql.run(
    `update outbox set state = '${settlement.state}', last_error = ?, done_at = ?, updated_at = ?, lease_until = null, lease_owner = null
      ${settlement.state === 'waiting' ? ', due_at = ?' : ''}
      where id = ? and lease_owner = ? and state in ('sending', 'handed') returning id`,
    [
      note,
      isOver ? now.toISOString() : null,
      now.toISOString(),
      ...(settlement.state === 'waiting' ? [settlement.dueAt.toISOString()] : []),
      id,
      owner,
    ],
  )
  return rows.length > 0
}

/** Jobs of processes that died: those not yet handed over are tried again, the others are shown as uncertain. */
export async function recoverJobs(sql: Sql, now = new Date()): Promise<void> {
  const moment = now.toISOString()
  const [stranded] = await sql.run("select id from outbox where state in ('sending', 'handed') and lease_until < ? limit 1", [
    moment,
  ])
  if (stranded === undefined) return
  await sql.run(
    `update outbox set state = 'uncertain', last_error = '交寄到一半中斷', done_at = ?, updated_at = ?
      where state = 'handed' and lease_until < ?`,
    [moment, moment, moment],
  )
  await sql.run("update outbox set state = 'waiting', updated_at = ? where state = 'sending' and lease_until < ?", [
    moment,
    moment,
  ])
}

/** An editor wants it tried now. */
export async function retryNow(sql: Sql, id: number, now = new Date()): Promise<boolean> {
  const moment = now.toISOString()
  const rows = await sql.run(
    `update outbox set state = 'waiting', due_at = ?, done_at = null, attempts = 0, updated_at = ?
      where id = ? and state in ('waiting', 'failed', 'uncertain') returning id`,
    [moment, moment, id],
  )
  return rows.length > 0
}

function after(now: Date, ms: number): string {
  return new Date(now.getTime() + ms).toISOString()
}

function numberOrNull(value: unknown): number | null {
  return value === null || value === undefined ? null : Number(value)
}
