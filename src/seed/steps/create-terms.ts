import { CATEGORIES } from '../content/categories.ts'
import { TAGS } from '../content/tags.ts'
import type { Planting } from '../planting.ts'

export async function createTerms({ payload, transactionID, ledger }: Planting): Promise<void> {
  for (const [key, data] of Object.entries(CATEGORIES)) {
    const category = await payload.create({ collection: 'categories', data, overrideAccess: true, req: { transactionID } })
    ledger.enter('category', key, category.id)
  }
  for (const [key, name] of Object.entries(TAGS)) {
    const tag = await payload.create({ collection: 'tags', data: { name }, overrideAccess: true, req: { transactionID } })
    ledger.enter('tag', key, tag.id)
  }
}
