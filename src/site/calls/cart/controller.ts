import { readItems } from '#shop/cart/cart-lines.ts'
import { priceCart } from '#shop/cart/price-cart.ts'
import type { Answer, SiteContext } from '../../answer.ts'
import { jsonAnswer } from '../json-answer.ts'

/** The lines of a cart with today's names, prices and limits. */
export async function answerCart(context: SiteContext, items: string): Promise<Answer> {
  const products = await context.createReader().listProducts()
  return jsonAnswer(priceCart(products, readItems(items)), { caching: 'none' })
}
