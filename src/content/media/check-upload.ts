import { fileTypeFromBuffer } from 'file-type'
import { APIError, type CollectionBeforeOperationHook } from 'payload'
import sharp from 'sharp'
import { sanitiseSvg } from './sanitise-svg.ts'

export const MAX_FILE_MB = 20
const MAX_PIXELS = 50_000_000

/** What may be uploaded: extension, and the type that the bytes themselves must show. AVIF and HEIF are refused. */
const KINDS: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
}
export const MIME_TYPES = [...new Set(Object.values(KINDS))]

function refuse(message: string): never {
  throw new APIError(message, 400, undefined, true)
}

/** Judges an upload by its extension, its bytes, its size and its pixels, and cleans SVG. What passes is what it says it is. */
export const checkUpload: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const file = req.file
  if ((operation !== 'create' && operation !== 'update') || !file) return args
  if (file.size > MAX_FILE_MB * 1024 * 1024) refuse(`檔案太大：最大 ${MAX_FILE_MB} MB。請壓縮後再上傳。`)
  const extension = file.name.split('.').pop()?.toLowerCase() ?? ''
  const expected = KINDS[extension]
  if (expected === undefined) refuse(`不能上傳「.${extension}」檔。可以用 ${Object.keys(KINDS).join('、')}。`)
  if (expected === 'image/svg+xml') {
    const clean = sanitiseSvg(file.data.toString('utf8'))
    if (clean === null) refuse('這個 SVG 檔無法讀取，請用繪圖軟體重新匯出。')
    file.data = Buffer.from(clean, 'utf8')
    file.size = file.data.length
  } else {
    const found = await fileTypeFromBuffer(file.data)
    if (found?.mime !== expected) refuse('檔案內容與副檔名不符，請用正確的格式重新存檔後再上傳。')
    if (expected.startsWith('image/')) await checkPixels(file.data)
  }
  file.mimetype = expected
  return args
}

async function checkPixels(data: Buffer): Promise<void> {
  const {
    width = 0,
    height = 0,
    pages = 1,
  } = await sharp(data, { limitInputPixels: MAX_PIXELS })
    .metadata()
    .catch(() => refuse('這個圖檔已損壞或太大，無法讀取。'))
  if (width * height * pages > MAX_PIXELS) refuse(`圖片太大：最多 ${MAX_PIXELS / 1_000_000} 百萬像素。請縮小後再上傳。`)
}
