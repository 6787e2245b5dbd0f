import type { DropLine } from './dragging.ts'
import { FaultPins, type ShownFault } from './fault-pins.ts'
import { InsertButton } from './insert-button.ts'

const RULES = `
:host { position: fixed; inset: 0; z-index: 2147483000; pointer-events: none; }
.box { position: absolute; box-sizing: border-box; border: 2px solid #1b66c9; }
.box[hidden] { display: none; }
.box.hovered { border: 2px dashed #1b66c9; }
.name { position: absolute; inset: auto auto 100% -2px; padding: 2px 8px; background: #1b66c9; color: #fff; font: 13px/1.5 sans-serif; white-space: nowrap; }
.pin { position: absolute; inline-size: 28px; block-size: 28px; padding: 0; border: 2px solid #fff; border-radius: 50%; background: #8a5a00; color: #fff; font: 700 16px/1 sans-serif; cursor: pointer; pointer-events: auto; }
.pin[data-error] { background: #b3261e; }
.pin[hidden] { display: none; }
.insert { position: absolute; inline-size: 24px; block-size: 24px; padding: 0; border: 2px solid #fff; border-radius: 50%; background: #1b66c9; color: #fff; font: 700 14px/1 sans-serif; cursor: pointer; pointer-events: auto; }
.insert[hidden] { display: none; }
.line { position: absolute; display: none; background: #1b66c9; }
.line[data-side] { display: block; }
.line[data-side=inside] { background: none; outline: 3px solid #1b66c9; outline-offset: -3px; }
.line[data-refused] { background: #b3261e; }
.line[data-side=inside][data-refused] { background: none; outline-color: #b3261e; }
.line .name { inset: calc(100% + 4px) auto auto 0; background: #b3261e; white-space: normal; inline-size: max-content; max-inline-size: 20rem; }
.line .name:empty { display: none; }
.box.low .name { inset: 0 auto auto -2px; }
`
const ROOM_FOR_NAME_PX = 26

/** Outlines over the page, in a shadow tree: styles of the page do not reach them, and theirs do not reach the page. */
export class Overlay {
  readonly #hovered = createBox('hovered')
  readonly #selected = createBox('selected')
  readonly #line = Object.assign(document.createElement('div'), { className: 'line' })
  #hoveredElement: Element | null = null
  #selectedId: string | null = null

  readonly #host = document.createElement('div')
  readonly #pins: FaultPins
  readonly #insert: InsertButton

  /** `onFault` hears which block's mark was clicked, `onInsert` beside which something is to be put. */
  constructor(onFault: (id: string) => void, onInsert: (id: string, side: 'before' | 'after') => void) {
    const host = this.#host
    this.#pins = new FaultPins(onFault)
    this.#insert = new InsertButton(onInsert)
    host.setAttribute('aria-hidden', 'true')
    const root = host.attachShadow({ mode: 'closed' })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(RULES)
    root.adoptedStyleSheets = [sheet]
    this.#line.append(Object.assign(document.createElement('span'), { className: 'name' }))
    root.append(this.#hovered, this.#selected, this.#pins.element, this.#insert.element, this.#line)
    document.documentElement.append(host)
    const redraw = () => {
      this.#insert.hide()
      this.draw()
    }
    addEventListener('scroll', redraw, { capture: true, passive: true })
    addEventListener('resize', redraw)
    // Pictures and fonts that arrive move what is below them.
    new ResizeObserver(redraw).observe(document.body)
  }

  hover(element: Element | null): void {
    this.#hoveredElement = element
    if (element === null) this.#insert.hide()
    this.draw()
  }

  /** Offers to put something beside what the pointer is on, where it is near an edge; nowhere while the page is busy otherwise. */
  offerInsert(element: Element | null, y: number): void {
    if (element === null) this.#insert.hide()
    else this.#insert.follow(element, y)
  }

  select(id: string | null, name: string): void {
    this.#selectedId = id
    const label = this.#selected.firstElementChild
    if (label) label.textContent = name
    this.draw()
  }

  showFaults(faults: readonly ShownFault[]): void {
    this.#pins.show(faults)
  }

  /** Whether something was clicked that is no part of the page. */
  holds(target: EventTarget | null): boolean {
    return target === this.#host
  }

  /** Where a dragged block would stand. */
  showDrop(drop: DropLine | null): void {
    const { dataset, style } = this.#line
    if (drop === null) {
      delete dataset.side
      return
    }
    dataset.side = drop.side
    const { left, top, width, height } = drop.element.getBoundingClientRect()
    const at = drop.side === 'after' ? top + height : top
    const isLine = drop.side !== 'inside'
    Object.assign(style, { left: `${left}px`, width: `${width}px` })
    Object.assign(style, { top: `${isLine ? at - 2 : top}px`, height: isLine ? '4px' : `${height}px` })
  }

  /** Why it may not stand there; `null` where it may. */
  refuseDrop(reason: string | null): void {
    this.#line.toggleAttribute('data-refused', reason !== null)
    const label = this.#line.firstElementChild
    if (label) label.textContent = reason
  }

  selectedElement(): Element | null {
    return this.#selectedId === null ? null : document.querySelector(`[data-block="${CSS.escape(this.#selectedId)}"]`)
  }

  draw(): void {
    const selected = this.selectedElement()
    place(this.#selected, selected)
    this.#pins.draw()
    place(this.#hovered, this.#hoveredElement?.isConnected && this.#hoveredElement !== selected ? this.#hoveredElement : null)
  }
}

function createBox(className: string): HTMLElement {
  const box = document.createElement('div')
  box.className = `box ${className}`
  box.hidden = true
  if (className === 'selected') box.append(Object.assign(document.createElement('span'), { className: 'name' }))
  return box
}

function place(box: HTMLElement, element: Element | null): void {
  box.hidden = element === null
  if (element === null) return
  const { left, top, width, height } = element.getBoundingClientRect()
  Object.assign(box.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
  box.classList.toggle('low', top < ROOM_FOR_NAME_PX)
}
