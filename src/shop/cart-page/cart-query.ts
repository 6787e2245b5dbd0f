import { type CartLine, readItems, setQuantity } from '../cart/cart-lines.ts'
import { productOfField } from '../cart/quantity-field.ts'

const ID = /^[1-9]\d{0,8}$/
const QUANTITY = /^\d{1,9}$/

interface CartQuery {
  lines: CartLine[]
  /** A form wrote the query; the cart has a shorter address. */
  isForm: boolean
  /** What was filled in for a product of the cart and is no quantity. */
  wrong: Record<number, string>
}

/**
 * A cart as its address has it: `items=3:2,5:1`, or as the fields of a plain form: `n3=2` of each product, `add=3` at least
 * one of a product, `without=3` none. Where both come it is the cart page's own form: what it changes is in the cart already, so
 * that a field without a quantity is a mistake there and takes nothing out.
 */
export function readCartQuery(query: URLSearchParams): CartQuery {
  const before = readItems(query.get('items') ?? '')
  let lines = before
  let isForm = false
  let wrong: CartQuery['wrong'] = {}
  for (const [name, value] of query) {
    const id = productOfField(name)
    if (id === null) continue
    isForm = true
    const isQuantity = QUANTITY.test(value)
    if (!isQuantity && before.some((line) => line.id === id)) wrong[id] = value
    else lines = setQuantity(lines, id, isQuantity ? Number(value) : 0)
  }
  for (const name of ['add', 'without']) {
    const id = query.get(name) ?? ''
    if (!ID.test(id)) continue
    isForm = true
    // Who takes something out has finished no number.
    wrong = {}
    const quantity = lines.find((line) => line.id === Number(id))?.quantity ?? 0
    lines = setQuantity(lines, Number(id), name === 'add' ? Math.max(1, quantity) : 0)
  }
  return { lines, isForm, wrong }
}
