import { POPUPS } from '../content/popups.ts'
import type { Planting } from '../planting.ts'

export async function createPopups({ payload, transactionID, ledger }: Planting): Promise<void> {
  for (const [key, { layout, ...popup }] of Object.entries(POPUPS)) {
    const { id } = await payload.create({
      collection: 'popups',
      data: { ...popup, layout: layout(ledger), _status: 'published' },
      overrideAccess: true,
      req: { transactionID },
    })
    ledger.enter('popup', key, id)
  }
}
