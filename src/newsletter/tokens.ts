import { createHash, randomBytes } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'

/** `confirm` proves that a mailbox is read by whoever signed up; `manage` changes or ends a subscription. */
export type TokenPurpose = 'confirm' | 'manage'

const BYTES = 32
const SHAPE = /^[\w-]{43}$/
const DAY_MS = 24 * 60 * 60_000

export const CONFIRM_DAYS = 3
// Whoever finds a year-old issue in the mailbox still gets off the list.
const LIFE_MS: Record<TokenPurpose, number> = { confirm: CONFIRM_DAYS * DAY_MS, manage: 400 * DAY_MS }

/** Makes a link's secret. Only its hash is stored, so that it exists in the mail alone. */
export async function createToken(
  payload: Payload,
  { purpose, subscriber, now = Date.now() }: { purpose: TokenPurpose; subscriber: number; now?: number },
  req?: PayloadRequest,
): Promise<string> {
  const token = randomBytes(BYTES).toString('base64url')
  const data = { purpose, subscriber, hash: hashToken(token), expiresAt: new Date(now + LIFE_MS[purpose]).toISOString() }
  await payload.create({ collection: 'subscriber-tokens', data, depth: 0, overrideAccess: true, req })
  return token
}

/** The subscriber whom a link speaks for; `null` for what was never given out, is over, or is for something else. */
export async function findTokenHolder(
  payload: Payload,
  { token, purpose, now = Date.now() }: { token: string; purpose: TokenPurpose; now?: number },
  req?: PayloadRequest,
): Promise<number | null> {
  if (!SHAPE.test(token)) return null
  const { docs } = await payload.find({
    collection: 'subscriber-tokens',
    where: {
      and: [
        { hash: { equals: hashToken(token) } },
        { purpose: { equals: purpose } },
        { expiresAt: { greater_than: new Date(now).toISOString() } },
      ],
    },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  const holder = docs[0]?.subscriber
  return typeof holder === 'number' ? holder : null
}

/** Takes links back. */
export async function revokeTokens(req: PayloadRequest, subscriber: number, purposes: TokenPurpose[]): Promise<void> {
  await req.payload.delete({
    collection: 'subscriber-tokens',
    where: { and: [{ subscriber: { equals: subscriber } }, { purpose: { in: purposes } }] },
    depth: 0,
    overrideAccess: true,
    req,
  })
}

function hashToken(token: string): string {
  return createHash('sha256').update(`lectern:token:${token}`).digest('hex')
}
