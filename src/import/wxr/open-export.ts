import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { ImportRefused } from '../refused.ts'
import { openZip } from './zip.ts'

const CHUNK = 1024 * 1024
const ZIP_MARK = Buffer.from('PK\u0003\u0004')

/** One XML file of an export. */
export interface ExportFile {
  name: string
  open(): Promise<AsyncIterable<Uint8Array>>
}

/** The XML files of an export: a file, a zip, or a folder of either. WordPress splits large exports into several files. */
export async function openExport(place: string): Promise<ExportFile[]> {
  const found = await stat(place).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new ImportRefused(`找不到「${place}」。`)
    throw error
  })
  const files = found.isDirectory() ? await openFolder(place) : await openFile(place)
  if (files.length === 0) throw new ImportRefused(`「${place}」裡沒有 XML 匯出檔。`)
  return files
}

async function openFolder(folder: string): Promise<ExportFile[]> {
  const names = (await readdir(folder)).filter((name) => /\.(xml|zip)$/i.test(name)).sort()
  const files = await Promise.all(names.map((name) => openFile(path.join(folder, name))))
  return files.flat()
}

async function openFile(file: string): Promise<ExportFile[]> {
  if (!(await isZip(file)))
    return [{ name: path.basename(file), open: async () => createReadStream(file, { highWaterMark: CHUNK }) }]
  const zip = await openZip(file)
  return zip.entries
    .filter(({ name }) => /\.xml$/i.test(name) && !name.startsWith('__MACOSX/'))
    .map((entry) => ({ name: entry.name, open: () => zip.read(entry) }))
}

async function isZip(file: string): Promise<boolean> {
  const head: Buffer[] = []
  for await (const chunk of createReadStream(file, { end: ZIP_MARK.length - 1 })) head.push(chunk as Buffer)
  return Buffer.concat(head).equals(ZIP_MARK)
}
