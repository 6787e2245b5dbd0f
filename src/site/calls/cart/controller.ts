import { readItems } from '#shop/cart/cart-lines.ts'
import { priceCart } from '#shop/cart/price-cart.ts'
import type { SiteContext, SiteResponse } from '../../response.ts'
import { jsonResponse } from '../json-response.ts'

/** The lines of a cart with today's names, prices and limits. */
export async function cartResponse(context: SiteContext, items: string): Promise<SiteResponse> {
  const products = await context.createReader().listProducts()
  return jsonResponse(priceCart(products, readItems(items)), { caching: 'none' })
}
