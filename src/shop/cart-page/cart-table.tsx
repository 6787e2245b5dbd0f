import type { FormEvent } from 'react'
import { CART_HREF } from '#addresses/cart.ts'
import { FieldProblem, problemAttributes, problemId } from '#kit/forms/field-problem.tsx'
import { writeItems } from '../cart/cart-lines.ts'
import { limited } from '../cart/cart-words.ts'
import type { PricedCart, PricedLine } from '../cart/price-cart.ts'
import { quantityName } from '../cart/quantity-field.ts'
import { formatPrice } from '../format-price.ts'
import { WORDS } from './words.ts'

/** Before the name of a field this is its id. */
export const TABLE_ID = 'cart'

interface CartTableProps {
  cart: PricedCart
  /** What was filled in that is no quantity, by product. */
  wrong: Readonly<Record<number, string>>
  onSubmit?(event: FormEvent<HTMLFormElement>): void
}

/** A plain form: its fields become the next address. */
export function CartTable({ cart: { lines, subtotal }, wrong, onSubmit }: CartTableProps) {
  return (
    // The server says what is no quantity, in Chinese.
    <form className="cart-page__form" method="get" action={CART_HREF} noValidate onSubmit={onSubmit}>
      <input type="hidden" name="items" value={writeItems(lines)} />
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
          {lines.map((line, index) => (
            <tr key={line.id}>
              <th scope="row">{line.name}</th>
              <td data-label={WORDS.price}>{formatPrice(line.price)}</td>
              <td data-label={WORDS.quantity}>
                <QuantityCell line={line} wrong={wrong[line.id]} isFirst={index === 0} />
              </td>
              <td data-label={WORDS.total}>{formatPrice(line.total)}</td>
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

function QuantityCell({ line, wrong, isFirst }: { line: PricedLine; wrong: string | undefined; isFirst: boolean }) {
  const { id, name, quantity, limit, asked } = line
  const fieldId = `${TABLE_ID}-${quantityName(id)}`
  // What is more than there is has been put right already: it is told, and no mistake of the field.
  const note = asked > quantity ? limited(name, limit) : undefined
  const described = wrong === undefined && note !== undefined ? { 'aria-describedby': problemId(fieldId) } : {}
  return (
    <>
      <span className="cart-page__change">
        <input
          id={fieldId}
          className="cart-page__quantity"
          type="number"
          inputMode="numeric"
          name={quantityName(id)}
          min={0}
          max={limit}
          defaultValue={wrong ?? quantity}
          aria-label={`「${name}」的${WORDS.quantity}`}
          {...described}
          {...problemAttributes(fieldId, wrong === undefined ? undefined : WORDS.wrongQuantity)}
        />
        {/* The key Enter presses a form's first button, which must not be one that removes. */}
        {isFirst && (
          <button className="cart-page__first" type="submit" tabIndex={-1} aria-hidden="true">
            {WORDS.update}
          </button>
        )}
        {/* Not `remove`: that would hide the form's own method of this name. */}
        <button className="cart-page__remove" type="submit" name="without" value={id}>
          {WORDS.remove}
          <span className="vh">{`：${name}`}</span>
        </button>
      </span>
      <FieldProblem id={fieldId} problem={wrong === undefined ? note : WORDS.wrongQuantity} />
    </>
  )
}
