import type { Payload, PayloadRequest } from 'payload'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { Subscriber } from '#platform/payload-types.ts'
import { findList } from './lists.ts'
import { changeSubscriber, findSubscriber } from './subscribers.ts'
import { liftSuppression, suppress } from './suppression.ts'
import { createToken, findTokenHolder, revokeTokens, type TokenPurpose } from './tokens.ts'

/** A subscription as its owner sees it, through a link in a mail. */
export interface Subscription {
  listName: string
  address: string
  firstName: string
  lastName: string
  phone: string
  status: Subscriber['status']
}

export type Details = Pick<Subscription, 'firstName' | 'lastName' | 'phone'>

/** `null`: the link is no good, or no more. */
export async function findSubscription(payload: Payload, token: string, purpose: TokenPurpose): Promise<Subscription | null> {
  const held = await findHeld(payload, token, purpose)
  return held === null ? null : viewOf(held)
}

/** The owner of the mailbox says yes. Saying it twice changes nothing. Answers a link to the preferences. */
export function confirmSubscription(
  payload: Payload,
  token: string,
): Promise<{ subscription: Subscription; manageToken: string } | null> {
  return inTransaction(payload, async (req) => {
    const held = await findHeld(payload, token, 'confirm', req)
    if (held === null) return null
    const { subscriber, listId } = held
    if (subscriber.status !== 'subscribed') {
      await changeSubscriber(payload, subscriber.id, { status: 'subscribed' }, req)
      await liftSuppression(req, subscriber.email, listId)
    }
    const manageToken = await createToken(payload, { purpose: 'manage', subscriber: subscriber.id }, req)
    return { subscription: { ...viewOf(held), status: 'subscribed' as const }, manageToken }
  })
}

export function saveDetails(payload: Payload, token: string, details: Details): Promise<boolean> {
  return inTransaction(payload, async (req) => {
    const held = await findHeld(payload, token, 'manage', req)
    if (held === null) return false
    await changeSubscriber(payload, held.subscriber.id, details, req)
    return true
  })
}

/** Ends a subscription; `isForGood`: no mail of any list ever again. */
export function leaveList(payload: Payload, token: string, { isForGood }: { isForGood: boolean }): Promise<Subscription | null> {
  return inTransaction(payload, async (req) => {
    const held = await findHeld(payload, token, 'manage', req)
    if (held === null) return null
    const { subscriber, listId } = held
    if (subscriber.status !== 'unsubscribed') await changeSubscriber(payload, subscriber.id, { status: 'unsubscribed' }, req)
    // An old confirmation mail must not bring back who has left.
    await revokeTokens(req, subscriber.id, ['confirm'])
    await suppress(req, { address: subscriber.email, list: listId, reason: 'unsubscribed' })
    if (isForGood) await suppress(req, { address: subscriber.email, list: null, reason: 'asked' })
    return { ...viewOf(held), status: 'unsubscribed' as const }
  })
}

interface Held {
  subscriber: Subscriber
  listId: number
  listName: string
}

async function findHeld(payload: Payload, token: string, purpose: TokenPurpose, req?: PayloadRequest): Promise<Held | null> {
  const id = await findTokenHolder(payload, { token, purpose }, req)
  const subscriber = id === null ? null : await findSubscriber(payload, id, req)
  if (subscriber === null || typeof subscriber.list !== 'number') return null
  const list = await findList(payload, subscriber.list, req)
  return list === null ? null : { subscriber, listId: list.id, listName: list.name }
}

function viewOf({ subscriber, listName }: Held): Subscription {
  const { email, firstName, lastName, phone, status } = subscriber
  return { listName, address: email, firstName: firstName ?? '', lastName: lastName ?? '', phone: phone ?? '', status }
}
