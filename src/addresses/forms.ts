/** Where visitors' forms are sent to. */
export const FORM_HREF = '/form/send/'

/** The parameter by which a page is told that its form was sent: `form-<block id>=sent`. */
export function sentParameter(formId: string): string {
  return `form-${formId}`
}

export function isSentParameter(name: string): boolean {
  return /^form-[\p{L}\p{M}\p{N}_-]{1,120}$/u.test(name)
}

/** The page that the form stands on, at the form. */
export function sentHref(path: string, formId: string): string {
  return `${path}?${encodeURIComponent(sentParameter(formId))}=${SENT}#${encodeURIComponent(formId)}`
}

export const SENT = 'sent'
