import type { FromCanvas } from '#builder/messages.ts'

const MARKED = '[data-vacant], [data-block], [data-doc]'

/** The part of the page that a pointer is on and that an editor can do something with. */
export function markedAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(MARKED) : null
}

/** What a click means. Clicked again, a block gives way to the one around it, and the outermost to the innermost. */
export class Picking {
  #innermost: string | null = null
  #picked = 0

  pick(marked: Element): FromCanvas {
    const { vacant, vacantIn = '', doc } = (marked as HTMLElement).dataset
    if (vacant !== undefined) return { kind: 'place', parent: vacantIn, slot: vacant }
    if (doc !== undefined) return { kind: 'foreign', document: doc }
    const ids = idsAround(marked)
    this.#picked = ids[0] === this.#innermost ? (this.#picked + 1) % ids.length : 0
    this.#innermost = ids[0] ?? null
    return { kind: 'pick', ids: ids.slice(this.#picked) }
  }

  /** Something was selected elsewhere: the next click begins with the innermost block. */
  forget(): void {
    this.#innermost = null
  }
}

function idsAround(marked: Element): string[] {
  const ids: string[] = []
  for (let at: Element | null = marked; at !== null; at = at.parentElement?.closest('[data-block]') ?? null) {
    const id = at.getAttribute('data-block')
    if (id !== null) ids.push(id)
  }
  return ids
}
