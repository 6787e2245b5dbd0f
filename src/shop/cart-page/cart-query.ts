import { type CartLine, readItems, setQuantity } from '../cart/cart-lines.ts'

const QUANTITY_NAME = /^n([1-9]\d{0,8})$/
const ID = /^[1-9]\d{0,8}$/

interface CartQuery {
  lines: CartLine[]
  /** A form wrote the query; the cart has a shorter address. */
  isForm: boolean
}

/**
 * A cart as its address has it: `items=3:2,5:1`, or as the fields of a plain form: `n3=2` of each product, `add=3` at least
 * one of a product, `remove=3` none.
 */
export function readCartQuery(query: URLSearchParams): CartQuery {
  let lines = readItems(query.get('items') ?? '')
  let isForm = false
  for (const [name, value] of query) {
    const id = QUANTITY_NAME.exec(name)?.[1]
    if (id === undefined) continue
    isForm = true
    lines = setQuantity(lines, Number(id), /^\d{1,9}$/.test(value) ? Number(value) : 0)
  }
  for (const name of ['add', 'remove']) {
    const id = query.get(name) ?? ''
    if (!ID.test(id)) continue
    isForm = true
    const before = lines.find((line) => line.id === Number(id))?.quantity ?? 0
    lines = setQuantity(lines, Number(id), name === 'add' ? Math.max(1, before) : 0)
  }
  return { lines, isForm }
}
