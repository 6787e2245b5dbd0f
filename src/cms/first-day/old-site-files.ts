import { randomUUID } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { APIError } from 'payload'
import { MOST_BYTES, MOST_MB } from './file-bound.ts'

/** The export itself, and the pictures of the old site. */
const OLD_SITE_FILES = { export: 'export', uploads: 'uploads.zip' } as const
export type OldSiteFile = keyof typeof OLD_SITE_FILES

const HEAD_BYTES = 64
const ZIP_MARK = 'PK\u0003\u0004'
const XML_BEGIN = /^\uFEFF?\s*<(?:\?xml|rss)/
const REFUSALS: Record<OldSiteFile, string> = {
  export: '這不是 WordPress 的匯出檔。請到舊網站的「工具」›「匯出」，選「所有內容」，上傳下載到的 XML 檔，或它的 ZIP。',
  uploads: '這不是 ZIP 檔。請把舊網站的 wp-content/uploads 資料夾壓縮成 ZIP。',
}

export function isOldSiteFile(name: unknown): name is OldSiteFile {
  return typeof name === 'string' && Object.hasOwn(OLD_SITE_FILES, name)
}

export function pathOfFile(folder: string, file: OldSiteFile): string {
  return path.join(folder, OLD_SITE_FILES[file])
}

export function hasFile(folder: string, file: OldSiteFile): boolean {
  return existsSync(pathOfFile(folder, file))
}

/** Writes a file to the disk while it comes: whole and of its kind, or not at all. `mayReplace` throws where it is too late. */
export async function keepFile(
  folder: string,
  file: OldSiteFile,
  body: ReadableStream<Uint8Array>,
  mayReplace: () => void,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  const unfinished = `${pathOfFile(folder, file)}.${randomUUID()}.part`
  try {
    await pipeline(Readable.fromWeb(body as WebStream<Uint8Array>), withinBounds, createWriteStream(unfinished, { mode: 0o600 }))
    if (!(await isOfItsKind(unfinished, file))) throw new APIError(REFUSALS[file], 400)
    mayReplace()
    await rename(unfinished, pathOfFile(folder, file))
  } finally {
    await rm(unfinished, { force: true })
  }
}

export async function removeFiles(folder: string): Promise<void> {
  const files = Object.values(OLD_SITE_FILES)
  await Promise.all(
    [...files, 'staging.db', 'staging.db-wal', 'staging.db-shm'].map((name) => rm(path.join(folder, name), { force: true })),
  )
}

async function* withinBounds(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for await (const chunk of chunks) {
    bytes += chunk.length
    if (bytes > MOST_BYTES) throw new APIError(`檔案太大：最大 ${MOST_MB} MB。更大的請主機管理人用指令匯入。`, 413)
    yield chunk
  }
}

async function isOfItsKind(place: string, file: OldSiteFile): Promise<boolean> {
  const handle = await open(place)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    const head = buffer.toString('utf8', 0, bytesRead)
    return head.startsWith(ZIP_MARK) || (file === 'export' && XML_BEGIN.test(head))
  } finally {
    await handle.close()
  }
}
