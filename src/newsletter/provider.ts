import type { Kept, Refusal } from './outcomes.ts'
import type { SignUp } from './sign-up.ts'
import type { ProviderName } from './states.ts'

/** A mailing list as the providers know it. */
export interface MailingList {
  id: number
  key: string
  name: string
  provider: ProviderName
  /** Mailchimp's id of it. */
  audience: string
  isOpen: boolean
  needsConfirmation: boolean
  fromName: string
  replyTo: string
  requiresTick: boolean
  consent: Consent
  /** All that ever were shown, the newest last. */
  consents: Consent[]
}

export interface Consent {
  version: number
  text: string
}

/** A sign-up with the consent text that the visitor saw. */
export type ConsentedSignUp = SignUp & { consent: Consent }

export type SignUpResult =
  | { kind: 'subscribed' }
  /** A mail with a link to confirm is on its way. */
  | { kind: 'pending' }
  /** Stored, and done as soon as the provider answers. */
  | { kind: 'kept'; reason: Kept }
  | { kind: 'refused'; reason: Refusal }

/** Who writes to the subscribers of a list. */
export interface Provider {
  /** Takes a sign-up in. When it settles, nothing can be lost any more; a refusal is an answer, not an error. */
  signUp(list: MailingList, signUp: ConsentedSignUp): Promise<SignUpResult>
}
