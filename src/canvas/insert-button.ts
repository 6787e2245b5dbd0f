/** A block and the edge of it that the pointer is near. */
interface Edge {
  id: string
  side: 'before' | 'after'
}

const SIZE_PX = 24
/** How near to an edge a pointer is meant for what lies beyond it. */
const NEAR_PX = 20
/** So little of the button lies on the block itself: what is in there is still to be clicked. */
const OVERLAP_PX = 4

/**
 * A plus at the edge of a block that the pointer is near: something is put between it and the next. For the pointer alone: the admin's
 * own button does the same for keyboards.
 */
export class InsertButton {
  readonly element = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'insert',
    title: '在這裡新增元件',
    textContent: '＋',
    tabIndex: -1,
    hidden: true,
  })
  #edge: Edge | null = null

  constructor(onInsert: (id: string, side: Edge['side']) => void) {
    this.element.addEventListener('click', () => {
      const edge = this.#edge
      this.hide()
      if (edge) onInsert(edge.id, edge.side)
    })
  }

  hide(): void {
    this.#edge = null
    this.element.hidden = true
  }

  /** The pointer is on this block, at this height of the window. */
  follow(block: Element, y: number): void {
    const id = block.getAttribute('data-block')
    const { left, top, bottom, width } = block.getBoundingClientRect()
    const side = y < (top + bottom) / 2 ? 'before' : 'after'
    const edge = side === 'before' ? top : bottom
    if (id === null || Math.abs(y - edge) > NEAR_PX) {
      this.hide()
      return
    }
    this.#edge = { id, side }
    this.element.hidden = false
    const wanted = side === 'before' ? edge - SIZE_PX + OVERLAP_PX : edge - OVERLAP_PX
    const at = Math.min(Math.max(wanted, 0), innerHeight - SIZE_PX)
    Object.assign(this.element.style, { left: `${left + (width - SIZE_PX) / 2}px`, top: `${at}px` })
  }
}
