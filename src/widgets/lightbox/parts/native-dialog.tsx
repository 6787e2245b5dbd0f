import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useLayoutEffect, useRef } from 'react'
import {
  ACTION_CLOSE,
  type ComponentProps,
  createModule,
  LightboxRoot,
  MODULE_NO_SCROLL,
  MODULE_PORTAL,
  type Plugin,
  useEvents,
} from 'yet-another-react-lightbox'
import { MENU } from './share-menu.tsx'
import { useStage } from './stage-context.ts'
import { useIdle } from './use-idle.ts'

/**
 * The library's own portal is a `div` over the page; a picture in a popup would open behind it. A native dialog is always on top,
 * and the browser keeps the rest of the page out of reach.
 */
export const inNativeDialog: Plugin = ({ remove, replace }) => {
  remove(MODULE_NO_SCROLL)
  replace(MODULE_PORTAL, createModule(MODULE_PORTAL, NativeDialog))
}

/** What is not the dark around the picture. */
const PARTS = 'a, button, video, footer, .yarl__toolbar, .w-lightbox__notice'
const STOPS = 'a[href], button, video[controls], [tabindex="0"]'
/** A press that moved further was a swipe. */
const CLICK_SLOP_PX = 10

function NativeDialog({ children, labels, close }: ComponentProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressed = useRef<{ isDark: boolean; x: number; y: number } | null>(null)
  const { root, isMenuOpen, setMenuOpen, isZoomed, toggleZoom } = useStage()
  const { subscribe } = useEvents()
  const isIdle = useIdle(dialog, isMenuOpen)

  useLayoutEffect(() => {
    const page = document.documentElement
    dialog.current?.showModal()
    page.toggleAttribute('data-covered', true)
    return () => void page.toggleAttribute('data-covered', false)
  }, [])
  useEffect(() => {
    const shut = () => dialog.current?.close()
    const unsubscribe = subscribe(ACTION_CLOSE, shut)
    // Whoever comes back wants to see the page. By hand: a script that is shared for three lines weighs more than they do.
    addEventListener('pagehide', shut)
    return () => {
      unsubscribe()
      removeEventListener('pagehide', shut)
    }
  }, [subscribe])

  const closeMenu = () => {
    setMenuOpen(false)
    dialog.current?.querySelector<HTMLElement>(`.${MENU} button`)?.focus()
  }
  const handlePress = ({ target, clientX: x, clientY: y }: PointerEvent) => {
    const leavesMenu = isMenuOpen && !isInMenu(target)
    // Beside the menu a press closes that and nothing else.
    pressed.current = leavesMenu ? null : { isDark: isBackdrop(target, x, y), x, y }
    if (leavesMenu) setMenuOpen(false)
  }
  const handleClick = ({ target, clientX, clientY }: MouseEvent) => {
    const press = pressed.current
    // Not the same element: a picture that has just arrived may have taken the place of what was pressed.
    const isStill = press !== null && Math.hypot(clientX - press.x, clientY - press.y) < CLICK_SLOP_PX
    if (isStill && press.isDark && isBackdrop(target, clientX, clientY)) dialog.current?.close()
  }
  const handleDoubleClick = ({ target }: MouseEvent) => {
    if (target instanceof HTMLImageElement && target.closest('button') === null) toggleZoom()
  }
  return (
    <dialog
      ref={dialog}
      className="w-lightbox__dialog"
      aria-label={labels.Lightbox}
      data-idle={isIdle || undefined}
      data-zoomed={isZoomed || undefined}
      onCancel={(event) => {
        if (!isMenuOpen) return
        event.preventDefault()
        closeMenu()
      }}
      onClose={close}
    >
      <LightboxRoot
        ref={root}
        className="w-lightbox__root"
        onPointerDownCapture={handlePress}
        onClick={handleClick}
        onDoubleClick={handleDoubleClick}
        onKeyDown={(event) => keepTabInside(event, isMenuOpen)}
      >
        {children}
      </LightboxRoot>
    </dialog>
  )
}

function isBackdrop(target: EventTarget, x: number, y: number): boolean {
  if (!(target instanceof Element) || target.closest(PARTS) !== null) return false
  return !(target instanceof HTMLImageElement) || !isOnPicture(target, x, y)
}

/** The element may be larger than the picture, which then has dark strips at two of its sides. */
function isOnPicture(image: HTMLImageElement, x: number, y: number): boolean {
  const { left, top, width, height } = image.getBoundingClientRect()
  const { naturalWidth, naturalHeight } = image
  const scale = Math.min(width / naturalWidth, height / naturalHeight)
  return (
    Math.abs(x - left - width / 2) <= (naturalWidth * scale) / 2 && Math.abs(y - top - height / 2) <= (naturalHeight * scale) / 2
  )
}

function isInMenu(target: EventTarget): boolean {
  return target instanceof Element && target.closest(`.${MENU}`) !== null
}

/** Tab goes round, among all controls or among those of the open menu. */
function keepTabInside(event: KeyboardEvent<HTMLElement>, isMenuOpen: boolean): void {
  if (event.key !== 'Tab') return
  const scope = (isMenuOpen && event.currentTarget.querySelector(`.${MENU}`)) || event.currentTarget
  const stops = [...scope.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) => !stop.closest('[inert]') && stop.checkVisibility(),
  )
  const place = stops.indexOf(document.activeElement as HTMLElement)
  const next = event.shiftKey ? (place <= 0 ? stops.at(-1) : stops[place - 1]) : stops[(place + 1) % stops.length]
  if (next === undefined) return
  event.preventDefault()
  next.focus()
}
