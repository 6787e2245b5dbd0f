/** Buttons that open and close dialogs by `command`, for browsers that do not know it yet. */
export function watchCommands(): void {
  if ('commandForElement' in HTMLButtonElement.prototype) return
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button[commandfor]')
    const dialog = button && document.getElementById(button.getAttribute('commandfor') ?? '')
    if (!button || !(dialog instanceof HTMLDialogElement)) return
    if (button.getAttribute('command') === 'show-modal') dialog.showModal()
    else dialog.close()
  })
}
