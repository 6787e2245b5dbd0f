import { isPlainClick } from '#islands/client/plain-click.ts'
import type { Enhance } from '#islands/wire.ts'
import { askSuggestions } from './ask.ts'
import { currentQuery } from './model.ts'
import { findResults } from './results.ts'
import { createSuggester } from './suggester.ts'

/** The link opens the search in a dialog over the page, with suggestions as the visitor types. */
export const enhance: Enhance = (element) => {
  const opener = element.querySelector<HTMLAnchorElement>('.w-header-search__opener')
  const dialog = element.querySelector('dialog')
  const field = element.querySelector<HTMLInputElement>('input[name=q]')
  const results = dialog && findResults(dialog)
  if (!opener || !dialog || !field || !results) return () => {}

  const own = new AbortController()
  const { signal } = own
  const suggester = createSuggester({ ask: askSuggestions, ...results })

  const open = (event: MouseEvent) => {
    if (event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    if (dialog.open) return
    if (field.value === '') field.value = currentQuery(location.search)
    dialog.showModal()
    field.focus()
    field.select()
    suggester.type(field.value)
  }
  const type = (event: Event) => {
    // What an input method is still composing is not what the visitor means.
    if (!(event instanceof InputEvent && event.isComposing)) suggester.type(field.value)
  }
  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined || event.isComposing || !(event.target instanceof HTMLElement)) return
    const stops = [field, ...results.links()]
    const at = stops.indexOf(event.target)
    const next = stops[at + step]
    if (at === -1 || next === undefined) return
    event.preventDefault()
    next.focus()
  }

  opener.setAttribute('aria-haspopup', 'dialog')
  opener.addEventListener('click', open, { signal })
  field.addEventListener('input', type, { signal })
  field.addEventListener('compositionend', type, { signal })
  dialog.addEventListener('keydown', move, { signal })
  dialog.addEventListener('close', () => suggester.stop(), { signal })
  // Some browsers do not focus a link that is clicked, and would give the focus back to nothing.
  dialog.addEventListener('close', () => opener.focus(), { signal })
  if (!('closedBy' in HTMLDialogElement.prototype)) {
    dialog.addEventListener(
      'click',
      ({ target, clientY }) => {
        if (target === dialog && clientY > dialog.getBoundingClientRect().bottom) dialog.close()
      },
      { signal },
    )
  }

  return () => {
    own.abort()
    suggester.stop()
    dialog.close()
    opener.removeAttribute('aria-haspopup')
  }
}
