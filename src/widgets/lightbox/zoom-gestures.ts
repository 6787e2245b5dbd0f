import { moveBy, type ZoomRoom, type ZoomView, zoomTo } from './zoom-model.ts'

interface GestureOptions {
  /** Of the picture that is shown; `null` where none is. */
  readRoom(): ZoomRoom | null
  isZoomed(): boolean
  change(next: (view: ZoomView) => ZoomView): void
  signal: AbortSignal
}

const KEY_STEP_PX = 80
const KEY_GROWTH = 1.5
const WHEEL_PX = 200
const ARROWS: Record<string, { x: number; y: number } | undefined> = {
  ArrowLeft: { x: KEY_STEP_PX, y: 0 },
  ArrowRight: { x: -KEY_STEP_PX, y: 0 },
  ArrowUp: { x: 0, y: KEY_STEP_PX },
  ArrowDown: { x: 0, y: -KEY_STEP_PX },
}

/** Two fingers, a wheel and keys enlarge the picture; a drag, a wheel and arrow keys move about in it. */
export function watchGestures(root: HTMLElement, { readRoom, isZoomed, change, signal }: GestureOptions): void {
  const pointers = new Map<number, { x: number; y: number }>()
  const tellHeld = () => root.toggleAttribute('data-held', pointers.size > 0)

  const grow = (by: number, at?: { x: number; y: number }) => {
    const room = readRoom()
    if (room) change((view) => zoomTo(view, view.zoom * by, room, at && fromMiddle(root, at)))
  }
  const move = (x: number, y: number) => {
    const room = readRoom()
    if (room) change((view) => moveBy(view, { x, y }, room))
  }

  const press = ({ pointerId, clientX: x, clientY: y, target }: PointerEvent) => {
    if (!(target instanceof Element) || target.closest('.yarl__slide_current') === null) return
    pointers.set(pointerId, { x, y })
    tellHeld()
  }
  const drag = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId)
    if (before === undefined) return
    const [one, other] = pointers.values()
    const now = { x: event.clientX, y: event.clientY }
    if (one && other && pointers.size === 2) {
      // It would also be a swipe to the next picture.
      event.stopPropagation()
      const resting = before === one ? other : one
      grow(distance(now, resting) / Math.max(distance(before, resting), 1), middle(now, resting))
    } else if (isZoomed()) move(now.x - before.x, now.y - before.y)
    pointers.set(event.pointerId, now)
  }
  const release = ({ pointerId }: PointerEvent) => {
    pointers.delete(pointerId)
    tellHeld()
  }
  const turnWheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !isZoomed()) return
    event.preventDefault()
    // A trackpad says so of two fingers on it.
    if (event.ctrlKey) grow(Math.exp(-event.deltaY / WHEEL_PX), { x: event.clientX, y: event.clientY })
    else move(-event.deltaX, -event.deltaY)
  }
  const pressKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (ctrlKey || metaKey || altKey) return
    const arrow = ARROWS[key]
    if (arrow && isZoomed()) move(arrow.x, arrow.y)
    else if (key === '+' || key === '=') grow(KEY_GROWTH)
    else if (key === '-') grow(1 / KEY_GROWTH)
  }

  const options = { capture: true, signal }
  root.addEventListener('pointerdown', press, options)
  root.addEventListener('pointermove', drag, options)
  for (const type of ['pointerup', 'pointercancel', 'pointerleave'] as const) root.addEventListener(type, release, options)
  root.addEventListener('wheel', turnWheel, { ...options, passive: false })
  root.addEventListener('keydown', pressKey, options)
}

type Point = { x: number; y: number }

function fromMiddle(root: HTMLElement, { x, y }: Point): Point {
  const stage = root.querySelector('.yarl__slide_current')?.getBoundingClientRect() ?? root.getBoundingClientRect()
  return { x: x - stage.left - stage.width / 2, y: y - stage.top - stage.height / 2 }
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

function middle(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
}
