import type { Payload, PayloadRequest, Where } from 'payload'
import type { ConcurrencyLimit } from '#platform/concurrency-limit.ts'
import { inTransaction, onceMoreIfTaken } from '#platform/db/in-transaction.ts'
import type { Subscriber } from '#platform/payload-types.ts'
import { addJob } from '../outbox.ts'
import type { ConsentedSignUp, MailingList, Provider, SignUpResult } from '../provider.ts'
import { lockSubscriber, storeSignUp } from '../subscribers.ts'
import { findSuppression } from '../suppression.ts'

interface BuiltInOptions {
  payload: Payload
  inTurn: ConcurrencyLimit
  onJob(): void
}

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** How often the form may make us write to one mailbox, whoever fills it in. */
const MAIL_LIMITS = { confirm: { pauseMs: 10 * MINUTE_MS, perDay: 4 }, already: { pauseMs: DAY_MS, perDay: 1 } }

/**
 * Lists that this program writes to itself. The answer depends on the list alone, never on who is subscribed: that is said
 * in a mail, to the owner of the mailbox.
 */
export function createBuiltInProvider({ payload, inTurn, onJob }: BuiltInOptions): Provider {
  return {
    async signUp(list, signUp): Promise<SignUpResult> {
      await inTurn(() => onceMoreIfTaken(() => inTransaction(payload, (req) => takeIn(req, list, signUp))))
      onJob()
      return { kind: asksFirst(list, signUp) ? 'pending' : 'subscribed' }
    },
  }
}

async function takeIn(req: PayloadRequest, list: MailingList, signUp: ConsentedSignUp): Promise<void> {
  const suppression = await findSuppression(req.payload, signUp.address, list.id, req)
  if (suppression === 'everywhere') return
  const existing = await lockSubscriber(req, list.id, signUp.address)
  if (existing?.status === 'subscribed') return queueMail(req, existing.id, 'already')
  // Who has left comes back only through a mail to that mailbox, even where the list asks for none.
  const isBack = suppression === 'list' || existing?.status === 'unsubscribed'
  const status: Subscriber['status'] = asksFirst(list, signUp) || isBack ? 'pending' : 'subscribed'
  const id = await storeSignUp(req, list, signUp, { existing, status })
  if (status === 'pending') await queueMail(req, id, 'confirm')
}

function asksFirst(list: MailingList, { wantsConfirmation }: ConsentedSignUp): boolean {
  return list.needsConfirmation || wantsConfirmation
}

async function queueMail(req: PayloadRequest, subscriber: number, kind: 'confirm' | 'already'): Promise<void> {
  const { pauseMs, perDay } = MAIL_LIMITS[kind]
  const now = Date.now()
  const countSince = async (ms: number) => {
    const since = { createdAt: { greater_than: new Date(now - ms).toISOString() } }
    const where: Where = { and: [{ subscriber: { equals: subscriber } }, { kind: { equals: kind } }, since] }
    return (await req.payload.count({ collection: 'outbox', where, overrideAccess: true, req })).totalDocs
  }
  if ((await countSince(pauseMs)) > 0 || (await countSince(DAY_MS)) >= perDay) return
  await addJob(req, { kind, subscriber })
}
