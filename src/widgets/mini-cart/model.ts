import { type CartLine, cartHref, writeItems } from '../shared/cart/cart-lines.ts'
import { pieces } from '../shared/cart/cart-words.ts'

/** What the opener is called: `購物車，2 件，NT$360`. */
export function openerName(title: string, count: number, total: string): string {
  return [title, pieces(count), total].filter((part) => part !== '').join('，')
}

/** Where the cart is paid or ordered: the configured address, told what was chosen, or the site's own cart page. */
export function checkoutHref(address: string | null, lines: readonly CartLine[]): string {
  if (address === null || !URL.canParse(address)) return cartHref(lines)
  const url = new URL(address)
  url.searchParams.set('items', writeItems(lines))
  return url.href
}
