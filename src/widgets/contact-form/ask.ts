import { FORM_HREF } from '#addresses/forms.ts'
import { SENT_FIELDS } from '#forms/form-fields.ts'
import { RESULT_WORDS } from '#forms/results.ts'
import { askInTime } from '#kit/forms/ask-in-time.ts'
import { type FormState, stepAfter } from './model.ts'

/** Sends what stands in the form. Where the page was older than its stamp may be, the form is sent once more by itself. */
export async function sendForm(form: HTMLFormElement, leaving: AbortSignal): Promise<FormState> {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.append(name, value)
  const ask = async () => stepAfter(await askInTime(FORM_HREF, requestOf(fields), leaving))
  const first = await ask()
  if (first.kind !== 'again') return first
  await new Promise((resolve) => setTimeout(resolve, first.waitMs))
  fields.set(SENT_FIELDS.stamp, first.stamp)
  const second = await ask()
  return second.kind === 'again' ? { kind: 'failure', text: RESULT_WORDS.again } : second
}

function requestOf(fields: URLSearchParams): RequestInit {
  return { method: 'POST', body: fields, headers: { accept: 'application/json' }, cache: 'no-store' }
}
