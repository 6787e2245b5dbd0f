const CLICK_PX = 6

interface DragOptions {
  isVertical: boolean
  signal: AbortSignal
  /** So many pixels since the last call; `isDone` when the hand lets go. */
  onDrag(pixels: number, isDone: boolean): void
}

/** Pulling with mouse, finger or pen. A link that was pulled is not followed. */
export function watchDrag(frame: HTMLElement, { isVertical, signal, onDrag }: DragOptions): void {
  let last: number | null = null
  let distance = 0
  const positionOf = (event: PointerEvent) => (isVertical ? event.clientY : event.clientX)

  function move(event: PointerEvent): void {
    if (last === null) return
    const pixels = positionOf(event) - last
    last += pixels
    distance += Math.abs(pixels)
    if (distance >= CLICK_PX && !frame.hasPointerCapture(event.pointerId)) frame.setPointerCapture(event.pointerId)
    onDrag(pixels, false)
  }

  function release(): void {
    if (last === null) return
    last = null
    onDrag(0, true)
  }

  frame.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0) return
      last = positionOf(event)
      distance = 0
    },
    { signal },
  )
  addEventListener('pointermove', move, { signal })
  addEventListener('pointerup', release, { signal })
  addEventListener('pointercancel', release, { signal })
  // The browser would drag the link itself.
  frame.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
  frame.addEventListener(
    'click',
    (event) => {
      if (distance < CLICK_PX) return
      event.preventDefault()
      event.stopPropagation()
    },
    { capture: true, signal },
  )
}
