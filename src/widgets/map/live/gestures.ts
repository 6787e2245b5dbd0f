import type { Map as LeafletMap } from 'leaflet'
import { TOUCH_HINT, WHEEL_HINT, WHEEL_OFF_HINT } from '../messages.ts'

const HINT_MS = 1500
/** One notch of a wheel; a touchpad's pinch sends many small steps. */
const STEP_PX = 60

interface GestureOptions {
  isWheelOn: boolean
  signal: AbortSignal
}

/** The wheel and one finger scroll the page, never the map: that takes Ctrl, or a second finger. */
export function guardGestures(map: LeafletMap, frame: HTMLElement, { isWheelOn, signal }: GestureOptions): void {
  const hint = document.createElement('p')
  hint.className = 'w-map__hint'
  hint.ariaHidden = 'true'
  frame.append(hint)
  let hiding = 0
  let turned = 0

  function tell(words: string): void {
    clearTimeout(hiding)
    hint.textContent = words
    frame.dataset.hint = ''
    hiding = window.setTimeout(() => delete frame.dataset.hint, HINT_MS)
  }

  function turn(event: WheelEvent): void {
    const isForMap = event.ctrlKey || event.metaKey
    if (!isForMap) tell(isWheelOn ? WHEEL_HINT : WHEEL_OFF_HINT)
    // Without it, Ctrl and the wheel are the browser's.
    if (!isForMap || !isWheelOn) return
    event.preventDefault()
    turned += event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * STEP_PX
    const steps = Math.trunc(turned / STEP_PX)
    if (steps === 0) return
    turned = 0
    map.setZoomAround(map.mouseEventToContainerPoint(event), map.getZoom() - Math.sign(steps))
  }

  function point({ pointerType }: PointerEvent): void {
    if (pointerType === 'touch') map.dragging.disable()
    else map.dragging.enable()
  }

  function touch({ touches }: TouchEvent): void {
    if (touches.length === 1) tell(TOUCH_HINT)
  }

  frame.addEventListener('wheel', turn, { passive: false, signal })
  frame.addEventListener('pointerdown', point, { capture: true, signal })
  frame.addEventListener('touchmove', touch, { passive: true, signal })
  signal.addEventListener('abort', () => {
    clearTimeout(hiding)
    delete frame.dataset.hint
    hint.remove()
  })
}
