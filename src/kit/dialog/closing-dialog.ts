import { closeOnLeaving } from './close-on-leaving.ts'
import { CLOSING_MS, type DialogState, type DialogStep, nextState } from './dialog-states.ts'

export interface ClosingDialogOptions {
  dialog: HTMLDialogElement
  closingMs?: number
  /** Otherwise the page around it stays usable. */
  isModal?: boolean
  onShown?(): void
  /** It begins to close, or was closed at once. */
  onClose?(): void
}

export interface ClosingDialog {
  show(opener: HTMLElement | null): void
  close(): void
  /** Lets go of the dialog, as it is. */
  release(): void
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/**
 * A native dialog that is seen to leave: hidden, shown, closing, hidden, in `data-state`. Whatever opens and closes it, also
 * before this script was there, keeps these states. Only one such dialog is shown at a time.
 */
export function controlDialog(options: ClosingDialogOptions): ClosingDialog {
  const { dialog, closingMs = CLOSING_MS, isModal = true } = options
  const listening = new AbortController()
  const { signal } = listening
  const closesOnOverlay = dialog.getAttribute('closedby') !== 'closerequest'
  let state: DialogState = 'hidden'
  let opener: HTMLElement | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let isPressedOutside = false

  function step(by: DialogStep): void {
    const before = state
    state = nextState(before, by)
    dialog.dataset.state = state
    if (state === before) return
    clearTimeout(timer)
    if (before === 'hidden') options.onShown?.()
    if (before === 'shown') options.onClose?.()
    if (state === 'closing') timer = setTimeout(() => dialog.close(), isStill() ? 0 : closingMs)
    if (state === 'hidden') leave()
  }

  function show(by: HTMLElement | null): void {
    if (!dialog.open) {
      hideOthers(dialog)
      opener = by
      if (isModal) dialog.showModal()
      else dialog.show()
      focusStart(dialog)
    }
    step('show')
  }

  function leave(): void {
    // The browser gives the focus back to what had it, which in some is not the button that was clicked.
    if (document.activeElement === document.body && opener?.isConnected) opener.focus({ preventScroll: true })
    opener = null
  }

  const isOutside = ({ target, clientX, clientY }: MouseEvent) =>
    isModal && target === dialog && !contains(dialog.getBoundingClientRect(), clientX, clientY)

  dialog.addEventListener(
    'command',
    (event) => {
      const { command, source } = event as CommandEvent
      event.preventDefault()
      if (command === 'show-modal') show(source instanceof HTMLElement ? source : null)
      else step('close')
    },
    { signal },
  )
  dialog.addEventListener(
    'cancel',
    (event) => {
      if (event.target !== dialog) return
      event.preventDefault()
      step('close')
    },
    { signal },
  )
  dialog.addEventListener('close', ({ target }) => target === dialog && !dialog.open && step('left'), { signal })
  // Somebody else may have opened it.
  dialog.addEventListener('toggle', ({ target }) => target === dialog && dialog.open && state === 'hidden' && step('show'), {
    signal,
  })
  dialog.addEventListener(
    'pointerdown',
    (event) => {
      isPressedOutside = isOutside(event)
    },
    { signal },
  )
  dialog.addEventListener('click', (event) => isPressedOutside && isOutside(event) && closesOnOverlay && step('close'), {
    signal,
  })
  // Without a gesture before it, the browser does not ask whether Escape may close a dialog; a key can be asked itself.
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented || !isForThis(event, dialog)) return
      event.preventDefault()
      step('close')
    },
    { signal },
  )

  closeOnLeaving(() => dialog.close(), signal)

  if (dialog.open) adopt()

  function adopt(): void {
    step('show')
    if (document.activeElement === dialog.querySelector('[data-dialog-close]')) focusStart(dialog)
  }

  return {
    show,
    close: () => step('close'),
    release() {
      listening.abort()
      clearTimeout(timer)
    },
  }
}

/** The focus goes to what the dialog is called, not to its first button, and nothing scrolls for it. */
function focusStart(dialog: HTMLDialogElement): void {
  const start = dialog.querySelector<HTMLElement>('[data-dialog-title]') ?? dialog
  if (start === dialog) dialog.tabIndex = -1
  start.focus({ preventScroll: true })
  dialog.querySelector('[data-dialog-scroll]')?.scrollTo({ top: 0, behavior: 'instant' })
}

/** A dialog inside another one needs that one. */
function hideOthers(dialog: HTMLDialogElement): void {
  for (const other of document.querySelectorAll<HTMLDialogElement>('dialog[open][data-modal]')) {
    if (!other.contains(dialog)) other.close()
  }
}

function isForThis({ target }: Event, dialog: HTMLDialogElement): boolean {
  if (!dialog.open) return false
  const holder = target instanceof Element ? target.closest('dialog[open]') : null
  return holder === dialog || (holder === null && document.querySelectorAll('dialog[open]').length === 1)
}

function contains({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean {
  return x >= left && x <= right && y >= top && y <= bottom
}

function isStill(): boolean {
  return matchMedia(REDUCED_MOTION).matches
}
