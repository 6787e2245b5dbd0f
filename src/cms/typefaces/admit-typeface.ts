import { randomBytes } from 'node:crypto'
import { type CollectionBeforeOperationHook, Forbidden } from 'payload'
import { cleanFileName } from '#platform/download-name.ts'
import { extensionOf } from '#platform/file-types.ts'
import { refuseWith } from '../access/refuse-with.ts'
import { hasRole } from '../access/roles.ts'
import { checkFont, FONT_EXTENSIONS } from './check-font.ts'

/** What only the server knows of a file, and nobody may tell it. */
const SERVER_FIELDS = [
  'filename',
  'mimeType',
  'filesize',
  'width',
  'height',
  'url',
  'thumbnailURL',
  'prefix',
  'originalName',
  '_objectKey',
]

/**
 * The one way by which a typeface gets in: as the upload of this request, read and written anew, under a name that no other ever has.
 * It never gives way to another file, so that whatever is made from it can go by that name.
 */
export const admitTypeface: CollectionBeforeOperationHook = async ({ args, operation, overrideAccess, req }) => {
  if (operation !== 'create' && operation !== 'update') return args
  // Payload asks who it is only after this; nobody else's files are even read.
  if (!overrideAccess && !hasRole(req.user, 'administrator')) throw new Forbidden(req.t)
  const data = withoutServerFields('data' in args ? args.data : {})
  const { file } = req
  if (operation === 'update') {
    if (file) refuseWith('字體檔不能直接更換。請另外上傳一個，再到網站設定的「外觀」改選。')
    return { ...args, data }
  }
  if (!file || file.tempFilePath || file.clientUploadContext || file.data.length === 0 || file.data.length !== file.size)
    refuseWith('請選擇要上傳的字體檔。')
  const extension = extensionOf(file.name)
  if (!FONT_EXTENSIONS.includes(extension)) refuseWith('標題字體只能用 WOFF2、TTF 或 OTF 檔。')
  const checked = await checkFont(file.data)
  if (!checked.ok) refuseWith(checked.reason)
  const originalName = cleanFileName(file.name, extension)
  file.data = checked.bytes
  file.size = checked.bytes.length
  file.mimetype = `font/${checked.extension}`
  file.name = `typeface-${randomBytes(8).toString('hex')}.${checked.extension}`
  return { ...args, data: { ...data, originalName } }
}

function withoutServerFields(data: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).filter(([field]) => !SERVER_FIELDS.includes(field)))
}
