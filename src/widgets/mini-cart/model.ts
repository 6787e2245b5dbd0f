import { cartHref } from '#addresses/cart.ts'
import { type CartLine, countPieces, writeItems } from '#shop/cart/cart-lines.ts'
import { notesOf, pieces } from '#shop/cart/cart-words.ts'
import type { PricedCart } from '#shop/cart/price-cart.ts'
import { formatPrice } from '#shop/format-price.ts'
import { messages } from './messages.ts'

/** What the opener is called: `購物車，2 件，NT$360`. */
export function openerName(title: string, count: number, total: string): string {
  return [title, pieces(count), total].filter((part) => part !== '').join('，')
}

/** Where the cart is paid or ordered: the configured address, told what was chosen, or the site's own cart page. */
export function checkoutHref(address: string | null, lines: readonly CartLine[]): string {
  if (address === null || !URL.canParse(address)) return cartHref(writeItems(lines))
  const url = new URL(address)
  url.searchParams.set('items', writeItems(lines))
  return url.href
}

/** What is announced of a change: what the server granted, and why not all. `null`: it could not be asked. */
export function changeWords(
  { id, name }: { id: number; name: string },
  stored: readonly CartLine[],
  priced: PricedCart | null,
): string {
  const lines = priced?.lines ?? stored
  const line = lines.find((each) => each.id === id)
  const words = priced === null ? [messages.unpriced] : notesOf(priced)
  if (line === undefined) words.unshift(messages.removed(name, countPieces(lines)))
  else if (priced !== null) words.unshift(messages.changed(name, line.quantity, formatPrice(priced.subtotal)))
  return words.join('')
}
