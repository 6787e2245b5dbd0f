/** What pages, mails and the form agree on. */

/** Addresses of the newsletter's own pages. Those with a token stand in mails alone. */
export const SUBSCRIBE_HREF = '/newsletter/subscribe/'
export const CONFIRM_HREF = '/newsletter/confirm/'
export const PREFERENCES_HREF = '/newsletter/preferences/'
export const UNSUBSCRIBE_HREF = '/newsletter/unsubscribe/'

export function tokenUrl(siteUrl: string, href: string, token: string): string {
  return `${siteUrl}${href}?token=${token}`
}

/** The parameter by which a page with a form is told what came of it: `newsletter-<block id>=pending`. */
const OUTCOME_PREFIX = 'newsletter-'

export function outcomeParameter(formId: string): string {
  return OUTCOME_PREFIX + formId
}

export function isOutcomeParameter(name: string): boolean {
  return /^newsletter-[\p{L}\p{M}\p{N}_-]{1,120}$/u.test(name)
}

/** Nobody sees this field of the form; programs that fill in every field do. */
export const TRAP_FIELD = 'website'
/** Where the form stands, for its page to be shown again: the path of the page and the id of the form. */
export const RETURN_FIELDS = { page: 'from', form: 'form' } as const
