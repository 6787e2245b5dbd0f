import { createHmac, timingSafeEqual } from 'node:crypto'

/** Nobody reads and fills in a form faster; programs do. */
const FASTEST_MS = 2_000
const LIFE_MS = 24 * 60 * 60_000
const LENGTH = 22

/** What is to be done with a form that came with this stamp: `wait` so long, then send it again with a new one. */
export type StampVerdict = { kind: 'good' } | { kind: 'again'; waitMs: number }

/**
 * Says when a form was shown, signed. A page is kept for everybody, so its stamp may be older than its visitor's visit, or too old
 * altogether: then the form is handed back with a new one, and nobody is turned away.
 */
export function createStamp(key: Uint8Array, form: string, now: Date): string {
  const moment = now.getTime().toString(36)
  return `${moment}.${sign(key, form, moment)}`
}

export function judgeStamp(key: Uint8Array, form: string, stamp: string, now: Date): StampVerdict {
  const [moment = '', signature = ''] = stamp.split('.', 2)
  const given = Buffer.from(signature)
  const good = Buffer.from(sign(key, form, moment))
  const isOurs = good.length === given.length && timingSafeEqual(good, given)
  const age = now.getTime() - Number.parseInt(moment, 36)
  if (!isOurs || !(age <= LIFE_MS)) return { kind: 'again', waitMs: FASTEST_MS }
  if (age < FASTEST_MS) return { kind: 'again', waitMs: Math.min(FASTEST_MS - age, FASTEST_MS) }
  return { kind: 'good' }
}

function sign(key: Uint8Array, form: string, moment: string): string {
  return createHmac('sha256', key).update(`form:${form}:${moment}`).digest('base64url').slice(0, LENGTH)
}
