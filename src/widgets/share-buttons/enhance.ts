import type { Enhance } from '#islands/wire.ts'
import { createCopyFeedback } from '#kit/copy-feedback.ts'
import { COPIED, COPY_FAILED } from './messages.ts'

const WINDOW_WIDTH = 640
const WINDOW_HEIGHT = 480
const NOTE_MS = 1500

/** Networks open in a small window; the page prints itself and copies its address. */
export const enhance: Enhance = (element) => {
  const life = new AbortController()
  const note = element.querySelector('[role=status]')
  const feedback = createCopyFeedback(NOTE_MS)

  function copy(button: HTMLButtonElement): Promise<void> {
    return feedback.copy(button.value, (state) => {
      if (state === null) delete button.dataset.copied
      else button.dataset.copied = state
      if (note) note.textContent = state === null ? '' : state === 'yes' ? COPIED : `${COPY_FAILED}：${button.value}`
    })
  }

  function press(event: MouseEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    const control = event.target instanceof Element && event.target.closest('a[href],button')
    if (control instanceof HTMLAnchorElement) {
      // Where the window is refused, the link opens a tab.
      if (/^https?:$/.test(control.protocol) && openWindow(control.href)) event.preventDefault()
    } else if (control instanceof HTMLButtonElement) {
      if (control.dataset.act === 'print') print()
      else void copy(control)
    }
  }

  element.addEventListener('click', press, { signal: life.signal })
  return () => {
    life.abort()
    feedback.release()
  }
}

function openWindow(href: string): boolean {
  const left = Math.max(0, Math.round((screen.width - WINDOW_WIDTH) / 2))
  const top = Math.max(0, Math.round((screen.height - WINDOW_HEIGHT) / 2))
  const opened = open(href, '_blank', `popup,width=${WINDOW_WIDTH},height=${WINDOW_HEIGHT},left=${left},top=${top}`)
  // Asking for `noopener` would hide whether the window was refused.
  if (opened) opened.opener = null
  return opened !== null
}
