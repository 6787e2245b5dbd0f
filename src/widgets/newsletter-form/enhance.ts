import type { Enhance } from '#islands/wire.ts'
import { BUSY } from './messages.ts'
import { messageForReply, type Notice, type Reply } from './model.ts'

/** Asks by script instead of leaving the page: the sign-up call, one request at a time, and the answer below the form. */
export const enhance: Enhance = (element) => {
  const form = element.querySelector('form')
  const message = element.querySelector<HTMLElement>('.w-newsletter-form__message')
  if (form === null || message === null) return () => undefined
  const awake = new AbortController()
  let isBusy = false

  form.addEventListener(
    'submit',
    async (event) => {
      event.preventDefault()
      if (isBusy) return
      isBusy = true
      showBusy(form, message)
      const reply = await ask(form, awake.signal)
      if (awake.signal.aborted) return
      isBusy = false
      showNotice(form, message, messageForReply(reply, textsOf(form)))
    },
    { signal: awake.signal },
  )
  return () => awake.abort()
}

function textsOf({ dataset }: HTMLFormElement) {
  return { successMessage: dataset.successMessage ?? '', optInMessage: dataset.successOptInMessage ?? '' }
}

async function ask(form: HTMLFormElement, signal: AbortSignal): Promise<Reply> {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    // Those two are for the page that comes back where there is no script.
    if (typeof value === 'string' && name !== 'from' && name !== 'form') fields.append(name, value)
  }
  const address = `/wp-json/lectern/v1/widget/${form.dataset.provider}/sendmail/?${fields}`
  try {
    const response = await fetch(address, { headers: { accept: 'application/json' }, cache: 'no-store', signal })
    return { status: response.status, body: await response.text() }
  } catch {
    // Offline, or cut off: the message says so, and the form can be sent again.
    return null
  }
}

function showBusy(form: HTMLFormElement, message: HTMLElement): void {
  buttonOf(form)?.setAttribute('aria-busy', 'true')
  form.setAttribute('aria-busy', 'true')
  delete message.dataset.tone
  message.role = 'status'
  message.textContent = BUSY
}

function showNotice(form: HTMLFormElement, message: HTMLElement, { tone, text, isDone }: Notice): void {
  buttonOf(form)?.removeAttribute('aria-busy')
  form.removeAttribute('aria-busy')
  message.role = tone === 'error' ? 'alert' : 'status'
  message.dataset.tone = tone
  message.textContent = text
  const email = form.querySelector<HTMLInputElement>('input[name="email"]')
  if (tone === 'error') {
    email?.setAttribute('aria-invalid', 'true')
    email?.setAttribute('aria-describedby', message.id)
  } else {
    email?.removeAttribute('aria-invalid')
    email?.removeAttribute('aria-describedby')
  }
  if (isDone) form.reset()
}

function buttonOf(form: HTMLFormElement): HTMLButtonElement | null {
  return form.querySelector('button[type="submit"]')
}
