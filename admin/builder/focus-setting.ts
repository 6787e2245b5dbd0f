const WORDS = '[contenteditable=true]'
const CONTROL = ':is(input, select, textarea, button, a[href])'

/** Brings a setting of the selected block into view and the focus to it; the first of them where it is not known. */
export function focusSetting(editor: Element, setting: string): void {
  const place = placeOf(editor, setting)
  if (place === null) return
  for (let at = place.closest('details'); at; at = at.parentElement?.closest('details') ?? null) at.open = true
  place.scrollIntoView({ block: 'center' })
  if (focusIn(place)) return
  // An editor of formatted text comes a moment later.
  const observer = new MutationObserver(() => focusIn(place) && observer.disconnect())
  observer.observe(place, { childList: true, subtree: true })
}

/** Of the setting itself, or of the list or group around it. */
function placeOf(editor: Element, setting: string): Element | null {
  const steps = setting === '' ? [] : setting.split('.')
  for (let count = steps.length; count > 0; count--) {
    const path = steps.slice(0, count).join('.')
    const place = editor.querySelector(`[data-setting="${CSS.escape(path)}"]`)
    if (place) return place
  }
  return editor.querySelector('[data-settings] [data-setting]')
}

function focusIn(place: Element): boolean {
  // The buttons of an editor stand before its words; one goes on at their end.
  const words = place.querySelector<HTMLElement>(WORDS)
  const control = words ?? place.querySelector<HTMLElement>(CONTROL)
  control?.focus({ preventScroll: true })
  if (words) getSelection()?.selectAllChildren(words)
  if (words) getSelection()?.collapseToEnd()
  return control !== null
}
