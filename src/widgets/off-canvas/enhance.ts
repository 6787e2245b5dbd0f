import { type Enhance, PANEL_EVENT, type PanelDetail } from '#islands/wire.ts'
import { controlDialog } from '#kit/dialog/closing-dialog.ts'
import { applySizes } from '#kit/dialog/dialog-sizes.ts'

export const enhance: Enhance = (element) => {
  const [button, panel] = element.querySelector('.w-off-canvas')?.children ?? []
  if (!button || !(panel instanceof HTMLDialogElement)) return () => {}
  applySizes(panel)
  const control = controlDialog({
    dialog: panel,
    closingMs: Number(panel.dataset.seconds) * 1000,
    onShown: () => button.setAttribute('aria-expanded', 'true'),
    onClose: () => button.setAttribute('aria-expanded', 'false'),
  })
  const listening = new AbortController()
  panel.addEventListener(
    PANEL_EVENT,
    (event) => {
      const { mode, opener } = (event as CustomEvent<PanelDetail>).detail
      event.preventDefault()
      if (mode === 'close' || (mode === 'toggle' && panel.open)) control.close()
      else control.show(opener)
    },
    { signal: listening.signal },
  )
  return () => {
    listening.abort()
    control.release()
  }
}
