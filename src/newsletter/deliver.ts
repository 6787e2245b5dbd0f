import type { Payload } from 'payload'
import { sqlOf } from '#platform/db/sql.ts'
import type { Env } from '#platform/env.ts'
import { backoffMs, MAX_ATTEMPTS } from './backoff.ts'
import { inTransaction } from './in-transaction.ts'
import { findList } from './lists.ts'
import type { Mailer, MailResult } from './mail/mailer.ts'
import { type Errand, markHanded, type Settlement, settleErrand } from './outbox.ts'
import { settleMember } from './providers/mailchimp.ts'
import type { MailchimpClient } from './providers/mailchimp-client.ts'
import { findSubscriber } from './subscribers.ts'
import { suppress } from './suppression.ts'
import { writeErrandLetter } from './write-errand-letter.ts'

export interface DeliverOptions {
  payload: Payload
  env: Pick<Env, 'site' | 'mail'>
  mailer: Mailer
  mailchimp: MailchimpClient
}

/** Does what a claimed errand asks for, and writes down how it went. */
export async function deliver(errand: Errand, options: DeliverOptions): Promise<void> {
  if (errand.kind === 'member') return deliverMember(errand, options)
  const { payload, env, mailer } = options
  const sql = await sqlOf(payload)
  const letter = await writeErrandLetter(errand, { payload, env })
  if (letter === null) {
    await settleErrand(sql, errand, { state: 'skipped', note: '收件人已經不在名單裡' })
    return
  }
  const result = await mailer.send(letter, () => markHanded(sql, errand))
  if (result.kind === 'stopped') return
  if (result.kind === 'refused' && result.isMailboxGone && errand.subscriber !== null) {
    const address = letter.to
    await inTransaction(payload, (req) => suppress(req, { address, list: null, reason: 'bounced' }))
  }
  await settleErrand(sql, errand, settlementOf(result, errand))
}

function settlementOf(result: Exclude<MailResult, { kind: 'stopped' }>, { attempts }: Errand): Settlement {
  if (result.kind === 'sent') return { state: 'sent' }
  if (result.kind === 'uncertain') return { state: 'uncertain', note: result.note }
  if (result.isFinal || attempts >= MAX_ATTEMPTS) return { state: 'failed', note: result.note }
  return { state: 'waiting', dueAt: new Date(Date.now() + backoffMs(attempts)), note: result.note }
}

async function deliverMember(errand: Errand, { payload, mailchimp }: DeliverOptions): Promise<void> {
  const person = errand.subscriber === null ? null : await findSubscriber(payload, errand.subscriber)
  const list = person === null || typeof person.list !== 'number' ? null : await findList(payload, person.list)
  if (person === null || list === null || list.provider !== 'mailchimp') {
    await settleErrand(await sqlOf(payload), errand, { state: 'skipped', note: '收件人已經不在名單裡' })
    return
  }
  const result = await mailchimp.addMember(list.audience, {
    address: person.email,
    firstName: person.firstName ?? '',
    lastName: person.lastName ?? '',
    phone: person.phone ?? '',
    status: errand.asksFirst ? 'pending' : 'subscribed',
  })
  await settleMember(payload, errand, result)
}
