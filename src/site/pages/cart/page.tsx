import type { Site } from '#published/types.ts'
import { writeItems } from '#shop/cart/cart-lines.ts'
import { notesOf } from '#shop/cart/cart-words.ts'
import type { PricedCart } from '#shop/cart/price-cart.ts'
import { CartTable } from '#shop/cart-page/cart-table.tsx'
import { ContactLines } from '#shop/cart-page/contact-lines.tsx'
import { OrderForm } from '#shop/cart-page/order-form.tsx'
import { WORDS } from '#shop/cart-page/words.ts'
import type { OrderProblems } from '#shop/orders/read-order.ts'
import { HOME_HREF } from '../../routes.ts'
import { CartFrame } from './frame.tsx'

interface CartPageProps {
  cart: PricedCart
  asked: string
  isRepriced: boolean
  fields: URLSearchParams
  problems: OrderProblems
  checkout: string | null
  contact: Site['contact']
  script: string
}

/** All that it shows stands in its address, so that it needs neither a script nor a session. */
export function CartPage({ cart, asked, isRepriced, fields, problems, checkout, contact, script }: CartPageProps) {
  const items = writeItems(cart.lines)
  const notes = isRepriced ? [WORDS.order.repriced, ...notesOf(cart)] : notesOf(cart)
  return (
    <CartFrame title={WORDS.title} script={script} state={{ 'data-cart-page': 'cart', 'data-items': items, 'data-asked': asked }}>
      {notes.length > 0 && (
        <div className="cart-page__message" role="alert" data-tone="error">
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      )}
      {cart.lines.length === 0 ? (
        <>
          <p>{WORDS.empty}</p>
          <p>
            <a href={HOME_HREF}>{WORDS.goOn}</a>
          </p>
        </>
      ) : (
        <>
          <CartTable cart={cart} />
          {checkout !== null && <HandOver address={checkout} items={items} />}
          {checkout === null && contact.email !== '' && (
            <OrderForm items={items} subtotal={cart.subtotal} fields={fields} problems={problems} />
          )}
          {checkout === null && contact.email === '' && (
            <>
              <p>{WORDS.noOrder}</p>
              <ContactLines contact={contact} />
            </>
          )}
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
