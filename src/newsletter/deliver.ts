import type { Payload } from 'payload'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { sqlOf } from '#platform/db/sql.ts'
import type { Env } from '#platform/env.ts'
import { backoffMs, MAX_ATTEMPTS } from './backoff.ts'
import { findList } from './lists.ts'
import type { Mailer, MailResult } from './mail/mailer.ts'
import { type Job, markHanded, type Settlement, settleJob } from './outbox.ts'
import { settleMember } from './providers/mailchimp.ts'
import type { MailchimpClient } from './providers/mailchimp-client.ts'
import { findSubscriber } from './subscribers.ts'
import { suppress } from './suppression.ts'
import { writeJobEmail } from './write-job-email.ts'
import { isReviewJob } from './write-review-email.ts'

export interface DeliverOptions {
  payload: Payload
  env: Pick<Env, 'site' | 'mail'>
  mailer: Mailer
  mailchimp: MailchimpClient
}

/** Does what a claimed job asks for, and writes down how it went. */
export async function deliver(job: Job, options: DeliverOptions): Promise<void> {
  if (job.kind === 'member') return deliverMember(job, options)
  const { payload, env, mailer } = options
  const sql = await sqlOf(payload)
  const email = await writeJobEmail(job, { payload, env })
  if (email === null) {
    const note = isReviewJob(job) || job.kind === 'form-answer' ? '已經不需要通知' : '收件人已經不在名單裡'
    await settleJob(sql, job, { state: 'skipped', note })
    return
  }
  const result = await mailer.send(email, () => markHanded(sql, job))
  if (result.kind === 'stopped') return
  if (result.kind === 'refused' && result.isMailboxGone && job.subscriber !== null) {
    const address = email.to
    await inTransaction(payload, (req) => suppress(req, { address, list: null, reason: 'bounced' }))
  }
  await settleJob(sql, job, settlementOf(result, job))
}

function settlementOf(result: Exclude<MailResult, { kind: 'stopped' }>, { attempts }: Job): Settlement {
  if (result.kind === 'sent') return { state: 'sent' }
  if (result.kind === 'uncertain') return { state: 'uncertain', note: result.note }
  if (result.isFinal || attempts >= MAX_ATTEMPTS) return { state: 'failed', note: result.note }
  return { state: 'waiting', dueAt: new Date(Date.now() + backoffMs(attempts)), note: result.note }
}

async function deliverMember(job: Job, { payload, mailchimp }: DeliverOptions): Promise<void> {
  const person = job.subscriber === null ? null : await findSubscriber(payload, job.subscriber)
  const list = person === null || typeof person.list !== 'number' ? null : await findList(payload, person.list)
  if (person === null || list === null || list.provider !== 'mailchimp') {
    await settleJob(await sqlOf(payload), job, { state: 'skipped', note: '收件人已經不在名單裡' })
    return
  }
  const result = await mailchimp.addMember(list.audience, {
    address: person.email,
    firstName: person.firstName ?? '',
    lastName: person.lastName ?? '',
    phone: person.phone ?? '',
    status: job.asksFirst ? 'pending' : 'subscribed',
  })
  await settleMember(payload, job, result)
}
