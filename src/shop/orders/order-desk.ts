import { createHash, randomInt } from 'node:crypto'
import { join } from 'node:path'
import { createMailer } from '#newsletter/mail/create-mailer.ts'
import type { MailLog } from '#newsletter/mail/mailer.ts'
import { writeEmail } from '#newsletter/mail/write-email.ts'
import { letterheadOf } from '#newsletter/mails/lay-out.ts'
import { createConcurrencyLimit } from '#platform/concurrency-limit.ts'
import type { Env } from '#platform/env.ts'
import type { Site } from '#published/types.ts'
import { type OrderedGoods, orderMail } from './order-email.ts'
import type { Customer } from './read-order.ts'

/** `uncertain`: the mail server fell silent while it was being told. */
export type OrderResult = 'sent' | 'failed' | 'uncertain'

interface Order {
  goods: OrderedGoods
  customer: Customer
  /** The department, as the email names it; its address is where the email goes. */
  site: Pick<Site, 'university' | 'department' | 'contact' | 'brand'>
}

/** Hands orders to the department. */
export interface OrderDesk {
  send(order: Order): Promise<OrderResult>
}

interface OrderDeskOptions {
  env: Pick<Env, 'site' | 'mail' | 'dataDir'>
  log: MailLog
}

/** The same order again within this time is a second press of the same button. */
const SAME_ORDER_MS = 10 * 60_000
const MOST_REMEMBERED = 1000
const MAX_MESSAGE_NUMBER = 2 ** 47

/**
 * One mail for each order, sent while the visitor waits: that way the answer is true, and the site stores nothing about
 * anybody. Remembered is only a digest, so that a second press sends no second mail.
 */
export function createOrderDesk({ env, log }: OrderDeskOptions): OrderDesk {
  const mailer = createMailer(env.mail, join(env.dataDir, 'mail'), log)
  // A conversation with the mail server carries one email at a time.
  const inTurn = createConcurrencyLimit(1)
  const sent = new Map<string, number>()

  async function deliver({ goods, customer, site }: Order): Promise<OrderResult> {
    const { department, contact } = site
    const message = orderMail({ goods, customer }, letterheadOf(site, env.site.url))
    const email = await writeEmail(
      { ...message, to: contact.email, job: randomInt(MAX_MESSAGE_NUMBER) },
      {
        from: env.mail.from,
        name: `${department}網站`,
        replyTo: customer.address,
        host: new URL(env.site.url).hostname,
        topic: 'order',
        list: null,
      },
    )
    const result = await mailer.send(email, async () => true)
    mailer.rest()
    if (result.kind === 'sent' || result.kind === 'uncertain') return result.kind
    log.error({ isFinal: result.kind === 'refused' && result.isFinal }, 'the mail server did not take an order')
    return 'failed'
  }

  return {
    send: (order) =>
      inTurn(async () => {
        const digest = createHash('sha256')
          .update(JSON.stringify([order.goods, order.customer]))
          .digest('base64')
        const now = Date.now()
        for (const [known, at] of sent) if (now - at > SAME_ORDER_MS || sent.size > MOST_REMEMBERED) sent.delete(known)
        if (sent.has(digest)) return 'sent'
        const result = await deliver(order)
        if (result === 'sent') sent.set(digest, now)
        return result
      }),
  }
}
