import { type CartLine, setQuantity, writeItems } from '#shop/cart/cart-lines.ts'
import { readCart, watchCart, writeCart } from '#shop/cart/cart-store.ts'
import type { PricedCart } from '#shop/cart/price-cart.ts'
import { formatPrice } from '#shop/format-price.ts'
import { askPrices, NOTHING } from './ask-prices.ts'
import { changeWords } from './model.ts'
import { controlPanel } from './panel.ts'
import { type CartParts, findParts, showCount, showPrices } from './show-cart.ts'

/** The cart as the server knows it; `null`: it could not be asked; `undefined`: nobody waits for its answer. */
type Outcome = PricedCart | null | undefined

/** Shows the stored cart, here and in whatever other tab it changes, at the server's prices. */
export function followCart(root: HTMLElement): () => void {
  const parts = findParts(root)
  const panel = root.querySelector<HTMLElement>('.w-mini-cart__panel')
  return parts && panel ? followWith(root, parts, panel) : () => {}
}

function followWith(root: HTMLElement, parts: CartParts, panelElement: HTMLElement): () => void {
  const life = new AbortController()
  const { signal } = life
  let asking: { items: string; control: AbortController; answer: Promise<Outcome> } | null = null
  /** The items that are shown with their prices. */
  let priced: string | null = null
  /** What the server said last. */
  let known = NOTHING
  const panel = controlPanel(root, parts.opener, panelElement, () => {
    priced = null
    void refresh()
  })

  /** Settles when what is shown is what is stored. */
  async function refresh(isPriceWanted = parts.total !== null || panel.isOpen()): Promise<Outcome> {
    const lines = readCart()
    const items = writeItems(lines)
    showCount(parts, lines, formatPrice(known.subtotal))
    if (asking?.items === items) return asking.answer
    // Its answer would bring back what the cart does not hold any more.
    asking?.control.abort()
    asking = null
    if (items === priced) return known
    if (!isPriceWanted) return undefined
    const control = new AbortController()
    asking = { items, control, answer: price(lines, control.signal) }
    return asking.answer
  }

  async function price(lines: readonly CartLine[], asked: AbortSignal): Promise<Outcome> {
    const answer = await askPrices(lines, asked)
    if (asked.aborted) return undefined
    asking = null
    showPrices(parts, answer)
    if (answer === null) return null
    known = answer
    const total = formatPrice(answer.subtotal)
    priced = writeItems(lines)
    if (!panel.isOpen()) {
      showCount(parts, lines, total)
      return answer
    }
    // What can't be had leaves the cart where somebody sees why; that is no news to ask about again.
    priced = writeItems(answer.lines)
    writeCart(answer.lines)
    showCount(parts, answer.lines, total)
    return answer
  }

  async function change(row: HTMLElement, quantity: number): Promise<void> {
    const id = Number(row.dataset.id)
    const name = row.querySelector('.w-mini-cart__name')?.textContent ?? ''
    if (quantity < 1) moveFocus(row)
    writeCart(setQuantity(readCart(), id, quantity))
    // A field may tell of its change when the panel is closed already.
    const outcome = await refresh(true)
    // Whoever has changed the cart meanwhile announces what it holds now.
    if (parts.status && outcome !== undefined) parts.status.textContent = changeWords({ id, name }, readCart(), outcome)
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
