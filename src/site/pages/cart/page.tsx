import type { OrderProblems } from '#newsletter/orders/read-order.ts'
import type { Site } from '#published/types.ts'
import { writeItems } from '#widgets/shared/cart/cart-lines.ts'
import { notesOf } from '#widgets/shared/cart/cart-words.ts'
import type { PricedCart } from '#widgets/shared/cart/price-cart.ts'
import { HOME_HREF } from '../../routes.ts'
import { CartTable } from './cart-table.tsx'
import { ContactLines } from './contact-lines.tsx'
import { CartFrame } from './frame.tsx'
import { OrderForm } from './order-form.tsx'
import { WORDS } from './words.ts'

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
