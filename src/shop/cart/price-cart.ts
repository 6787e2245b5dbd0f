import type { Product } from '#published/types.ts'
import { type CartLine, MAX_QUANTITY } from './cart-lines.ts'

export interface PricedLine extends CartLine {
  name: string
  /** Of one piece, in whole New Taiwan dollars. */
  price: number
  total: number
  /** How many can be had. */
  limit: number
  /** How many were asked for; `quantity` is never more than `limit`. */
  asked: number
}

/** What cannot be had at all. `name` is empty where the product is not on sale any more. */
interface DroppedLine {
  id: number
  name: string
}

/** A cart as the server knows it: what can be had now, and at what price. */
export interface PricedCart {
  lines: PricedLine[]
  dropped: DroppedLine[]
  /** Pieces. */
  count: number
  subtotal: number
}

/** How many pieces of a product one cart may hold. */
export function limitOf({ stock }: Pick<Product, 'stock'>): number {
  return stock === null ? MAX_QUANTITY : Math.min(Math.max(Math.floor(stock), 0), MAX_QUANTITY)
}

export function priceCart(products: readonly Product[], wanted: readonly CartLine[]): PricedCart {
  const byId = new Map(products.map((product) => [product.id, product]))
  const lines: PricedLine[] = []
  const dropped: DroppedLine[] = []
  for (const { id, quantity: asked } of wanted) {
    const product = byId.get(id)
    const limit = product === undefined ? 0 : limitOf(product)
    if (product === undefined || limit === 0) {
      dropped.push({ id, name: product?.name ?? '' })
      continue
    }
    const quantity = Math.min(asked, limit)
    lines.push({ id, name: product.name, price: product.price, quantity, total: product.price * quantity, limit, asked })
  }
  return {
    lines,
    dropped,
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal: lines.reduce((sum, { total }) => sum + total, 0),
  }
}
