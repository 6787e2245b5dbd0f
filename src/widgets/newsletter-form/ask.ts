import { signUpHref } from '#addresses/newsletter.ts'
import { askInTime, type Reply } from '#kit/forms/ask-in-time.ts'
import { RETURN_FIELDS } from '#newsletter/form-fields.ts'

/** The sign-up call with what stands in the form. */
export function askToSubscribe(form: HTMLFormElement, provider: string, leaving: AbortSignal): Promise<Reply> {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    // Those two are for the page that comes back where there is no script.
    const isForReturn = name === RETURN_FIELDS.page || name === RETURN_FIELDS.form
    if (typeof value === 'string' && !isForReturn) fields.append(name, value)
  }
  const request: RequestInit = { headers: { accept: 'application/json' }, cache: 'no-store' }
  return askInTime(`${signUpHref(provider)}?${fields}`, request, leaving)
}
