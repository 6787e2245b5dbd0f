import { type CartLine, countPieces, setQuantity, writeItems } from '../shared/cart/cart-lines.ts'
import { readCart, watchCart, writeCart } from '../shared/cart/cart-store.ts'
import { formatPrice } from '../shared/format-price.ts'
import { askPrices } from './ask-prices.ts'
import { messages } from './messages.ts'
import { controlPanel } from './panel.ts'
import { type CartParts, findParts, showCount, showPrices } from './show-cart.ts'

/** Shows the stored cart, here and in whatever other tab it changes, at the server's prices. */
export function followCart(root: HTMLElement): () => void {
  const parts = findParts(root)
  const panel = root.querySelector<HTMLElement>('.w-mini-cart__panel')
  return parts && panel ? followWith(root, parts, panel) : () => {}
}

function followWith(root: HTMLElement, parts: CartParts, panelElement: HTMLElement): () => void {
  const life = new AbortController()
  const { signal } = life
  let asking: { items: string; control: AbortController; answer: Promise<void> } | null = null
  /** The items that are shown with their prices. */
  let priced: string | null = null
  let total = formatPrice(0)
  const panel = controlPanel(root, parts.opener, panelElement, () => {
    priced = null
    void refresh()
  })

  /** Settles when what is shown is what is stored. */
  async function refresh(): Promise<void> {
    const lines = readCart()
    const items = writeItems(lines)
    showCount(parts, lines, total)
    if (asking?.items === items) return asking.answer
    if (items === priced || (!parts.total && !panel.isOpen())) return
    asking?.control.abort()
    const control = new AbortController()
    asking = { items, control, answer: price(lines, control.signal) }
    return asking.answer
  }

  async function price(lines: readonly CartLine[], asked: AbortSignal): Promise<void> {
    const answer = await askPrices(lines, asked)
    if (asked.aborted) return
    asking = null
    showPrices(parts, answer)
    if (answer === null) return
    total = formatPrice(answer.subtotal)
    priced = writeItems(lines)
    if (!panel.isOpen()) {
      showCount(parts, lines, total)
      return
    }
    // What can't be had leaves the cart where somebody sees why; that is no news to ask about again.
    priced = writeItems(answer.lines)
    writeCart(answer.lines)
    showCount(parts, answer.lines, total)
  }

  async function change(row: HTMLElement, quantity: number): Promise<void> {
    const id = Number(row.dataset.id)
    const name = row.querySelector('.w-mini-cart__name')?.textContent ?? ''
    if (quantity < 1) moveFocus(row)
    const lines = setQuantity(readCart(), id, quantity)
    writeCart(lines)
    await refresh()
    if (!parts.status) return
    parts.status.textContent = quantity < 1 ? messages.removed(name, countPieces(lines)) : messages.changed(name, quantity, total)
  }

  /** Who removes a line goes on with the next one. */
  function moveFocus(row: HTMLElement): void {
    if (!row.contains(document.activeElement)) return
    const next = row.nextElementSibling ?? row.previousElementSibling
    const target = next?.querySelector<HTMLElement>('[data-act=remove]') ?? root.querySelector<HTMLElement>('[data-dialog-title]')
    target?.focus()
  }

  const quantityOf = (row: HTMLElement) => readCart().find(({ id }) => id === Number(row.dataset.id))?.quantity ?? 1

  function press({ target }: Event): void {
    if (!(target instanceof Element)) return
    if (target.closest('[data-cart-retry]')) void refresh()
    const button = target.closest<HTMLElement>('[data-act]')
    const row = button?.closest<HTMLElement>('[data-id]')
    if (!button || !row || button.getAttribute('aria-disabled') === 'true') return
    if (button.dataset.act === 'remove') void change(row, 0)
    else void change(row, quantityOf(row) + (button.dataset.act === 'more' ? 1 : -1))
  }

  function type({ target }: Event): void {
    const row = target instanceof HTMLInputElement ? target.closest<HTMLElement>('[data-id]') : null
    if (!row || !(target instanceof HTMLInputElement)) return
    const wanted = Math.max(1, Math.trunc(target.valueAsNumber || 1))
    target.value = String(wanted)
    void change(row, wanted)
  }

  root.addEventListener('click', press, { signal })
  root.addEventListener('change', type, { signal })
  watchCart(() => void refresh(), signal)
  void refresh()
  return () => {
    life.abort()
    asking?.control.abort()
    panel.release()
  }
}
