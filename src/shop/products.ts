import type { Product } from '#published/types.ts'

export function isSoldOut({ stock }: Product): boolean {
  return stock !== null && stock <= 0
}

export interface ProductSelection {
  selectBy: 'recent' | 'selected'
  /** Ids, in the editor's order. */
  products: readonly number[]
  count: number
  hideSoldOut: boolean
}

export function selectProducts(all: readonly Product[], { selectBy, products, count, hideSoldOut }: ProductSelection): Product[] {
  const onSale = hideSoldOut ? all.filter((product) => !isSoldOut(product)) : all
  if (selectBy === 'recent') return onSale.slice(0, count)
  return products.flatMap((id) => onSale.find((product) => product.id === id) ?? [])
}
