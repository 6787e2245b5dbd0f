import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { refuseUpload } from './refuse-upload.ts'
import type { StoredFiles } from './stored-files.ts'
import { type Crop, readUploadEdits, type UploadEdits, writeUploadEdits } from './upload-edits.ts'
import { isRaster } from './upload-kinds.ts'

/** What only the server knows of a file, and nobody may tell it. */
const SERVER_FIELDS = [
  'filename',
  'mimeType',
  'filesize',
  'width',
  'height',
  'sizes',
  'url',
  'thumbnailURL',
  'prefix',
  '_objectKey',
] as const

const WRONG_EDITS = '裁切的範圍或焦點不對，請重新選取。'

/**
 * The one way by which files get into the media library: as the upload of this request, which the hooks after this one check and
 * name. Payload would also take the file from an address, from another document or from a bucket, past every check.
 */
export function createAdmitFile(stored: StoredFiles): CollectionBeforeOperationHook {
  return async ({ args, operation, overrideAccess: isTrusted = false, req }) => {
    if (operation !== 'create' && operation !== 'update') return args
    const edits = readUploadEdits(req.query?.uploadEdits)
    if (edits === null) refuseUpload(WRONG_EDITS)
    if (operation === 'create' && !req.file) refuseUpload('請選擇要上傳的檔案。')
    if (req.file && !isWhole(req.file)) refuseUpload('檔案沒有完整送達，請重新上傳。')
    const id = 'id' in args && (typeof args.id === 'number' || typeof args.id === 'string') ? args.id : undefined
    if (operation === 'update') {
      if (id === undefined && (req.file || edits.crop)) refuseUpload('檔案一次只能換一個。')
      if (id !== undefined && !req.file && edits.crop)
        req.file = await takeStored({ id, crop: edits.crop, isTrusted, req, stored })
    }
    const isNewFile = Boolean(req.file)
    req.query = { ...req.query, uploadEdits: isNewFile ? writeUploadEdits(edits) : {} }
    // Without a new file a focal point is two numbers; Payload would make every picture anew for it.
    return { ...args, data: { ...withoutServerFields('data' in args ? args.data : {}), ...(isNewFile ? {} : focalOf(edits)) } }
  }
}

/** A file that the browser has put elsewhere comes without its bytes. */
function isWhole(file: NonNullable<PayloadRequest['file']>): boolean {
  return !file.tempFilePath && !file.clientUploadContext && file.data.length > 0 && file.data.length === file.size
}

interface Taking {
  id: number | string
  crop: Crop
  isTrusted: boolean
  req: PayloadRequest
  stored: StoredFiles
}

/**
 * To be cut, the stored picture goes through the checks as if it had been uploaded, and gets a new name: its address is kept for ever.
 * The tool also sends a cut that leaves everything, for which there is nothing to do.
 */
async function takeStored({ id, crop, isTrusted, req, stored }: Taking): Promise<PayloadRequest['file']> {
  const found = await req.payload.findByID({ collection: 'media', id, depth: 0, overrideAccess: isTrusted, req })
  const { filename, mimeType, width, height } = found
  if (width === crop.width && height === crop.height) return undefined
  if (!filename || !mimeType || !isRaster(mimeType) || !width || !height) refuseUpload('只有 JPEG、PNG、WebP、GIF 圖片可以裁切。')
  const right = Math.floor((crop.x / 100) * width) + crop.width
  const bottom = Math.floor((crop.y / 100) * height) + crop.height
  if (right > width || bottom > height) refuseUpload(WRONG_EDITS)
  const data = await stored.read(filename)
  return { name: filename, data, mimetype: mimeType, size: data.length }
}

function withoutServerFields(data: object): Record<string, unknown> {
  const kept: Record<string, unknown> = { ...data }
  for (const field of SERVER_FIELDS) delete kept[field]
  for (const field of ['focalX', 'focalY']) if (!isPercentage(kept[field])) delete kept[field]
  return kept
}

function isPercentage(given: unknown): boolean {
  return typeof given === 'number' && given >= 0 && given <= 100
}

function focalOf({ focalPoint }: UploadEdits): Record<string, number> {
  return focalPoint === null ? {} : { focalX: Math.round(focalPoint.x), focalY: Math.round(focalPoint.y) }
}
