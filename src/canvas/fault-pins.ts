/** A block that readers would stumble over, in words. */
export interface ShownFault {
  id: string
  isError: boolean
  words: string
}

const SIZE_PX = 28

/** Marks at the upper right corner of blocks at fault. For the pointer alone: the admin lists the same faults. */
export class FaultPins {
  readonly element = document.createElement('div')
  readonly #onPick: (id: string) => void
  #faults: readonly ShownFault[] = []

  constructor(onPick: (id: string) => void) {
    this.#onPick = onPick
  }

  show(faults: readonly ShownFault[]): void {
    this.#faults = faults
    this.element.replaceChildren(...faults.map((fault) => this.#createPin(fault)))
    this.draw()
  }

  draw(): void {
    for (const [index, { id }] of this.#faults.entries()) {
      const pin = this.element.children[index]
      const block = document.querySelector(`[data-block="${CSS.escape(id)}"]`)
      if (!(pin instanceof HTMLElement)) continue
      pin.hidden = block === null
      if (block === null) continue
      const { right, top } = block.getBoundingClientRect()
      Object.assign(pin.style, { left: `${Math.min(right, innerWidth) - SIZE_PX}px`, top: `${top}px` })
    }
  }

  #createPin({ id, isError, words }: ShownFault): HTMLElement {
    const pin = Object.assign(document.createElement('button'), { type: 'button', className: 'pin', title: words, tabIndex: -1 })
    pin.toggleAttribute('data-error', isError)
    pin.textContent = '!'
    pin.addEventListener('click', () => this.#onPick(id))
    return pin
  }
}
