import { OWN_CALLS_HREF } from './calls.ts'

/** Those with a token stand in mails alone. */
export const NEWSLETTER_HREF = '/newsletter/'
export const SUBSCRIBE_HREF = `${NEWSLETTER_HREF}subscribe/`
export const CONFIRM_HREF = `${NEWSLETTER_HREF}confirm/`
export const PREFERENCES_HREF = `${NEWSLETTER_HREF}preferences/`
export const UNSUBSCRIBE_HREF = `${NEWSLETTER_HREF}unsubscribe/`

export function tokenUrl(siteUrl: string, href: string, token: string): string {
  return `${siteUrl}${href}?token=${token}`
}

/** The sign-up call. */
export function signUpHref(provider: string): string {
  return `${OWN_CALLS_HREF}/widget/${provider}/sendmail/`
}

/** The parameter by which a page with a form is told what came of it: `newsletter-<block id>=pending`. */
export function outcomeParameter(formId: string): string {
  return `newsletter-${formId}`
}

export function isOutcomeParameter(name: string): boolean {
  return /^newsletter-[\p{L}\p{M}\p{N}_-]{1,120}$/u.test(name)
}
