/** Views of documents that begin with the writing of their title. */
const WRITTEN = /\/collections\/(?:posts|pages|popups|newsletters)\/(?:create|\d+)$/
const WRITING = 'input:is([type="text"], [type="number"], :not([type])), textarea, [contenteditable="true"]'

const begun = new WeakSet<Element>()
const begunRows = new Set<string>()

/** Where nobody writes yet the focus goes to what is written first: the title of a document without one, or the first text of a row that was just added. */
export function beginWriting(page: Document): void {
  beginForm(page)
  for (const head of page.querySelectorAll<HTMLElement>('[data-lectern-new-row]')) beginRow(page, head)
}

function beginForm(page: Document): void {
  // With a finger it would open the keyboard over half of the form.
  if (!WRITTEN.test(page.location.pathname) || !matchMedia('(pointer: fine)').matches) return
  const form = page.querySelector('.collection-edit form[data-form-ready="true"]')
  if (form === null || begun.has(form)) return
  begun.add(form)
  const title = firstText(form)
  if (title instanceof HTMLInputElement && title.value === '' && !isWritten(page)) title.focus()
}

function beginRow(page: Document, head: HTMLElement): void {
  const id = head.dataset.lecternNewRow ?? ''
  const row = head.closest('.collapsible')
  // Its fields come with an answer, that for formatted text later still, and what it was chosen in gives the focus back when it has closed.
  if (begunRows.has(id) || !row?.querySelector('.field-type') || row.querySelector('.shimmer-effect') || isCovered(page, row))
    return
  begunRows.add(id)
  if (!isWritten(page)) firstText(row)?.focus()
}

/** The first field, if it takes words. */
function firstText(within: Element): HTMLElement | null {
  const field = within.querySelector('.field-type:not(.ui)')
  return field?.matches('.text, .textarea, .rich-text-lexical') ? field.querySelector<HTMLElement>(WRITING) : null
}

function isWritten({ activeElement }: Document): boolean {
  return activeElement?.matches(WRITING) ?? false
}

function isCovered(page: Document, row: Element): boolean {
  return [...page.querySelectorAll('.drawer, dialog[open]')].some((drawer) => !drawer.contains(row))
}
