import type { Payload, PayloadRequest } from 'payload'
import type { MailingList as StoredList } from '#platform/payload-types.ts'
import type { MailingList } from './provider.ts'

export async function findListByKey(payload: Payload, key: string): Promise<MailingList | null> {
  const { docs } = await payload.find({
    collection: 'mailing-lists',
    where: { key: { equals: key } },
    limit: 1,
    depth: 0,
    joins: false,
    pagination: false,
    overrideAccess: true,
  })
  return docs[0] === undefined ? null : toList(docs[0])
}

export async function findList(payload: Payload, id: number, req?: PayloadRequest): Promise<MailingList | null> {
  const stored = await payload.findByID({
    collection: 'mailing-lists',
    id,
    depth: 0,
    joins: false,
    disableErrors: true,
    overrideAccess: true,
    req,
  })
  return stored === null ? null : toList(stored)
}

function toList(stored: StoredList): MailingList {
  const consents = (stored.consents ?? []).map(({ version, text }) => ({ version, text }))
  return {
    id: stored.id,
    key: stored.key,
    name: stored.name,
    provider: stored.provider,
    audience: stored.audience ?? '',
    isOpen: stored.isOpen === true,
    needsConfirmation: stored.optIn !== 'single',
    fromName: stored.fromName ?? '',
    replyTo: stored.replyTo ?? '',
    requiresTick: stored.requiresTick === true,
    consent: consents.at(-1) ?? { version: 1, text: stored.consentText },
    consents,
  }
}
