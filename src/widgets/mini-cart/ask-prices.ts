import { cartCallHref } from '#addresses/cart.ts'
import { askInTime, parseBody } from '#kit/forms/ask-in-time.ts'
import { type CartLine, writeItems } from '#shop/cart/cart-lines.ts'
import type { PricedCart } from '#shop/cart/price-cart.ts'

export const NOTHING: PricedCart = { lines: [], dropped: [], count: 0, subtotal: 0 }

/** Asks the server, and only it, what the lines cost. `null`: it could not be asked. */
export async function askPrices(lines: readonly CartLine[], leaving: AbortSignal): Promise<PricedCart | null> {
  if (lines.length === 0) return NOTHING
  const reply = await askInTime(cartCallHref(writeItems(lines)), { headers: { accept: 'application/json' } }, leaving)
  return typeof reply === 'object' && reply.status === 200 ? (parseBody(reply.body) as PricedCart | null) : null
}
