/** Messages of a refusal that were answered already. */
const answered = new WeakSet<Element>()

/** After a refused save or sign-in: the focus goes to the first field that is at fault, wherever it is folded away. */
export function focusFirstError(page: Document): void {
  const refusals = [...page.querySelectorAll('[data-sonner-toast][data-type="error"]')].filter((toast) => !answered.has(toast))
  if (refusals.length === 0) return
  const field = findFault(page)
  // The fields at fault are marked a moment after the message has come.
  if (field === null) return
  for (const refusal of refusals) answered.add(refusal)
  field.focus()
  field.scrollIntoView({ block: 'center' })
}

function findFault(page: Document): HTMLElement | null {
  const signIn = page.querySelector<HTMLElement>('.login__form #field-password')
  const fields = [...page.querySelectorAll<HTMLElement>('.field-type.error')]
  const seen = fields.find((field) => field.checkVisibility()) ?? unfold(page)
  return seen?.querySelector<HTMLElement>('input:not([type="hidden"]), textarea, [contenteditable="true"], button') ?? signIn
}

/** Opens the tab or the row that hides the first fault; the next look finds it. */
function unfold(page: Document): null {
  const tab = page.querySelector<HTMLElement>('.tabs-field__tab-button:not(.tabs-field__tab-button--active):has(.error-pill)')
  const row = page.querySelector<HTMLElement>('.collapsible--collapsed:has(.error-pill) .collapsible__toggle')
  const hiding = tab ?? row
  hiding?.click()
  return null
}
