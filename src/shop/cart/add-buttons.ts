import { addLine, cartHref, countPieces } from './cart-lines.ts'
import { readCart, writeCart } from './cart-store.ts'
import { added, cartWords, limited } from './cart-words.ts'

/** Buttons that lead to the cart page without a script put their product into the cart at once. */
export function enhanceAddButtons(element: HTMLElement): () => void {
  const life = new AbortController()
  const { signal } = life
  const note = element.querySelector<HTMLElement>('[data-cart-note]')

  function add(button: HTMLButtonElement): void {
    const id = Number(button.dataset.cartAdd)
    const name = button.dataset.name ?? ''
    const field = element.querySelector<HTMLInputElement>(`[data-cart-quantity="${id}"]`)
    const quantity = Math.max(1, Math.trunc(field?.valueAsNumber || 1))
    const adding = addLine(readCart(), { id, quantity }, Number(button.dataset.limit))
    if (adding.kind === 'full') {
      say(cartWords.full)
      return
    }
    writeCart(adding.lines)
    if (field) field.value = field.defaultValue
    say(adding.kind === 'added' ? added(name, countPieces(adding.lines)) : limited(name, adding.limit))
  }

  function say(words: string): void {
    if (!note) return
    const link = document.createElement('a')
    link.href = cartHref(readCart())
    link.textContent = cartWords.view
    note.replaceChildren(words, ' ', link)
  }

  element.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element && event.target.closest<HTMLButtonElement>('button[data-cart-add]')
      if (!button) return
      event.preventDefault()
      add(button)
    },
    { signal },
  )
  element.addEventListener(
    'keydown',
    (event) => {
      const id = event.target instanceof HTMLInputElement ? event.target.dataset.cartQuantity : undefined
      const button = id && element.querySelector<HTMLButtonElement>(`button[data-cart-add="${id}"]`)
      if (event.key !== 'Enter' || event.isComposing || !button) return
      event.preventDefault()
      add(button)
    },
    { signal },
  )
  return () => life.abort()
}
