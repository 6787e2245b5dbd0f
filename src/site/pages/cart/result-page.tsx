import { cartHref } from '#addresses/cart.ts'
import { HOME_HREF } from '#addresses/documents.ts'
import type { Site } from '#published/types.ts'
import { readItems, writeItems } from '#shop/cart/cart-lines.ts'
import { priceCart } from '#shop/cart/price-cart.ts'
import { CartPage } from '#shop/cart-page/client.tsx'
import { ContactLines } from '#shop/cart-page/contact-lines.tsx'
import { WORDS } from '#shop/cart-page/words.ts'
import { ORDER_WORDS } from '#shop/order-form/words.ts'
import { CartFrame } from './frame.tsx'

export interface OrderResultPageProps {
  result: keyof typeof ORDER_WORDS.results
  /** What the order was for; empty where only its result is told. */
  items: string
  /** It was taken in by this very request: the cart of the browser is done with. */
  isOrdered: boolean
  contact: Site['contact']
}

const NO_CART = priceCart([], [])

export function OrderResultPage({ result, items, isOrdered, contact }: OrderResultPageProps) {
  const { title, text } = ORDER_WORDS.results[result]
  const isSent = result === 'sent'
  const content = (
    <>
      <p className="cart-page__message" role={isSent ? 'status' : 'alert'} data-tone={isSent ? 'success' : 'error'}>
        {text}
      </p>
      {!isSent && <ContactLines contact={contact} />}
      <p>{isSent ? <a href={HOME_HREF}>{WORDS.goOn}</a> : <a href={cartHref(writeItems(readItems(items)))}>{WORDS.back}</a>}</p>
    </>
  )
  return (
    <CartFrame title={title}>
      {isOrdered ? <CartPage when="load" asked="" isOrdered cart={NO_CART} wrong={{}} otherwise={content} /> : content}
    </CartFrame>
  )
}
