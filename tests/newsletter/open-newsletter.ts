import type { Payload } from 'payload'
import { createNewsletter, type Newsletter } from '#newsletter/newsletter.ts'
import type { MailchimpEnv } from '#platform/env.ts'
import type { MailingList, Subscriber } from '#platform/payload-types.ts'
import { type Content, type DatabaseKind, openContent } from '../cms/open-content.ts'
import { type SmtpServer, startSmtp } from './smtp.fixture.ts'

export interface NewsletterBench {
  content: Content
  /** The site program's. */
  payload: Payload
  smtp: SmtpServer
  newsletter: Newsletter
  log: string[]
  /** Another process over the same database, as far as the newsletter can tell. */
  openAnother(options?: {
    mailchimp?: MailchimpEnv
    leaseMs?: number
    pollMs?: number
    mailchimpPatienceMs?: number
    smtpUrl?: string | null
  }): Newsletter
  createList(data?: Partial<MailingList>): Promise<MailingList>
  /** The subscriber as it is stored. */
  person(email: string): Promise<Subscriber | undefined>
  jobs(): Promise<{ kind: string; state: string; attempts: number; lastError: string | null }[]>
  /** Nobody is subscribed, nothing is to be sent, no mail has arrived. */
  empty(): Promise<void>
  close(): Promise<void>
}

/** The newsletter on an empty database, with a real SMTP server. */
export async function openNewsletter(kind: DatabaseKind): Promise<NewsletterBench> {
  const content = await openContent(kind)
  const smtp = await startSmtp()
  const payload = content.site
  const log: string[] = []
  const write = (detail: object, message: string) => void log.push(JSON.stringify({ ...detail, message }))
  const openAnother: NewsletterBench['openAnother'] = ({ mailchimp = null, smtpUrl = smtp.url, ...times } = {}) =>
    createNewsletter({
      payload,
      env: { ...content.env, mailchimp, mail: { url: smtpUrl, from: '口傳系 <no-reply@mingde.example>' } },
      log: { info: write, warn: write, error: write },
      ...times,
    })
  let lists = 0
  return {
    content,
    payload,
    smtp,
    newsletter: openAnother(),
    log,
    openAnother,
    async createList(data = {}) {
      lists += 1
      return content.payload.create({
        collection: 'mailing-lists',
        data: {
          name: '系所電子報',
          key: `news-${lists}`,
          provider: 'built-in',
          optIn: 'double',
          isOpen: true,
          consentText: '我同意。',
          ...data,
        } as MailingList,
        overrideAccess: true,
      })
    },
    async person(email) {
      const where = { email: { equals: email } }
      return (await payload.find({ collection: 'subscribers', where, sort: 'id', depth: 0, overrideAccess: true })).docs[0]
    },
    async jobs() {
      const { docs } = await payload.find({ collection: 'outbox', sort: 'id', limit: 5000, depth: 0, overrideAccess: true })
      return docs.map(({ kind: job, state, attempts, lastError }) => ({
        kind: job,
        state,
        attempts,
        lastError: lastError ?? null,
      }))
    },
    async empty() {
      for (const table of ['outbox', 'subscriber_tokens', 'suppressed_addresses', 'subscribers', 'newsletters']) {
        await content.sql.run(`delete from ${table}`)
      }
      smtp.mails.length = 0
      smtp.contents.length = 0
      smtp.stages.length = 0
      smtp.at = () => undefined
      log.length = 0
    },
    async close() {
      await smtp.stop()
      await content.close()
    },
  }
}

export const fieldsOf = (fields: Record<string, string>) => Object.entries(fields)
