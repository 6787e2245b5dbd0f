import { createHash, randomBytes } from 'node:crypto'
import type { CollectionBeforeChangeHook } from 'payload'

const FRESH_TOKEN = /^[0-9a-f]{40}$/

/** As Payload makes its own. */
export function createResetToken(): string {
  return randomBytes(20).toString('hex')
}

/** What is stored of a token: whoever reads the database, or a backup of it, can't use it. */
export function hashResetToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Payload would store the token itself. A hash is longer, so that one is never hashed again. */
export const storeTokenHashed: CollectionBeforeChangeHook = ({ data }) =>
  typeof data.resetPasswordToken === 'string' && FRESH_TOKEN.test(data.resetPasswordToken)
    ? { ...data, resetPasswordToken: hashResetToken(data.resetPasswordToken) }
    : data
