import type { Enhance } from '#islands/wire.ts'
import { LEAVE_DELAY_MS, leave, press, RESIZE_SETTLE_MS, reach } from './model.ts'
import { findSide, placeMarkers } from './placing.ts'

/** Opens and closes bubbles by pointer, finger, focus and keys. Which are open is the markup's to say. */
export const enhance: Enhance = (element) => {
  const root = element.querySelector<HTMLElement>(':scope > .w-hotspots')
  if (root === null) return () => {}
  const life = new AbortController()
  const { signal } = life
  const spots = [...root.querySelectorAll<HTMLElement>('.w-hotspots__spot')]
  const keepsOthers = root.dataset.all !== undefined
  const isHover = root.dataset.trigger === 'hover'
  let open: ReadonlySet<number> = new Set(spots.flatMap((spot, index) => (spot.dataset.open === undefined ? [] : [index])))
  let pointerType = ''
  let leaving = 0
  let resizing = 0

  const show = (next: ReadonlySet<number>) => {
    clearTimeout(leaving)
    open = next
    spots.forEach((spot, index) => {
      const marker = spot.querySelector('button')
      if (marker === null) return
      spot.toggleAttribute('data-open', open.has(index))
      marker.ariaExpanded = String(open.has(index))
    })
    findSides()
  }
  const findSides = () => {
    for (const index of open) if (spots[index]) findSide(spots[index])
  }
  const indexOf = (target: EventTarget | null) => spots.findIndex((spot) => target instanceof Node && spot.contains(target))
  const listen = <Name extends keyof HTMLElementEventMap>(name: Name, listener: (event: HTMLElementEventMap[Name]) => void) =>
    root.addEventListener(name, listener, { signal })

  listen('click', ({ target, detail }) => {
    const isMarker = target instanceof Element && target.closest('.w-hotspots__marker') !== null
    // A mouse that came to press the marker has opened it on its way.
    const isAlreadyOpen = isHover && detail > 0 && pointerType === 'mouse'
    if (isMarker && !isAlreadyOpen) show(press(open, indexOf(target), keepsOthers))
  })
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape' && open.size > 0) show(new Set())
    },
    { signal },
  )
  document.addEventListener(
    'pointerdown',
    (event) => {
      pointerType = event.pointerType
      if (isHover && !keepsOthers && open.size > 0 && indexOf(event.target) === -1) show(new Set())
    },
    { signal, passive: true },
  )
  if (isHover) {
    listen('pointerover', (event) => {
      const index = indexOf(event.target)
      if (event.pointerType !== 'mouse' || index === -1) return
      clearTimeout(leaving)
      if (!open.has(index) || open.size > 1) show(reach(open, index, keepsOthers))
    })
    listen('pointerout', (event) => {
      const index = indexOf(event.target)
      if (event.pointerType !== 'mouse' || index === -1 || indexOf(event.relatedTarget) === index) return
      clearTimeout(leaving)
      leaving = window.setTimeout(() => show(leave(open, index, keepsOthers)), LEAVE_DELAY_MS)
    })
    listen('focusin', ({ target }) => {
      const isByKey = target instanceof Element && target.matches('.w-hotspots__marker:focus-visible')
      if (isByKey && !open.has(indexOf(target))) show(reach(open, indexOf(target), keepsOthers))
    })
    listen('focusout', ({ target, relatedTarget }) => {
      const index = indexOf(target)
      if (index !== -1 && indexOf(relatedTarget) !== index) show(leave(open, index, keepsOthers))
    })
  }
  addEventListener(
    'resize',
    () => {
      clearTimeout(resizing)
      resizing = window.setTimeout(findSides, RESIZE_SETTLE_MS)
    },
    { signal },
  )
  signal.addEventListener('abort', () => {
    clearTimeout(leaving)
    clearTimeout(resizing)
  })

  // What is open from the start stays where the page was laid out: a bubble that turns while one reads would be a shift.
  placeMarkers(root, spots)
  return () => life.abort()
}
