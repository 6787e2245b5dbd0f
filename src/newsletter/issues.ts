import type { Payload } from 'payload'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { sqlOf } from '#platform/db/sql.ts'
import type { Sql } from '#platform/sql.ts'
import { addJob } from './outbox.ts'

export type QueueResult = { kind: 'queued'; recipients: number } | { kind: 'nobody' } | { kind: 'not-a-draft' }

/**
 * Queues an issue for everybody who is subscribed now: the issue leaves its draft and every recipient gets a job, in one
 * transaction. However often the button is pressed, a subscriber has one job of an issue.
 */
export function queueIssue(payload: Payload, id: number, from: 'draft' | 'scheduled' = 'draft'): Promise<QueueResult> {
  return inTransaction(payload, async (req): Promise<QueueResult> => {
    const sql = await sqlOf(payload, req)
    const now = new Date().toISOString()
    const recipients = await countIssueRecipients(sql, id)
    if (recipients === 0) return { kind: 'nobody' }
    const left = await sql.run(
      "update newsletters set state = 'queued', queued_at = ?, updated_at = ? where id = ? and state = ? returning id",
      [now, now, id, from],
    )
    if (left.length === 0) return { kind: 'not-a-draft' }
    await sql.run(
      `insert into outbox (kind, state, subscriber_id, newsletter_id, attempts, due_at, updated_at, created_at)
        select 'issue', 'waiting', s.id, n.id, 0, n.queued_at, n.queued_at, n.queued_at
        from newsletters n join subscribers s on s.list_id = n.list_id
        where n.id = ? and s.status = 'subscribed'
        on conflict (newsletter_id, subscriber_id) do nothing`,
      [id],
    )
    return { kind: 'queued', recipients }
  })
}

/** Sets the moment at which a draft goes out by itself. `false`: it is no draft. */
export async function scheduleIssue(payload: Payload, id: number, at: Date): Promise<boolean> {
  const sql = await sqlOf(payload)
  const rows = await sql.run(
    "update newsletters set state = 'scheduled', scheduled_at = ?, updated_at = ? where id = ? and state = 'draft' returning id",
    [at.toISOString(), new Date().toISOString(), id],
  )
  return rows.length > 0
}

/** Makes a draft of it again. `false`: it has gone out, or was never to go. */
export async function unscheduleIssue(payload: Payload, id: number): Promise<boolean> {
  const sql = await sqlOf(payload)
  const rows = await sql.run(
    "update newsletters set state = 'draft', scheduled_at = null, updated_at = ? where id = ? and state = 'scheduled' returning id",
    [new Date().toISOString(), id],
  )
  return rows.length > 0
}

/** Queues what is due. Of several programs that find it due, one takes it out of its state. Where nobody is subscribed it is a draft again. */
export async function queueDueIssues(payload: Payload, now = new Date()): Promise<void> {
  const sql = await sqlOf(payload)
  const due = await sql.run("select id from newsletters where state = 'scheduled' and scheduled_at <= ?", [now.toISOString()])
  for (const { id } of due) {
    const { kind } = await queueIssue(payload, Number(id), 'scheduled')
    if (kind !== 'nobody') continue
    await unscheduleIssue(payload, Number(id))
    payload.logger.warn({ newsletter: Number(id) }, 'A scheduled newsletter had nobody to go to and is a draft again.')
  }
}

/** How many would get the issue if it were sent now. */
export async function countIssueRecipients(sql: Sql, id: number): Promise<number> {
  const [row] = await sql.run(
    `select count(*) as recipients from newsletters n join subscribers s on s.list_id = n.list_id
      where n.id = ? and s.status = 'subscribed'`,
    [id],
  )
  return Number(row?.recipients ?? 0)
}

/** One copy for the editor. */
export async function queueTest(payload: Payload, { newsletter, user }: { newsletter: number; user: number }): Promise<void> {
  await inTransaction(payload, (req) => addJob(req, { kind: 'test', newsletter, user }))
}

/** Brings the state of issues in step with their jobs. */
export async function settleIssues(sql: Sql): Promise<void> {
  const open = await sql.run("select id, state from newsletters where state in ('queued', 'sending')")
  for (const { id, state } of open) {
    const counts = await countJobs(sql, Number(id))
    const now = new Date().toISOString()
    if (counts.open > 0) {
      const hasBegun = counts.open < counts.all || counts.underWay > 0
      if (state === 'queued' && hasBegun) {
        await sql.run("update newsletters set state = 'sending', updated_at = ? where id = ? and state = 'queued'", [now, id])
      }
      continue
    }
    await sql.run(
      `update newsletters set state = 'sent', sent_at = ?, updated_at = ?, report_sent = ?, report_skipped = ?, report_failed = ?,
        report_uncertain = ? where id = ? and state in ('queued', 'sending')`,
      [now, now, counts.sent, counts.skipped, counts.failed, counts.uncertain, id],
    )
  }
}

async function countJobs(sql: Sql, newsletter: number) {
  const rows = await sql.run(
    "select state, count(*) as number from outbox where newsletter_id = ? and kind = 'issue' group by state",
    [newsletter],
  )
  const of = (...states: string[]) =>
    rows.filter(({ state }) => states.includes(String(state))).reduce((sum, { number }) => sum + Number(number), 0)
  return {
    all: rows.reduce((sum, { number }) => sum + Number(number), 0),
    open: of('waiting', 'sending', 'handed'),
    underWay: of('sending', 'handed'),
    sent: of('sent'),
    skipped: of('skipped'),
    failed: of('failed'),
    uncertain: of('uncertain'),
  }
}
