import { CART_HREF } from '../cart/cart-lines.ts'
import type { PricedCart } from '../cart/price-cart.ts'
import { formatPrice } from '../format-price.ts'
import { WORDS } from './words.ts'

/** A plain form: its fields become the next address. */
export function CartTable({ cart: { lines, subtotal } }: { cart: PricedCart }) {
  return (
    <form className="cart-page__form" method="get" action={CART_HREF} data-cart-form="">
      <table className="cart-page__table">
        <thead>
          <tr>
            <th scope="col">{WORDS.product}</th>
            <th scope="col">{WORDS.price}</th>
            <th scope="col">{WORDS.quantity}</th>
            <th scope="col">{WORDS.total}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, name, price, quantity, limit, total }, index) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td data-label={WORDS.price}>{formatPrice(price)}</td>
              <td data-label={WORDS.quantity}>
                <span className="cart-page__change">
                  <input
                    className="cart-page__quantity"
                    type="number"
                    inputMode="numeric"
                    name={`n${id}`}
                    min={0}
                    max={limit}
                    defaultValue={quantity}
                    data-id={id}
                    aria-label={`「${name}」的${WORDS.quantity}`}
                  />
                  {/* The key Enter presses a form's first button, which must not be one that removes. */}
                  {index === 0 && (
                    <button className="cart-page__first" type="submit" tabIndex={-1} aria-hidden="true">
                      {WORDS.update}
                    </button>
                  )}
                  <button className="cart-page__remove" type="submit" name="remove" value={id}>
                    {WORDS.remove}
                    <span className="vh">：{name}</span>
                  </button>
                </span>
              </td>
              <td data-label={WORDS.total}>{formatPrice(total)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {WORDS.sum}
            </th>
            <td>
              <strong>{formatPrice(subtotal)}</strong>
            </td>
          </tr>
        </tfoot>
      </table>
      <button className="btn btn--line" type="submit">
        {WORDS.update}
      </button>
    </form>
  )
}
