import type { Readable } from 'node:stream'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { ImportRefused } from '../refused.ts'

const MAX_ENTRIES = 200_000
const MAX_RATIO = 100
const MAX_TOTAL = 50 * 1024 ** 3
const ENCRYPTED = 1
const FILE_TYPE = 0o170000
const SYMBOLIC_LINK = 0o120000
/** Small files may well be that repetitive. */
const RATIO_COUNTS_FROM = 1024 * 1024

interface ZipEntry {
  name: string
  entry: Entry
}

export interface Zip {
  entries: ZipEntry[]
  read(entry: ZipEntry): Promise<Readable>
}

/** A zip whose entries are all harmless: within limits, relative, no links, not encrypted. Otherwise it is refused as a whole. */
export async function openZip(file: string): Promise<Zip> {
  const zip = await open(file)
  const entries: ZipEntry[] = []
  let total = 0
  try {
    for await (const entry of zip.eachEntry()) {
      total += entry.uncompressedSize
      check(entry, entries.length, total)
      if (!entry.fileName.endsWith('/')) entries.push({ name: entry.fileName, entry })
    }
  } catch (error) {
    zip.close()
    throw asRefusal(error)
  }
  // yauzl counts what comes out against the size in the directory, so that a zip can't lie about it.
  return { entries, read: ({ entry }) => zip.openReadStreamPromise(entry) }
}

async function open(file: string): Promise<ZipFile> {
  try {
    return await yauzl.openPromise(file, { autoClose: false, strictFileNames: true })
  } catch (error) {
    throw asRefusal(error)
  }
}

function check(entry: Entry, count: number, total: number): void {
  const { fileName, uncompressedSize, compressedSize } = entry
  if (count >= MAX_ENTRIES) throw new ImportRefused(`壓縮檔裡超過 ${MAX_ENTRIES} 個檔案。`)
  if (total > MAX_TOTAL) throw new ImportRefused('壓縮檔解開後超過 50 GB。')
  if (uncompressedSize > RATIO_COUNTS_FROM && uncompressedSize > compressedSize * MAX_RATIO) {
    throw new ImportRefused(`壓縮檔裡的「${fileName}」壓縮比不合理，不讀取。`)
  }
  if ((entry.generalPurposeBitFlag & ENCRYPTED) !== 0)
    throw new ImportRefused(`壓縮檔裡的「${fileName}」有密碼。請先解開再匯入。`)
  if (((entry.externalFileAttributes >>> 16) & FILE_TYPE) === SYMBOLIC_LINK) {
    throw new ImportRefused(`壓縮檔裡的「${fileName}」是捷徑，不讀取。`)
  }
}

/** yauzl refuses absolute names and `..` by itself. */
function asRefusal(error: unknown): unknown {
  if (error instanceof ImportRefused || !(error instanceof Error) || 'code' in error) return error
  return new ImportRefused(`壓縮檔無法讀取（${error.message}）。請重新壓縮。`)
}
