import { OWN_CALLS_HREF } from './calls.ts'

export const CART_HREF = '/cart/'
export const ORDER_HREF = `${CART_HREF}order/`
export const CART_CALL_HREF = `${OWN_CALLS_HREF}/cart`

/** The page of a cart with these items, `3:2,5:1`. */
export function cartHref(items: string): string {
  return items === '' ? CART_HREF : `${CART_HREF}?items=${items}`
}

/** The page that says what came of an order. */
export function orderResultHref(result: 'sent' | 'uncertain'): string {
  return `${ORDER_HREF}?result=${result}`
}

/** What they cost. */
export function cartCallHref(items: string): string {
  return `${CART_CALL_HREF}?items=${items}`
}
