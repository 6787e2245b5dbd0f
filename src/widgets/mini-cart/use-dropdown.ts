import { type FocusEvent, type PointerEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { closeOnLeaving } from '#kit/dialog/close-on-leaving.ts'

const LEAVE_MS = 300
const ROOM_PX = 8

interface DropdownOptions {
  isOpen: boolean
  opensOnHover: boolean
  onToggle(isOpen: boolean): void
}

/** A panel below the link that opens it, by click or by hover. */
export function useDropdown({ isOpen, opensOnHover, onToggle }: DropdownOptions) {
  const root = useRef<HTMLDivElement>(null)
  const link = useRef<HTMLAnchorElement>(null)
  const panel = useRef<HTMLElement>(null)
  const isHovered = useRef(false)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef({ isOpen, onToggle })
  latest.current = { isOpen, onToggle }

  const toggle = useRef((isWanted: boolean) => {
    clearTimeout(leaving.current)
    if (isWanted !== latest.current.isOpen) latest.current.onToggle(isWanted)
  }).current

  useEffect(() => () => clearTimeout(leaving.current), [])

  useLayoutEffect(() => {
    const element = panel.current
    if (!isOpen || element === null) return
    const life = new AbortController()
    const { signal } = life
    const place = () => keepInWindow(element)
    place()
    window.addEventListener('resize', place, { signal })
    closeOnLeaving(() => toggle(false), signal)
    document.addEventListener('pointerdown', ({ target }) => !root.current?.contains(target as Node) && toggle(false), { signal })
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
        const hadFocus = element.contains(document.activeElement)
        toggle(false)
        if (hadFocus) link.current?.focus()
      },
      { signal },
    )
    return () => life.abort()
  }, [isOpen, toggle])

  return {
    root,
    link,
    panel,
    // What the pointer has just opened, its click must not close.
    press: () => toggle(isHovered.current || !isOpen),
    hover({ pointerType }: PointerEvent) {
      if (!opensOnHover || pointerType !== 'mouse') return
      isHovered.current = true
      toggle(true)
    },
    leave({ pointerType }: PointerEvent) {
      isHovered.current = false
      const isInUse = panel.current?.contains(document.activeElement)
      if (opensOnHover && pointerType === 'mouse' && !isInUse) leaving.current = setTimeout(toggle, LEAVE_MS, false)
    },
    blur({ relatedTarget }: FocusEvent) {
      if (relatedTarget instanceof Node && !root.current?.contains(relatedTarget)) toggle(false)
    },
  }
}

/** Wherever the opener stands, the panel is moved sideways until all of it is in sight. */
function keepInWindow(panel: HTMLElement): void {
  panel.style.setProperty('--shift', '0px')
  const { left, right } = panel.getBoundingClientRect()
  const width = document.documentElement.clientWidth
  const shift = left < ROOM_PX ? ROOM_PX - left : right > width - ROOM_PX ? width - ROOM_PX - right : 0
  panel.style.setProperty('--shift', `${Math.round(shift)}px`)
}
