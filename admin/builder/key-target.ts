/** Whatever takes keys for itself. */
export function isEditable(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
}

/** In the editor, or nowhere; not in a drawer or in the menu of the admin. */
export function isInEditor(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return target instanceof Document
  return target === document.body || (target.closest('.lectern-visual') !== null && target.closest('dialog') === null)
}
