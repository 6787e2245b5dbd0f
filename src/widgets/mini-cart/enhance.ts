import type { Enhance } from '#islands/wire.ts'
import { followCart } from './follow-cart.ts'
import { followCartPage } from './follow-cart-page.ts'

/** The widget, and the site's cart page, which has the same cart. */
export const enhance: Enhance = (element) => {
  const page = element.querySelector<HTMLElement>('[data-cart-page]')
  if (page) return followCartPage(page)
  const root = element.querySelector<HTMLElement>('.w-mini-cart')
  return root ? followCart(root) : () => {}
}
