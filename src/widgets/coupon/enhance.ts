import type { Enhance } from '#islands/wire.ts'
import { createCopyFeedback, selectText } from '#kit/copy-feedback.ts'
import { controlDialog } from '#kit/dialog/closing-dialog.ts'
import { applySizes } from '#kit/dialog/dialog-sizes.ts'
import { messages } from './messages.ts'
import { COUPON_FEEDBACK_MS } from './model.ts'

/** Reveals the code and copies it; each coupon answers for itself. */
export const enhance: Enhance = (element) => {
  const life = new AbortController()
  const feedback = createCopyFeedback(COUPON_FEEDBACK_MS)
  const source = element.querySelector('[data-copy-source]')
  const note = element.querySelector('[role=status]')
  const dialog = element.querySelector('dialog')
  if (dialog) applySizes(dialog)
  const control = dialog && controlDialog({ dialog })

  function press(button: HTMLElement): void {
    const code = button.dataset.copy ?? ''
    // Stays uncovered: who needed the code once may need it again.
    button.dataset.used = ''
    void feedback.copy(code, (state) => {
      if (state === null) delete button.dataset.copied
      else button.dataset.copied = state
      if (note) note.textContent = state === null ? '' : state === 'yes' ? messages.copied(code) : messages.failed
      if (note instanceof HTMLElement) note.dataset.tone = state === 'no' ? 'error' : 'success'
      if (state === 'no' && source) selectText(source)
    })
  }

  element.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element && target.closest<HTMLElement>('button[data-copy]')
      if (button) press(button)
    },
    { signal: life.signal },
  )
  return () => {
    life.abort()
    feedback.release()
    control?.release()
  }
}
