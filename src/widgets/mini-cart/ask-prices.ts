import { type CartLine, writeItems } from '#shop/cart/cart-lines.ts'
import type { PricedCart } from '#shop/cart/price-cart.ts'

const ADDRESS = '/wp-json/lectern/v1/cart?items='
export const NOTHING: PricedCart = { lines: [], dropped: [], count: 0, subtotal: 0 }

/** Asks the server, and only it, what the lines cost. `null`: it could not be asked. */
export async function askPrices(lines: readonly CartLine[], signal: AbortSignal): Promise<PricedCart | null> {
  if (lines.length === 0) return NOTHING
  try {
    const answer = await fetch(ADDRESS + writeItems(lines), { signal, headers: { accept: 'application/json' } })
    return answer.ok ? ((await answer.json()) as PricedCart) : null
  } catch {
    // Offline, or not wanted any more; whoever asked shows what to do.
    return null
  }
}
