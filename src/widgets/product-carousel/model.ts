import type { Product } from '#content/read/types.ts'

/** From this width of the window on, in pixels, the carousel has this device's number of columns; the style sheet has the same. */
export const PRODUCT_BREAKPOINTS = [
  { from: 640, columns: 'mobile' },
  { from: 768, columns: 'tablet' },
  { from: 1024, columns: 'desktop' },
] as const

export function isSoldOut({ stock }: Product): boolean {
  return stock !== null && stock <= 0
}

interface Selection {
  selectBy: 'recent' | 'selected'
  /** Ids, in the editor's order. */
  products: readonly number[]
  count: number
  hideSoldOut: boolean
}

export function selectProducts(all: readonly Product[], { selectBy, products, count, hideSoldOut }: Selection): Product[] {
  const onSale = hideSoldOut ? all.filter((product) => !isSoldOut(product)) : all
  if (selectBy === 'recent') return onSale.slice(0, count)
  return products.flatMap((id) => onSale.find((product) => product.id === id) ?? [])
}
