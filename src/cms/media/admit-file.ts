import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import type { FileStore } from '#platform/file-store.ts'
import { refuseWith } from '../access/refuse-with.ts'
import { hashOf } from './hash-file.ts'
import { takeOriginal, WRONG_EDITS } from './kept-original.ts'
import { readUploadEdits, type UploadEdits, writeUploadEdits } from './upload-edits.ts'

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
  'originalName',
  'fileHash',
  'originalFilename',
  'crop',
  'formerStems',
  '_objectKey',
] as const

const CENTRE = { x: 50, y: 50 }

/**
 * The one way by which files get into the media library: as the upload of this request, which the hooks after this one check and
 * name. Payload would also take the file from an address, from another document or from a bucket, past every check.
 */
export function createAdmitFile(stored: FileStore): CollectionBeforeOperationHook {
  return async ({ args, operation, overrideAccess: isTrusted = false, req }) => {
    if (operation !== 'create' && operation !== 'update') return args
    const edits = readUploadEdits(req.query?.uploadEdits)
    if (edits === null) refuseWith(WRONG_EDITS)
    if (operation === 'create' && !req.file) refuseWith('請選擇要上傳的檔案。')
    if (req.file && !isWhole(req.file)) refuseWith('檔案沒有完整送達，請重新上傳。')
    const id = idIn(args)
    const isEdited = (edits.crop !== null || edits.isWhole) && !req.context.isPictureEdited
    if (operation === 'update' && id === undefined && (req.file || isEdited)) refuseWith('檔案一次只能換一個。')
    const given = withoutServerFields('data' in args ? args.data : {})
    if (req.file) {
      // A new file is stored whole, and cut afterwards: so there is an original to keep.
      req.query = { ...req.query, uploadEdits: writeUploadEdits({ ...edits, crop: null }) }
      const fileHash = await hashOf(req.file.data)
      return { ...args, data: { ...given, fileHash, originalFilename: null, crop: null } }
    }
    const taken = id === undefined || !isEdited ? null : await takeOriginal({ id, edits, isTrusted, req, stored })
    if (taken === null) {
      // Without a new file a focal point is two numbers; Payload would make every picture anew for it.
      req.query = { ...req.query, uploadEdits: {} }
      return { ...args, data: { ...given, ...focalOf(edits) } }
    }
    const { file, crop, originalFilename } = taken
    req.file = file
    // The store's plugin saves the document once more, in the same request.
    req.context.isPictureEdited = true
    req.query = { ...req.query, uploadEdits: writeUploadEdits({ crop, focalPoint: edits.focalPoint ?? CENTRE }) }
    return { ...args, data: { ...given, crop, originalFilename } }
  }
}

/** Of the document that an operation changes; none when it is new, or when there are several. */
export function idIn(args: object): number | string | undefined {
  return 'id' in args && (typeof args.id === 'number' || typeof args.id === 'string') ? args.id : undefined
}

/** A file that the browser has put elsewhere comes without its bytes. */
function isWhole(file: NonNullable<PayloadRequest['file']>): boolean {
  return !file.tempFilePath && !file.clientUploadContext && file.data.length > 0 && file.data.length === file.size
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
