import type { Enhance } from '#islands/wire.ts'
import { createCopyFeedback, selectText } from '#kit/copy-feedback.ts'
import { messages } from './messages.ts'
import { CLICK_TO_COPY_FEEDBACK_MS } from './model.ts'

export const enhance: Enhance = (element) => {
  const life = new AbortController()
  const feedback = createCopyFeedback(CLICK_TO_COPY_FEEDBACK_MS)
  const button = element.querySelector('button')
  const source = element.querySelector('[data-copy-source]')
  const note = element.querySelector<HTMLElement>('[role=status]')

  function press(): void {
    void feedback.copy(source?.textContent ?? '', (state) => {
      if (button) {
        if (state === null) delete button.dataset.copied
        else button.dataset.copied = state
      }
      if (note) {
        note.dataset.tone = state === 'no' ? 'error' : 'success'
        note.textContent = state === null ? '' : state === 'yes' ? (note.dataset.success ?? '') : messages.failed
      }
      if (state === 'no' && source) selectText(source)
    })
  }

  button?.addEventListener('click', press, { signal: life.signal })
  return () => {
    life.abort()
    feedback.release()
  }
}
