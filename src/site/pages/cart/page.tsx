import { HOME_HREF } from '#addresses/documents.ts'
import type { Site } from '#published/types.ts'
import { writeItems } from '#shop/cart/cart-lines.ts'
import type { PricedCart } from '#shop/cart/price-cart.ts'
import { CartNotes } from '#shop/cart-page/cart-notes.tsx'
import { CartPage } from '#shop/cart-page/client.tsx'
import { ContactLines } from '#shop/cart-page/contact-lines.tsx'
import { WORDS } from '#shop/cart-page/words.ts'
import { OrderForm } from '#shop/order-form/client.tsx'
import { type OrderProblems, orderValuesOf } from '#shop/order-form/fields.ts'
import { ORDER_WORDS } from '#shop/order-form/words.ts'
import { CartFrame } from './frame.tsx'

export interface CartState {
  cart: PricedCart
  /** The lines that the address asked for. */
  asked: string
  /** It costs something else than the visitor was shown. */
  isRepriced: boolean
  /** What was filled in that is no quantity, by product. */
  wrong: Record<number, string>
  /** What the order form was sent with. */
  fields: URLSearchParams
  problems: OrderProblems
}

interface CartViewProps extends CartState {
  checkout: string | null
  contact: Site['contact']
  /** What whoever orders agrees to. */
  consent: string
}

/** All that it shows stands in its address, so that it needs neither a script nor a session. */
export function CartView({ cart, asked, isRepriced, wrong, fields, problems, checkout, contact, consent }: CartViewProps) {
  const items = writeItems(cart.lines)
  const empty = (
    <>
      <p>{WORDS.empty}</p>
      <p>
        <a href={HOME_HREF}>{WORDS.goOn}</a>
      </p>
    </>
  )
  return (
    <CartFrame title={WORDS.title}>
      <CartNotes cart={cart} isRepriced={isRepriced} wrong={wrong} />
      <CartPage when="load" asked={asked} isOrdered={false} cart={cart} wrong={wrong} otherwise={empty} />
      {items !== '' && checkout !== null && <HandOver address={checkout} items={items} />}
      {items !== '' && checkout === null && contact.email !== '' && (
        <OrderForm
          when="interaction"
          items={items}
          subtotal={cart.subtotal}
          values={orderValuesOf(fields)}
          problems={problems}
          // The usual words are in the script already.
          {...(consent !== ORDER_WORDS.consent && { consent })}
        />
      )}
      {items !== '' && checkout === null && contact.email === '' && (
        <>
          <p>{WORDS.noOrder}</p>
          <ContactLines contact={contact} />
        </>
      )}
    </CartFrame>
  )
}

function HandOver({ address, items }: { address: string; items: string }) {
  const url = new URL(address)
  url.searchParams.set('items', items)
  return (
    <div className="cart-page__hand-over">
      <p>{WORDS.handOver}</p>
      <a className="btn" href={url.href}>
        {WORDS.checkout}
      </a>
    </div>
  )
}
