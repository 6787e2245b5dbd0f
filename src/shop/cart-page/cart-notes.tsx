import { type Problem, ProblemLinks } from '#kit/forms/field-problem.tsx'
import { dropNotesOf, limitNotesOf } from '../cart/cart-words.ts'
import type { PricedCart } from '../cart/price-cart.ts'
import { quantityName } from '../cart/quantity-field.ts'
import { ORDER_WORDS } from '../order-form/words.ts'
import { TABLE_ID } from './cart-table.tsx'
import { WORDS } from './words.ts'

interface CartNotesProps {
  cart: PricedCart
  /** It costs something else than the visitor was shown. */
  isRepriced: boolean
  wrong: Readonly<Record<number, string>>
}

/** What the visitor must know before going on, with links to the fields that it is about. It gets the focus. */
export function CartNotes({ cart, isRepriced, wrong }: CartNotesProps) {
  const problems: Problem[] = cart.lines
    .filter(({ id }) => wrong[id] !== undefined)
    .map(({ id, name }) => ({ name: quantityName(id), text: `「${name}」的${WORDS.quantity}：${WORDS.wrongQuantity}` }))
  const limits: Problem[] = limitNotesOf(cart).map(({ id, words }) => ({ name: quantityName(id), text: words }))
  const notes = [...(isRepriced ? [ORDER_WORDS.repriced] : []), ...dropNotesOf(cart)]
  if (notes.length + problems.length + limits.length === 0) return null
  return (
    // biome-ignore lint/a11y/noAutofocus: it is the answer to what the visitor has just done
    <div className="cart-page__message" role="alert" data-tone="error" tabIndex={-1} autoFocus>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {problems.length > 0 && <p>{WORDS.wrongQuantities}</p>}
      <ProblemLinks formId={TABLE_ID} problems={[...problems, ...limits]} />
    </div>
  )
}
