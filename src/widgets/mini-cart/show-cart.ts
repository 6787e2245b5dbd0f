import { type CartLine, cartHref, countPieces } from '#shop/cart/cart-lines.ts'
import { notesOf, pieces } from '#shop/cart/cart-words.ts'
import type { PricedCart } from '#shop/cart/price-cart.ts'
import { formatPrice } from '#shop/format-price.ts'
import { showLines } from './lines.ts'
import { checkoutHref, openerName } from './model.ts'

/** The parts of the markup that change with the cart. */
export function findParts(root: HTMLElement) {
  const find = <Part extends HTMLElement>(name: string) => root.querySelector<Part>(`[data-cart-${name}]`)
  const opener = root.querySelector<HTMLAnchorElement>('.w-mini-cart__opener')
  const lines = find('lines')
  const foot = find('foot')
  const notes = find('notes')
  if (!opener || !lines || !foot || !notes) return null
  return {
    title: root.dataset.title ?? '',
    name: find('name'),
    count: find('count'),
    total: find('total'),
    pieces: find('pieces'),
    status: find('status'),
    empty: find('empty'),
    failed: find('failed'),
    subtotal: find('subtotal'),
    checkout: find<HTMLAnchorElement>('checkout'),
    link: find<HTMLAnchorElement>('link'),
    opener,
    lines,
    foot,
    notes,
  }
}

export type CartParts = NonNullable<ReturnType<typeof findParts>>

/** What is known without the server: how many. */
export function showCount(parts: CartParts, lines: readonly CartLine[], total: string): void {
  const count = countPieces(lines)
  if (parts.count) {
    parts.count.textContent = String(count)
    parts.count.dataset.some = String(count > 0)
  }
  if (parts.name) parts.name.textContent = openerName(parts.title, count, parts.total ? total : '')
  if (parts.pieces) parts.pieces.textContent = count > 0 ? pieces(count) : ''
  if (parts.empty) parts.empty.hidden = count > 0
  const href = cartHref(lines)
  parts.opener.href = href
  if (parts.link) parts.link.href = href
  if (parts.checkout) parts.checkout.href = checkoutHref(parts.checkout.dataset.cartCheckout || null, lines)
}

/** What only the server knows; `null`: it could not be asked. */
export function showPrices(parts: CartParts, priced: PricedCart | null): void {
  if (parts.failed) parts.failed.hidden = priced !== null
  if (priced === null) return
  showLines(parts.lines, priced.lines)
  parts.foot.hidden = priced.lines.length === 0
  parts.notes.textContent = notesOf(priced).join('')
  const subtotal = formatPrice(priced.subtotal)
  if (parts.subtotal) parts.subtotal.textContent = subtotal
  if (parts.total) parts.total.textContent = subtotal
}
