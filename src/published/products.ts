import { findPictures } from './pictures.ts'
import { findPublic, idOf, type ReadContext } from './read-context.ts'
import type { Product } from './types.ts'

const MAX_PRODUCTS = 500

/** A department sells few things, on pages that are asked for often: all of them stay in memory. Newest first. */
export function listProducts(context: ReadContext): Promise<Product[]> {
  return context.remember('products', async (inner) => {
    inner.note('products')
    const rows = await findPublic(inner, 'products', { limit: MAX_PRODUCTS, sort: '-createdAt' })
    const pictures = await findPictures(
      inner,
      rows.flatMap(({ image }) => idOf(image) ?? []),
    )
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      price: row.price,
      stock: row.stock ?? null,
      description: row.description ?? '',
      image: pictures.get(idOf(row.image) ?? 0) ?? null,
    }))
  })
}
