import { sqlOf } from '#platform/db/sql.ts'
import { createReaders } from '#published/create-reader.ts'
import type { Email } from './mail/mailer.ts'
import { writeEmail } from './mail/write-email.ts'
import { answerMail } from './mails/answer.ts'
import { letterheadOf } from './mails/lay-out.ts'
import type { Job } from './outbox.ts'
import type { WriteOptions } from './write-review-email.ts'

/** Tells the department what a visitor filled in; `null` where that was deleted meanwhile. Nothing that the visitor wrote gets into a header but an address. */
export async function writeAnswerEmail(job: Job, { payload, env }: WriteOptions): Promise<Email | null> {
  const { answer: id, recipient } = job
  if (id === null || recipient === null) return null
  const answer = await payload.findByID({ collection: 'form-answers', id, depth: 0, disableErrors: true, overrideAccess: true })
  if (answer === null) return null
  const site = await createReaders({ payload, sql: await sqlOf(payload) })
    .create()
    .site()
  const { serverURL, routes } = payload.config
  const message = answerMail(
    {
      title: answer.title,
      page: `${env.site.url}${answer.page ?? ''}`,
      answers: (answer.answers ?? []).map(({ label, value }) => ({ label, value: value ?? '' })),
      canReply: Boolean(answer.replyTo),
      url: `${serverURL}${routes.admin}/collections/form-answers/${id}`,
    },
    letterheadOf(site, env.site.url),
  )
  return writeEmail(
    { ...message, to: recipient, job: job.id },
    {
      from: env.mail.from,
      name: `${site.department}網站`,
      replyTo: answer.replyTo ?? '',
      host: new URL(env.site.url).hostname,
      topic: 'form',
      list: null,
    },
  )
}
