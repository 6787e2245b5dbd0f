import { join } from 'node:path'
import type { Payload } from 'payload'
import { createConcurrencyLimit } from '#platform/concurrency-limit.ts'
import type { Env } from '#platform/env.ts'
import { createMailer } from './mail/create-mailer.ts'
import type { MailLog } from './mail/mailer.ts'
import type { Outcome } from './outcomes.ts'
import { createBuiltInProvider } from './providers/built-in.ts'
import { createMailchimpProvider } from './providers/mailchimp.ts'
import { createMailchimpClient } from './providers/mailchimp-client.ts'
import { createSender, type Sender } from './sender.ts'
import { createSubscribe, type SubscribeRequest } from './subscribe.ts'
import { confirmSubscription, type Details, findSubscription, leaveList, type Subscription, saveDetails } from './subscription.ts'
import type { TokenPurpose } from './tokens.ts'

/** The newsletter as visitors use it. */
export interface Newsletter {
  subscribe(request: SubscribeRequest): Promise<Outcome>
  /** The subscription that a link in a mail speaks for; `null`: the link is no good, or no more. */
  find(token: string, purpose: TokenPurpose): Promise<Subscription | null>
  confirm(token: string): Promise<{ subscription: Subscription; manageToken: string } | null>
  saveDetails(token: string, details: Details): Promise<boolean>
  leave(token: string, options: { isForGood: boolean }): Promise<Subscription | null>
  sender: Sender
}

export interface NewsletterOptions {
  payload: Payload
  env: Pick<Env, 'site' | 'mail' | 'mailchimp' | 'dataDir'>
  log: MailLog
  /** Tests shorten these. */
  leaseMs?: number
  pollMs?: number
  mailchimpPatienceMs?: number
}

/** Fewer than the database has connections. */
const WRITERS = 6

export function createNewsletter({ payload, env, log, mailchimpPatienceMs, ...times }: NewsletterOptions): Newsletter {
  const mailchimp = createMailchimpClient(env.mailchimp, mailchimpPatienceMs)
  const mailer = createMailer(env.mail, join(env.dataDir, 'mail'), log)
  const sender = createSender({ payload, env, mailer, mailchimp, log, ...times })
  const onJob = () => sender.nudge()
  const inTurn = createConcurrencyLimit(WRITERS)
  const providers = {
    'built-in': createBuiltInProvider({ payload, inTurn, onJob }),
    mailchimp: createMailchimpProvider({ payload, inTurn, client: mailchimp, onJob }),
  }
  return {
    subscribe: createSubscribe({ payload, inTurn, providers }),
    find: (token, purpose) => findSubscription(payload, token, purpose),
    confirm: (token) => confirmSubscription(payload, token),
    saveDetails: (token, details) => saveDetails(payload, token, details),
    leave: (token, options) => leaveList(payload, token, options),
    sender,
  }
}
