import type { Drop } from '#builder/drop-place.ts'
import { markedAt } from './picking.ts'

/** As far as a pointer may tremble in a click. */
const FIRST_PX = 6
/** Near the edge of the window the page moves on. */
const EDGE_PX = 48
const SCROLL_PX = 14

export interface DropLine {
  /** What the block is let go beside or in. */
  element: Element
  side: 'before' | 'after' | 'inside'
}

interface DraggingOptions {
  /** The block that is selected: where the pointer is in it, it is what is dragged. */
  selected: () => Element | null
  /** Nothing is dragged while somebody writes. */
  mayBegin: () => boolean
  onOver: (id: string, drop: Drop | null, line: DropLine | null) => void
  onDrop: (id: string, drop: Drop) => void
  onEnd: () => void
}

interface Started {
  element: Element
  id: string
  x: number
  y: number
}

/** Blocks are dragged with a mouse or a pen; a finger scrolls the page. By keyboard there are Alt+↑ and ↓. */
export class Dragging {
  readonly #options: DraggingOptions
  #started: Started | null = null
  #isUnderWay = false
  #point = { x: 0, y: 0 }
  #drop: Drop | null = null

  constructor(options: DraggingOptions) {
    this.#options = options
    addEventListener('pointerdown', this.#press, { capture: true })
    addEventListener('pointermove', this.#move, { capture: true })
    addEventListener('pointerup', this.#release, { capture: true })
    addEventListener('pointercancel', () => this.cancel(), { capture: true })
  }

  get isUnderWay(): boolean {
    return this.#isUnderWay
  }

  cancel(): void {
    this.#started = null
    this.#drop = null
    if (!this.#isUnderWay) return
    this.#isUnderWay = false
    delete document.documentElement.dataset.dragging
    this.#options.onEnd()
  }

  readonly #press = ({ target, button, pointerType, clientX: x, clientY: y }: PointerEvent) => {
    const marked = markedAt(target)
    const selected = this.#options.selected()
    const element = selected?.contains(marked) ? selected : marked
    const id = element?.getAttribute('data-block')
    if (button !== 0 || pointerType === 'touch' || !element || !id || !this.#options.mayBegin()) return
    this.#started = { element, id, x, y }
  }

  readonly #move = ({ clientX: x, clientY: y, pointerId }: PointerEvent) => {
    if (this.#started === null) return
    this.#point = { x, y }
    if (!this.#isUnderWay) {
      if (Math.hypot(x - this.#started.x, y - this.#started.y) < FIRST_PX) return
      this.#isUnderWay = true
      document.documentElement.dataset.dragging = ''
      // Beyond the edge of the frame, too; and the click at the end is nobody's.
      document.documentElement.setPointerCapture(pointerId)
      getSelection()?.removeAllRanges()
      requestAnimationFrame(this.#scroll)
    }
    this.#look(this.#started)
  }

  readonly #release = () => {
    const [started, drop] = [this.#started, this.#drop]
    const isDropped = this.#isUnderWay
    this.cancel()
    if (isDropped && started && drop) this.#options.onDrop(started.id, drop)
  }

  readonly #scroll = () => {
    if (!this.#isUnderWay || this.#started === null) return
    const { y } = this.#point
    const by = y < EDGE_PX ? -SCROLL_PX : y > innerHeight - EDGE_PX ? SCROLL_PX : 0
    if (by !== 0) {
      scrollBy({ top: by, behavior: 'instant' })
      this.#look(this.#started)
    }
    requestAnimationFrame(this.#scroll)
  }

  #look({ element, id }: Started): void {
    const { x, y } = this.#point
    const over = markedAt(document.elementFromPoint(x, y))
    const line = over === null || element.contains(over) ? null : lineAt(over, y)
    this.#drop = line && dropAt(line)
    this.#options.onOver(id, this.#drop, line)
  }
}

function lineAt(element: Element, y: number): DropLine {
  if (element.hasAttribute('data-vacant')) return { element, side: 'inside' }
  const { top, height } = element.getBoundingClientRect()
  return { element, side: y < top + height / 2 ? 'before' : 'after' }
}

function dropAt({ element, side }: DropLine): Drop | null {
  const { vacant, vacantIn = '', block } = (element as HTMLElement).dataset
  if (side === 'inside') return vacant === undefined ? null : { kind: 'inside', parent: vacantIn, slot: vacant }
  return block === undefined ? null : { kind: 'beside', id: block, side }
}
