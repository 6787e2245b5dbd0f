import { Readable } from 'node:stream'
import type { CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import sharp from 'sharp'
import { afterTransaction } from '#platform/db/transactions.ts'
import { type FileStore, readBytes } from '#platform/file-store.ts'
import { refuseWith } from '../access/refuse-with.ts'
import type { Crop, UploadEdits } from './upload-edits.ts'
import { isRaster } from './upload-kinds.ts'

export const WRONG_EDITS = '裁切的範圍或焦點不對，請重新選取。'

/** No public address leads to a name that begins so: those have a year and a month. */
const PREFIX = 'original-'

interface Taking {
  id: number | string
  edits: UploadEdits
  isTrusted: boolean
  req: PayloadRequest
  stored: FileStore
}

interface Taken {
  file: NonNullable<PayloadRequest['file']>
  /** `null`: all of it. */
  crop: Crop | null
  originalFilename: string
}

/**
 * The original of a picture, to be cut or shown whole again: it goes through the checks as if it had been uploaded, and what comes of it
 * gets a new name, since addresses of files are kept for ever. From the first cut on it is kept beside what visitors get, until the
 * document has another file. `null`: there is nothing to do.
 */
export async function takeOriginal({ id, edits, isTrusted, req, stored }: Taking): Promise<Taken | null> {
  const found = await req.payload.findByID({ collection: 'media', id, depth: 0, overrideAccess: isTrusted, req })
  const { filename, originalFilename, originalName, mimeType, width, height } = found
  if (edits.isWhole && !found.crop) return null
  if (!originalFilename && edits.crop?.width === width && edits.crop?.height === height) return null
  if (!filename || !mimeType || !isRaster(mimeType)) refuseWith('只有 JPEG、PNG、WebP、GIF 圖片可以裁切。')
  const data = await readBytes(stored, originalFilename ?? filename)
  const crop = edits.isWhole ? null : partOf(await sharp(data).metadata(), edits.crop)
  const file = { name: originalName ?? filename, data, mimetype: mimeType, size: data.length }
  if (originalFilename) return { file, crop, originalFilename }
  const kept = `${PREFIX}${filename}`
  await stored.write(kept, Readable.from(data))
  afterTransaction(req.payload.db, { stored: () => undefined, undone: () => remove(req, stored, kept) })
  return { file, crop, originalFilename: kept }
}

/** Once the document no longer names it. */
export async function dropOriginal(req: PayloadRequest, stored: FileStore, name: string): Promise<void> {
  const isFollowing = afterTransaction(req.payload.db, { stored: () => remove(req, stored, name) })
  if (!isFollowing) await remove(req, stored, name)
}

export function createDropWithDocument(stored: FileStore): CollectionAfterDeleteHook {
  return async ({ doc, req }) => {
    if (doc.originalFilename) await dropOriginal(req, stored, doc.originalFilename)
    return doc
  }
}

async function remove({ payload }: PayloadRequest, stored: FileStore, name: string): Promise<void> {
  await stored.remove(name).catch((error) => payload.logger.error({ err: error, msg: 'an original was not removed' }))
}

function partOf({ width, height }: { width: number; height: number }, crop: Crop | null): Crop | null {
  if (crop === null || (crop.width === width && crop.height === height)) return null
  const right = Math.floor((crop.x / 100) * width) + crop.width
  const bottom = Math.floor((crop.y / 100) * height) + crop.height
  if (right > width || bottom > height) refuseWith(WRONG_EDITS)
  return crop
}
