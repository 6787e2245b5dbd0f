import { BREAKS_LINE } from '#platform/line-breaks.ts'
import { normaliseAddress } from './addresses.ts'
import { TRAP_FIELD } from './form-fields.ts'
import type { Problem } from './outcomes.ts'

/** A sign-up that can be acted on. */
export interface SignUp {
  listed: string
  address: string
  firstName: string
  lastName: string
  phone: string
  /** The form asks for a confirmation mail, whatever the list says. */
  wantsConfirmation: boolean
  /** The version of the consent text that the visitor saw; `null`: the form did not say. */
  consentVersion: number | null
}

export type SignUpReading = { kind: 'read'; signUp: SignUp; isTrapped: boolean } | { kind: 'wrong'; problem: Problem }

const LONGEST: Record<string, number> = {
  listed: 64,
  email: 254,
  firstname: 60,
  lastname: 60,
  phone: 40,
  double_opt_in: 5,
  consent: 6,
  [TRAP_FIELD]: 500,
}
const YES = ['yes', '1', 'true', 'on']
const NO = ['no', '0', 'false', 'off', '']
export const PHONE = /^[+＋]?[\d０-９\s()（）#＃*.,~轉分機ext-]*$/i
// What a browser never sends: line breaks, control characters, and what stands for bytes that are no text.
export const BROKEN = new RegExp(`${BREAKS_LINE.source}|[\\p{Surrogate}\\ufffd]`, 'u')

type FieldsReading = { kind: 'read'; text(name: string): string } | { kind: 'wrong'; problem: Problem }

/** Fields by name, each once, none too long, all of them text. */
function readFields(fields: Iterable<readonly [name: string, value: string]>, allowed: readonly string[]): FieldsReading {
  const given = new Map<string, string>()
  for (const [name, value] of fields) {
    if (!allowed.includes(name) || given.has(name)) return wrong('surplus')
    if (BROKEN.test(value)) return wrong('bad-characters')
    if ([...value].length > (LONGEST[name] ?? 0)) return wrong('too-long')
    given.set(name, value.trim())
  }
  return { kind: 'read', text: (name) => given.get(name) ?? '' }
}

/** Reads the fields of the sign-up form, as the sign-up call and the form itself send them. */
export function readSignUp(fields: Iterable<readonly [name: string, value: string]>): SignUpReading {
  const reading = readFields(fields, Object.keys(LONGEST))
  if (reading.kind === 'wrong') return reading
  const { text } = reading
  const doubleOptIn = text('double_opt_in').toLowerCase()
  if (text('listed') === '') return wrong('missing-list')
  if (text('email') === '') return wrong('missing-address')
  const address = normaliseAddress(text('email'))
  if (address === null) return wrong('bad-address')
  if (!PHONE.test(text('phone'))) return wrong('bad-phone')
  if (![...YES, ...NO].includes(doubleOptIn) || !/^\d*$/.test(text('consent'))) return wrong('bad-choice')
  return {
    kind: 'read',
    isTrapped: text(TRAP_FIELD) !== '',
    signUp: {
      ...detailsOf(text),
      listed: text('listed'),
      address,
      wantsConfirmation: YES.includes(doubleOptIn),
      consentVersion: text('consent') === '' ? null : Number(text('consent')),
    },
  }
}

export type DetailsReading =
  | { kind: 'read'; details: Pick<SignUp, 'firstName' | 'lastName' | 'phone'> }
  | { kind: 'wrong'; problem: Problem }

/** Reads what a subscriber may change. */
export function readDetails(fields: Iterable<readonly [name: string, value: string]>): DetailsReading {
  const reading = readFields(fields, ['firstname', 'lastname', 'phone'])
  if (reading.kind === 'wrong') return reading
  if (!PHONE.test(reading.text('phone'))) return wrong('bad-phone')
  return { kind: 'read', details: detailsOf(reading.text) }
}

function detailsOf(text: (name: string) => string) {
  return { firstName: text('firstname'), lastName: text('lastname'), phone: text('phone').normalize('NFKC') }
}

function wrong(problem: Problem): { kind: 'wrong'; problem: Problem } {
  return { kind: 'wrong', problem }
}
