import { randomUUID } from 'node:crypto'
import type { Payload, PayloadRequest, Where } from 'payload'
import type { ConcurrencyLimit } from '#platform/concurrency-limit.ts'
import { inTransaction, onceMoreIfTaken } from '#platform/db/in-transaction.ts'
import { sqlOf } from '#platform/db/sql.ts'
import { backoffMs } from '../backoff.ts'
import { addJob, type Job, settleJob } from '../outbox.ts'
import type { ConsentedSignUp, MailingList, Provider, SignUpResult } from '../provider.ts'
import { changeSubscriber, lockSubscriber, storeSignUp } from '../subscribers.ts'
import type { MailchimpClient, MemberResult } from './mailchimp-client.ts'

interface MailchimpOptions {
  payload: Payload
  inTurn: ConcurrencyLimit
  client: MailchimpClient
  onJob(): void
}

/** Longer than the client waits for an answer. */
const LEASE_MS = 60_000
/** Mailchimp itself allows ten. What comes beyond goes through the outbox. */
const MAX_AT_ONCE = 8

/**
 * Lists at Mailchimp. The sign-up is stored with a job first and then sent on, so that whatever happens in between it is
 * not lost; when Mailchimp does not answer, the outbox goes on trying.
 */
export function createMailchimpProvider({ payload, inTurn, client, onJob }: MailchimpOptions): Provider {
  let underWay = 0
  return {
    async signUp(list, signUp): Promise<SignUpResult> {
      const isNow = underWay < MAX_AT_ONCE
      underWay += 1
      try {
        const owner = isNow ? randomUUID() : null
        const store = () => inTransaction(payload, (req) => takeIn(req, list, signUp, owner))
        const job = await inTurn(() => onceMoreIfTaken(store))
        if (!isNow) onJob()
        if (!isNow || job === null) return { kind: 'kept', reason: isNow ? 'kept' : 'kept-busy' }
        const result = await client.addMember(list.audience, { ...signUp, status: job.asksFirst ? 'pending' : 'subscribed' })
        await settleMember(payload, job, result)
        return answerOf(result)
      } finally {
        underWay -= 1
      }
    },
  }
}

/** With an owner, the job is leased to it. `null`: one is under way already, and another would find the member there. */
async function takeIn(
  req: PayloadRequest,
  list: MailingList,
  signUp: ConsentedSignUp,
  owner: string | null,
): Promise<Job | null> {
  const existing = await lockSubscriber(req, list.id, signUp.address)
  const status = existing?.status === 'subscribed' ? 'subscribed' : 'requested'
  const subscriber = await storeSignUp(req, list, signUp, { existing, status })
  if (await hasJob(req, subscriber)) return null
  const asksFirst = list.needsConfirmation || signUp.wantsConfirmation
  const lease = owner === null ? undefined : { owner, ms: LEASE_MS }
  const id = await addJob(req, { kind: 'member', subscriber, asksFirst }, lease)
  return {
    id,
    kind: 'member',
    subscriber,
    newsletter: null,
    user: null,
    review: null,
    answer: null,
    recipient: null,
    asksFirst,
    attempts: 1,
    owner: owner ?? '',
  }
}

async function hasJob(req: PayloadRequest, subscriber: number): Promise<boolean> {
  const isOpen = { state: { in: ['waiting', 'sending'] } }
  const where: Where = { and: [{ subscriber: { equals: subscriber } }, { kind: { equals: 'member' } }, isOpen] }
  return (await req.payload.count({ collection: 'outbox', where, overrideAccess: true, req })).totalDocs > 0
}

/** Writes down what Mailchimp made of a member: at the person's row and in the outbox. */
export async function settleMember(payload: Payload, job: Job, result: MemberResult): Promise<void> {
  const sql = await sqlOf(payload)
  if (result.kind === 'unavailable') {
    const dueAt = new Date(Date.now() + backoffMs(job.attempts, result.retryAfterMs))
    await settleJob(sql, job, { state: 'waiting', dueAt, note: result.note })
    return
  }
  // A first try may have gone through unnoticed: then the member exists, as it should.
  const isThere = result.kind === 'refused' && result.reason === 'member-exists'
  if (job.subscriber !== null) {
    const status = result.kind === 'accepted' ? result.status : isThere ? 'subscribed' : 'refused'
    await changeSubscriber(payload, job.subscriber, { status, note: result.kind === 'refused' ? result.note : '' })
  }
  const isDone = result.kind === 'accepted' || isThere
  await settleJob(sql, job, isDone ? { state: 'sent' } : { state: 'failed', note: result.note })
}

function answerOf(result: MemberResult): SignUpResult {
  if (result.kind === 'accepted') return { kind: result.status }
  if (result.kind === 'refused') return { kind: 'refused', reason: result.reason }
  return { kind: 'kept', reason: result.reason }
}
