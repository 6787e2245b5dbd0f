import type { Payload } from 'payload'
import { CONFIRM_HREF, PREFERENCES_HREF, tokenUrl } from '#addresses/newsletter.ts'
import { sqlOf } from '#platform/db/sql.ts'
import type { Subscriber } from '#platform/payload-types.ts'
import { createReaders } from '#published/create-reader.ts'
import { findList } from './lists.ts'
import type { Email } from './mail/mailer.ts'
import { type Message, writeEmail } from './mail/write-email.ts'
import { alreadyMail } from './mails/already.ts'
import { confirmMail } from './mails/confirm.ts'
import { letterheadOf } from './mails/lay-out.ts'
import type { Job } from './outbox.ts'
import type { MailingList } from './provider.ts'
import { findSubscriber } from './subscribers.ts'
import { findSuppression } from './suppression.ts'
import { createToken } from './tokens.ts'
import { writeAnswerEmail } from './write-answer-email.ts'
import { TEST_TOKEN, writeIssue } from './write-issue.ts'
import { isReviewJob, type WriteOptions, writeReviewEmail } from './write-review-email.ts'

interface Recipient {
  address: string
  list: MailingList
  /** `null`: a test, whose links lead nowhere. */
  subscriber: Subscriber | null
}

/**
 * The email of a job, written at the last moment: with what the list, the issue and the person are now, and with links
 * that no one has seen. `null`: there is nobody to write to any more.
 */
export async function writeJobEmail(job: Job, { payload, env }: WriteOptions): Promise<Email | null> {
  if (isReviewJob(job)) return writeReviewEmail(job, { payload, env })
  if (job.kind === 'form-answer') return writeAnswerEmail(job, { payload, env })
  const recipient = job.kind === 'test' ? await findTester(payload, job) : await findRecipient(payload, job)
  if (recipient === null) return null
  const reader = createReaders({ payload, sql: await sqlOf(payload) }).create()
  const site = await reader.site()
  const siteUrl = env.site.url
  const head = letterheadOf(site, siteUrl)
  const link = async (href: string, purpose: 'confirm' | 'manage') => {
    const { subscriber } = recipient
    const token = subscriber === null ? TEST_TOKEN : await createToken(payload, { purpose, subscriber: subscriber.id })
    return tokenUrl(siteUrl, href, token)
  }

  const write = async (): Promise<Message | null> => {
    const listName = recipient.list.name
    if (job.kind === 'confirm') return confirmMail({ listName, confirmUrl: await link(CONFIRM_HREF, 'confirm') }, head)
    if (job.kind === 'already') return alreadyMail({ listName, manageUrl: await link(PREFERENCES_HREF, 'manage') }, head)
    const issue = job.newsletter === null ? null : await findIssue(payload, job.newsletter)
    if (issue === null) return null
    const subject = job.kind === 'test' ? `［試寄］${issue.subject}` : issue.subject
    const manageUrl = await link(PREFERENCES_HREF, 'manage')
    return writeIssue({ ...issue, subject }, { reader, siteUrl }, { listName, manageUrl })
  }

  const message = await write()
  if (message === null) return null
  return writeEmail(
    { ...message, to: recipient.address, job: job.id },
    {
      from: env.mail.from,
      name: recipient.list.fromName || site.department,
      replyTo: recipient.list.replyTo || site.contact.email,
      host: new URL(siteUrl).hostname,
      topic: 'newsletter',
      list: recipient.list,
    },
  )
}

/** Somebody who still wants this mail. */
async function findRecipient(payload: Payload, { kind, subscriber: id }: Job): Promise<Recipient | null> {
  const subscriber = id === null ? null : await findSubscriber(payload, id)
  if (subscriber === null || subscriber.status !== (kind === 'confirm' ? 'pending' : 'subscribed')) return null
  const list = typeof subscriber.list === 'number' ? await findList(payload, subscriber.list) : null
  if (list === null) return null
  const suppression = await findSuppression(payload, subscriber.email, list.id)
  if (suppression === 'everywhere' || (suppression === 'list' && kind !== 'confirm')) return null
  return { address: subscriber.email, list, subscriber }
}

async function findTester(payload: Payload, { user, newsletter }: Job): Promise<Recipient | null> {
  if (user === null || newsletter === null) return null
  const tester = await payload.findByID({ collection: 'users', id: user, depth: 0, disableErrors: true, overrideAccess: true })
  const issue = await findIssue(payload, newsletter)
  const list = typeof issue?.list === 'number' ? await findList(payload, issue.list) : null
  return tester === null || list === null ? null : { address: tester.email, list, subscriber: null }
}

function findIssue(payload: Payload, id: number) {
  return payload.findByID({ collection: 'newsletters', id, depth: 0, joins: false, disableErrors: true, overrideAccess: true })
}
