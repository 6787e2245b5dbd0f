import type { ExportFile } from '../wxr/open-export.ts'
import { readWxr, type WxrOptions } from '../wxr/read-wxr.ts'
import type { Staging } from './staging.ts'

/** What was found in one file. */
export interface IndexedFile {
  name: string
  items: number
  controls: number
  entities: number
  broken: string | null
}

/** Reads all files of an export into the staging file. The first file says which site it is. */
export async function indexExport(
  files: readonly ExportFile[],
  staging: Staging,
  options: WxrOptions = {},
): Promise<IndexedFile[]> {
  const indexed: IndexedFile[] = []
  for (const { name, open } of files) {
    const { site, items, controls, entities, broken } = await readWxr(await open(), (entries) => staging.add(entries), options)
    if (indexed.length === 0) await staging.setSite(site)
    indexed.push({ name, items, controls, entities, broken })
  }
  return indexed
}
