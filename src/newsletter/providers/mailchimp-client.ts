import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import type { MailchimpEnv } from '#platform/env.ts'
import type { Kept, Refusal } from '../outcomes.ts'

interface Member {
  address: string
  firstName: string
  lastName: string
  phone: string
  status: 'subscribed' | 'pending'
}

export type MemberResult =
  | { kind: 'accepted'; status: 'subscribed' | 'pending' }
  | { kind: 'refused'; reason: Refusal; note: string }
  /** Not the visitor's fault: to be tried again. */
  | { kind: 'unavailable'; reason: Kept; note: string; retryAfterMs: number | null }

export interface MailchimpClient {
  /** Marketing API 3.0, "Add member to list". Never throws for a refusal or a failure. */
  addMember(audience: string, member: Member): Promise<MemberResult>
}

const PATIENCE_MS = 10_000
const LONGEST_ANSWER = 100_000

const Accepted = Type.Object({ status: Type.Union([Type.Literal('subscribed'), Type.Literal('pending')]) })
const Stated = Type.Object({ status: Type.Unknown() })
const Titled = Type.Object({ title: Type.String() })

const REFUSALS = new Map<string, Refusal>([
  ['Member Exists', 'member-exists'],
  ['Invalid Resource', 'invalid-resource'],
  ['Forgotten Email Not Subscribed', 'forgotten'],
  ['Member In Compliance State', 'compliance'],
])

/** `null`: no key is configured, so that everything stays in the outbox until there is one. */
export function createMailchimpClient(env: MailchimpEnv | null, patienceMs = PATIENCE_MS): MailchimpClient {
  return {
    async addMember(audience, member) {
      if (env === null) return unavailable('kept-key', '沒有設定 MAILCHIMP_API_KEY')
      try {
        const response = await fetch(`${env.apiUrl}/lists/${encodeURIComponent(audience)}/members`, {
          method: 'POST',
          headers: {
            authorization: `Basic ${Buffer.from(`lectern:${env.apiKey}`).toString('base64')}`,
            'content-type': 'application/json',
          },
          body: JSON.stringify(toBody(member)),
          redirect: 'error',
          signal: AbortSignal.timeout(patienceMs),
        })
        return readAnswer(response, (await response.text()).slice(0, LONGEST_ANSWER))
      } catch (error) {
        const isLate = error instanceof Error && error.name === 'TimeoutError'
        return unavailable('kept', isLate ? 'Mailchimp 沒有在時限內回答' : '連不上 Mailchimp')
      }
    },
  }
}

function toBody({ address, firstName, lastName, phone, status }: Member) {
  const fields = Object.entries({ FNAME: firstName, LNAME: lastName, PHONE: phone }).filter(([, value]) => value !== '')
  return { email_address: address, status, status_if_new: status, merge_fields: Object.fromEntries(fields) }
}

function readAnswer({ status, ok, headers }: Response, body: string): MemberResult {
  const answer = parse(body)
  if (ok) {
    if (Value.Check(Accepted, answer)) return { kind: 'accepted', status: answer.status }
    // 2xx with a state that nobody asked for: the provider has the address, and will not write to it.
    const state = Value.Check(Stated, answer) ? answer.status : null
    return { kind: 'refused', reason: 'refused', note: `Mailchimp：${String(state ?? '沒有說明狀態')}` }
  }
  const title = Value.Check(Titled, answer) ? answer.title : `HTTP ${status}`
  const note = `Mailchimp：${title}`
  if (status === 429) return unavailable('kept-busy', note, retryAfterMs(headers.get('retry-after')))
  if (status >= 500) return unavailable('kept', note, retryAfterMs(headers.get('retry-after')))
  if (status === 401 || status === 403) return unavailable('kept-key', note)
  if (status === 404) return unavailable('kept-list', note)
  return { kind: 'refused', reason: REFUSALS.get(title) ?? 'refused', note }
}

function unavailable(reason: Kept, note: string, waitMs: number | null = null): MemberResult {
  return { kind: 'unavailable', reason, note, retryAfterMs: waitMs }
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

/** Seconds, or a date. */
function retryAfterMs(header: string | null): number | null {
  if (header === null) return null
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return Number.isFinite(ms) && ms > 0 ? ms : null
}
