import { PRODUCTS } from '../content/products.ts'
import type { Planting } from '../planting.ts'

export async function createProducts({ payload, transactionID, ledger }: Planting): Promise<void> {
  // The site lists the newest first.
  for (const { key, name, price, stock, description, cover } of PRODUCTS.toReversed()) {
    const image = cover === undefined ? undefined : ledger.idOf('picture', `product-${key}`)
    await payload.create({
      collection: 'products',
      data: { name, price, stock, description, image, _status: 'published' },
      overrideAccess: true,
      req: { transactionID },
    })
  }
}
