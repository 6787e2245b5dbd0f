import { splitGraphemes } from './model.ts'

export interface Typist {
  /** Types the title from its first character on. */
  type(done: () => void): void
  /** Shows all of it at once. */
  complete(): void
  end(): void
}

/**
 * All characters stay in the page, so that nothing moves and a screen reader always has the whole title; those that are not
 * typed yet are only not seen.
 */
export function createTypist(item: Element, paceMs: number): Typist {
  const title = item.querySelector('.w-content-ticker__title')
  const text = title?.textContent ?? ''
  const typed = document.createElement('span')
  const rest = document.createElement('span')
  rest.className = 'w-content-ticker__rest'
  let timer = 0

  function showFirst(count: number, graphemes: readonly string[]): void {
    typed.textContent = graphemes.slice(0, count).join('')
    rest.textContent = graphemes.slice(count).join('')
  }

  function complete(): void {
    clearTimeout(timer)
    if (title !== null) title.textContent = text
  }

  function type(done: () => void): void {
    const graphemes = splitGraphemes(text)
    let count = 0
    const typeNext = () => {
      if (count >= graphemes.length) {
        complete()
        done()
        return
      }
      count += 1
      showFirst(count, graphemes)
      timer = window.setTimeout(typeNext, paceMs)
    }
    clearTimeout(timer)
    showFirst(0, graphemes)
    title?.replaceChildren(typed, rest)
    timer = window.setTimeout(typeNext, paceMs)
  }

  return { type, complete, end: complete }
}
