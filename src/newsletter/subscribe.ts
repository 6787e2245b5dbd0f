import type { Payload } from 'payload'
import type { ConcurrencyLimit } from '#platform/concurrency-limit.ts'
import { findListByKey } from './lists.ts'
import type { Outcome } from './outcomes.ts'
import type { Consent, MailingList, Provider } from './provider.ts'
import { readSignUp, type SignUp } from './sign-up.ts'
import { PROVIDERS, type ProviderName } from './states.ts'

interface SubscribeOptions {
  payload: Payload
  inTurn: ConcurrencyLimit
  providers: Record<ProviderName, Provider>
}

export interface SubscribeRequest {
  /** Named by the sign-up call; the form without a script leaves it to the list. */
  provider?: string
  fields: Iterable<readonly [name: string, value: string]>
}

/** A visitor signs up: reads the form, finds the list, and hands it to the list's provider. */
export function createSubscribe({
  payload,
  inTurn,
  providers,
}: SubscribeOptions): (request: SubscribeRequest) => Promise<Outcome> {
  return async function subscribe({ provider, fields }) {
    if (provider !== undefined && !PROVIDERS.some((name) => name === provider)) return 'unknown-provider'
    const reading = readSignUp(fields)
    if (reading.kind === 'wrong') return reading.problem
    const { signUp, isTrapped } = reading
    const list = await inTurn(() => findListByKey(payload, signUp.listed))
    if (list === null || (provider !== undefined && list.provider !== provider)) return 'unknown-list'
    if (!list.isOpen) return 'closed-list'
    const consent = consentOf(list, signUp)
    if (consent === null) return 'consent'
    // A program that fell into the trap is told what it wants to hear.
    if (isTrapped) return list.needsConfirmation || signUp.wantsConfirmation ? 'pending' : 'subscribed'
    const result = await providers[list.provider].signUp(list, { ...signUp, consent })
    return 'reason' in result ? result.reason : result.kind
  }
}

/** The text that the visitor saw: a page may be older than the newest version. */
function consentOf({ consent, consents, requiresTick }: MailingList, { consentVersion }: SignUp): Consent | null {
  if (consentVersion === null) return requiresTick ? null : consent
  return consents.find(({ version }) => version === consentVersion) ?? null
}
