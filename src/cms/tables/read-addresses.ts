import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import type { CsvResult } from '#settings/csv.ts'
import { findTableAddresses, type TableAddress } from '#widgets/data-table/settings.ts'
import { refuseWith } from '../access/refuse-with.ts'
import { recordTags } from '../changes/record.ts'
import { fetchCsv } from './fetch-csv.ts'
import { findTable, storeTable } from './store-table.ts'

const MAX_ADDRESSES = 5

/**
 * Reads the CSV addresses of a document's tables when it is published, never when a page is asked for. One that can't be read
 * keeps the rows it had, so that another site's trouble stops no correction; one that never could is refused.
 */
export function readAddressesIn(field: string): CollectionBeforeChangeHook {
  return async ({ data, originalDoc, req }) => {
    if (data._status !== 'published') return data
    const found = findTableAddresses(data[field] === undefined ? originalDoc?.[field] : data[field])
    if (found.length > MAX_ADDRESSES) refuseWith(`一頁最多 ${MAX_ADDRESSES} 個由網址讀取的資料表格。`)
    const trustedHosts: readonly string[] = req.payload.config.custom?.tableHosts ?? []
    const results = await Promise.all(
      found.map(async (table) => ({ table, result: await fetchCsv(table.address, { trustedHosts }) })),
    )
    // One after the other: they share the save's transaction.
    let hasChanged = false
    for (const { table, result } of results) hasChanged = (await keepResult(req, table, result)) || hasChanged
    if (hasChanged) await recordTags(req, ['tables'])
    return data
  }
}

async function keepResult(req: PayloadRequest, { address, caption }: TableAddress, result: CsvResult): Promise<boolean> {
  if (result.ok) return storeTable(req, address, result.rows)
  if (!(await findTable(req, address))) refuseWith(`資料表格「${caption}」讀不到「CSV 網址」：${result.reason}`)
  req.payload.logger.warn({ table: caption, reason: result.reason }, 'a CSV address could not be read; its former rows stay')
  return false
}
