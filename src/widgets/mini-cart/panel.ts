import { controlDialog } from '#kit/dialog/closing-dialog.ts'

const LEAVE_MS = 300
const ROOM_PX = 8

export interface Panel {
  isOpen(): boolean
  release(): void
}

/** The link becomes a button that opens the panel, by click, by hover or as a dialog; Escape and a click outside close it. */
export function controlPanel(root: HTMLElement, opener: HTMLElement, panel: HTMLElement, onOpen: () => void): Panel {
  // The loader presses links of this role by the space bar.
  opener.setAttribute('role', 'button')
  opener.setAttribute('aria-controls', panel.id)
  opener.setAttribute('aria-expanded', 'false')
  const life = new AbortController()
  const { signal } = life
  const inner =
    panel instanceof HTMLDialogElement
      ? controlAside(opener, panel, onOpen, signal)
      : controlDropdown(root, opener, panel, onOpen, signal)
  return {
    isOpen: inner.isOpen,
    release() {
      life.abort()
      inner.release()
      for (const name of ['role', 'aria-controls', 'aria-expanded', 'aria-haspopup']) opener.removeAttribute(name)
    },
  }
}

function controlAside(opener: HTMLElement, dialog: HTMLDialogElement, onOpen: () => void, signal: AbortSignal): Panel {
  opener.setAttribute('aria-haspopup', 'dialog')
  const control = controlDialog({
    dialog,
    onShown: () => opener.setAttribute('aria-expanded', 'true'),
    onClose: () => opener.setAttribute('aria-expanded', 'false'),
  })
  opener.addEventListener(
    'click',
    (event) => {
      event.preventDefault()
      control.show(opener)
      onOpen()
    },
    { signal },
  )
  return { isOpen: () => dialog.open, release: () => control.release() }
}

function controlDropdown(
  root: HTMLElement,
  opener: HTMLElement,
  panel: HTMLElement,
  onOpen: () => void,
  signal: AbortSignal,
): Panel {
  let leaving: ReturnType<typeof setTimeout> | undefined

  function toggle(isOpen: boolean): void {
    clearTimeout(leaving)
    if (isOpen === !panel.hidden) return
    panel.hidden = !isOpen
    opener.setAttribute('aria-expanded', String(isOpen))
    if (isOpen) {
      keepInWindow(panel)
      onOpen()
    }
  }

  let isHovered = false
  opener.addEventListener(
    'click',
    (event) => {
      event.preventDefault()
      // What the pointer has just opened, its click must not close.
      toggle(isHovered || panel.hidden !== false)
    },
    { signal },
  )
  if (root.dataset.visibility === 'hover') {
    root.addEventListener(
      'pointerenter',
      ({ pointerType }) => {
        isHovered = pointerType === 'mouse'
        if (isHovered) toggle(true)
      },
      { signal },
    )
    root.addEventListener(
      'pointerleave',
      ({ pointerType }) => {
        isHovered = false
        if (pointerType === 'mouse' && !panel.contains(document.activeElement)) leaving = setTimeout(toggle, LEAVE_MS, false)
      },
      { signal },
    )
  }
  document.addEventListener('pointerdown', ({ target }) => !root.contains(target as Node) && toggle(false), { signal })
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented || panel.hidden) return
      const hadFocus = panel.contains(document.activeElement)
      toggle(false)
      if (hadFocus) opener.focus()
    },
    { signal },
  )
  root.addEventListener(
    'focusout',
    ({ relatedTarget }) => relatedTarget instanceof Node && !root.contains(relatedTarget) && toggle(false),
    { signal },
  )
  window.addEventListener('resize', () => !panel.hidden && keepInWindow(panel), { signal })
  return { isOpen: () => !panel.hidden, release: () => clearTimeout(leaving) }
}

/** Wherever the opener stands, the panel is moved sideways until all of it is in sight. */
function keepInWindow(panel: HTMLElement): void {
  panel.style.setProperty('--shift', '0px')
  const { left, right } = panel.getBoundingClientRect()
  const width = document.documentElement.clientWidth
  const shift = left < ROOM_PX ? ROOM_PX - left : right > width - ROOM_PX ? width - ROOM_PX - right : 0
  panel.style.setProperty('--shift', `${Math.round(shift)}px`)
}
