import { fileTypeFromBuffer } from 'file-type'
import type { CollectionBeforeOperationHook } from 'payload'
import sharp from 'sharp'
import { readCsvUpload } from '../tables/keep-upload.ts'
import { checkCaptions } from './check-captions.ts'
import { findMp4Fault } from './check-mp4.ts'
import { cleanSvg } from './clean-svg.ts'
import { refuseUpload } from './refuse-upload.ts'
import { emptyMp4Metadata } from './strip-mp4.ts'
import { stripPicture } from './strip-picture.ts'
import { isRaster, refusalOf, UPLOAD_KINDS } from './upload-kinds.ts'

const MAX_PIXELS = 50_000_000
const MB = 1024 * 1024

function tooLarge(extension: string, mostMb: number): string {
  return `檔案太大：「.${extension}」檔最大 ${mostMb} MB。請壓縮後再上傳。`
}

/**
 * Validates an upload by its extension, its size, its bytes and its pixels; cleans SVG, and takes out of pictures and films what they say of
 * their maker. What passes is what it says it is.
 */
export const checkUpload: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const file = req.file
  if ((operation !== 'create' && operation !== 'update') || !file) return args
  const extension = file.name.split('.').pop()?.toLowerCase() ?? ''
  const kind = Object.hasOwn(UPLOAD_KINDS, extension) ? UPLOAD_KINDS[extension] : undefined
  if (kind === undefined) refuseUpload(refusalOf(extension))
  const { type: expected, shows, mostMb } = kind
  if (file.size > mostMb * MB) refuseUpload(tooLarge(extension, mostMb))
  if (expected === 'image/svg+xml') {
    const clean = await cleanSvg(file.data)
    if (!clean.ok) refuseUpload(clean.reason)
    file.data = clean.bytes
    file.size = file.data.length
    // Escaped, text takes up to six times the space.
    if (file.size > mostMb * MB) refuseUpload(tooLarge(extension, mostMb))
  } else if (expected === 'text/csv') {
    const table = readCsvUpload(req, file.data)
    if (!table.ok) refuseUpload(`這個 CSV 檔不能用：${table.reason}`)
    file.data = table.bytes
    file.size = file.data.length
  } else if (expected === 'text/vtt') {
    const captions = checkCaptions(file.data)
    if (!captions.ok) refuseUpload(captions.reason)
    file.data = captions.bytes
    file.size = file.data.length
  } else {
    const found = await fileTypeFromBuffer(file.data)
    if (found === undefined || !shows.includes(found.mime)) {
      refuseUpload('檔案內容與副檔名不符，請用正確的格式重新存檔後再上傳。')
    }
    if (isRaster(expected)) {
      file.data = await readPicture(file.data, expected)
      file.size = file.data.length
    }
    const fault = /\/mp4$/.test(expected) ? findMp4Fault(file.data) : null
    if (fault !== null) refuseUpload(fault)
    if (/\/mp4$/.test(expected)) emptyMp4Metadata(file.data)
    if (expected === 'application/pdf' && !isWholePdf(file.data)) refuseUpload('這個 PDF 檔不完整，請重新匯出後再上傳。')
  }
  file.mimetype = expected
  return args
}

// Payload asks for the same afterwards, and refuses in English.
const PDF_END = 1024

function isWholePdf(data: Buffer): boolean {
  const end = data.subarray(-PDF_END).toString('latin1')
  return data.subarray(0, 5).toString('latin1') === '%PDF-' && end.includes('%%EOF') && end.includes('xref')
}

async function readPicture(data: Buffer, type: string): Promise<Buffer> {
  const unreadable = () => refuseUpload('這個圖檔已損壞或太大，無法讀取。')
  const metadata = await sharp(data, { limitInputPixels: MAX_PIXELS }).metadata().catch(unreadable)
  const { width, height, pages = 1 } = metadata
  if (width * height * pages > MAX_PIXELS) refuseUpload(`圖片太大：最多 ${MAX_PIXELS / 1_000_000} 百萬像素。請縮小後再上傳。`)
  return stripPicture(data, type, metadata).catch(unreadable)
}
