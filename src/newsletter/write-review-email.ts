import type { CollectionSlug, Payload } from 'payload'
import { sqlOf } from '#platform/db/sql.ts'
import type { Env } from '#platform/env.ts'
import type { ReviewRequest, User } from '#platform/payload-types.ts'
import { createReaders } from '#published/create-reader.ts'
import type { Email } from './mail/mailer.ts'
import { writeEmail } from './mail/write-email.ts'
import { letterheadOf } from './mails/lay-out.ts'
import { type ReviewParts, reviewMail } from './mails/review.ts'
import type { Job, ReviewJobKind } from './outbox.ts'

export interface WriteOptions {
  payload: Payload
  env: Pick<Env, 'site' | 'mail'>
}

type ReviewJob = Job & { kind: ReviewJobKind }

/** What has to be true of the review still, for the mail to be worth sending. */
const STATES: Record<ReviewJobKind, ReviewRequest['state']> = {
  'review-asked': 'waiting',
  'review-returned': 'returned',
  'review-published': 'published',
}

export function isReviewJob(job: Job): job is ReviewJob {
  return Object.hasOwn(STATES, job.kind)
}

/** Tells a colleague that a document waits for them, or what became of theirs; `null` where that is no longer so. */
export async function writeReviewEmail(job: ReviewJob, { payload, env }: WriteOptions): Promise<Email | null> {
  const [recipient, review] = await Promise.all([findUser(payload, job.user), findReview(payload, job.review)])
  if (recipient === null || review === null || review.state !== STATES[job.kind]) return null
  const mayReview = recipient.role === 'administrator' || recipient.role === 'editor'
  if (job.kind === 'review-asked' && !mayReview) return null
  const subject = await findSubject(payload, review)
  if (subject === null) return null
  const asker = await findUser(payload, review.askedBy)
  const editor = await findUser(payload, review.decidedBy)
  const parts = { ...subject, asker: asker?.name ?? '', editor: editor?.name ?? '', reason: review.reason ?? '' }
  const site = await createReaders({ payload, sql: await sqlOf(payload) })
    .create()
    .site()
  return writeEmail(
    { ...reviewMail(job.kind, parts, letterheadOf(site, env.site.url)), to: recipient.email, job: job.id },
    {
      from: env.mail.from,
      name: `${site.department}網站`,
      replyTo: '',
      host: new URL(env.site.url).hostname,
      topic: 'review',
      list: null,
    },
  )
}

/** The document as its form has it; `null` where it is gone, or in the trash. */
async function findSubject(
  payload: Payload,
  { kind, document }: ReviewRequest,
): Promise<Pick<ReviewParts, 'title' | 'kind' | 'url'> | null> {
  const { slug, admin, labels } = payload.config.collections.find((known) => known.slug === kind) ?? {}
  if (slug === undefined) return null
  const found = await payload.findByID({
    collection: slug as CollectionSlug,
    id: document,
    draft: true,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  })
  if (found === null) return null
  const { serverURL, routes } = payload.config
  const label = String(labels?.singular)
  return {
    title: String(Reflect.get(found, admin?.useAsTitle ?? 'id') || `未命名的${label}`),
    kind: label,
    url: `${serverURL}${routes.admin}/collections/${kind}/${document}`,
  }
}

async function findReview(payload: Payload, id: number | null): Promise<ReviewRequest | null> {
  if (id === null) return null
  return payload.findByID({ collection: 'review-requests', id, depth: 0, disableErrors: true, overrideAccess: true })
}

async function findUser(payload: Payload, id: ReviewRequest['askedBy']): Promise<User | null> {
  if (typeof id !== 'number') return null
  return payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, overrideAccess: true })
}
