import { randomUUID } from 'node:crypto'
import { sqlOf } from '#platform/db/sql.ts'
import { backoffMs } from './backoff.ts'
import { type DeliverOptions, deliver } from './deliver.ts'
import { queueDueIssues, settleIssues } from './issues.ts'
import type { MailLog } from './mail/mailer.ts'
import { claimJob, hasDueJob, type Lease, recoverJobs, settleJob } from './outbox.ts'
import { withoutPersonalData } from './personal.ts'

export interface Sender {
  start(): void
  /** There is something new to deliver. */
  nudge(): void
  /** Delivers everything that is due, and settles when nothing is. */
  drain(): Promise<void>
  /** Finishes the job under way, if that takes no longer than a program may take to end. */
  stop(): Promise<void>
}

interface SenderOptions extends DeliverOptions {
  log: MailLog
  /** How long a job belongs to this process; tests shorten it. */
  leaseMs?: number
  pollMs?: number
}

// Longer than a conversation with a slow server can take.
const LEASE_MS = 3 * 60_000
const POLL_MS = 2_000
const STOP_PATIENCE_MS = 5_000

/**
 * Delivers the outbox, one job after the other. Any number of processes may do so over one database: a job belongs to
 * whoever claimed it until its lease is over. Both programs run one, so that mail goes out as long as either is alive.
 */
export function createSender({ log, leaseMs = LEASE_MS, pollMs = POLL_MS, ...options }: SenderOptions): Sender {
  const { payload, mailer } = options
  const lease: Lease = { owner: randomUUID(), ms: leaseMs }
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null
  let isStopping = false
  let isWanted = false
  let isStarted = false

  async function runOnce(): Promise<void> {
    const sql = await sqlOf(payload)
    await recoverJobs(sql)
    await queueDueIssues(payload)
    let hasWorked = false
    while (!isStopping && (await hasDueJob(sql))) {
      const job = await claimJob(sql, lease)
      if (job === null) break
      hasWorked = true
      try {
        await deliver(job, options)
      } catch (error) {
        log.error({ job: job.id, kind: job.kind, ...withoutPersonalData(error) }, 'a job could not be delivered')
        const dueAt = new Date(Date.now() + backoffMs(job.attempts))
        await settleJob(sql, job, { state: 'waiting', dueAt, note: '系統發生錯誤，稍後再試' })
      }
    }
    if (hasWorked) mailer.rest()
    await settleIssues(sql)
  }

  async function run(): Promise<void> {
    do {
      isWanted = false
      try {
        await runOnce()
      } catch (error) {
        log.error(withoutPersonalData(error), 'the outbox could not be read')
      }
    } while (isWanted && !isStopping)
  }

  function wake(): void {
    isWanted = true
    if (isStopping || running !== null) return
    running = run().finally(() => {
      running = null
    })
  }

  return {
    start() {
      isStarted = true
      timer = setInterval(wake, pollMs)
      timer.unref()
      wake()
    },
    nudge() {
      if (isStarted) wake()
    },
    async drain() {
      wake()
      await running
    },
    async stop() {
      isStopping = true
      clearInterval(timer)
      await Promise.race([running, new Promise((resolve) => setTimeout(resolve, STOP_PATIENCE_MS).unref())])
      mailer.rest()
    },
  }
}
