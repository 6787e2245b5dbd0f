import { fileTypeFromBuffer } from 'file-type'
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import sharp from 'sharp'
import { extensionOf } from '#platform/file-types.ts'
import { refuseWith } from '../access/refuse-with.ts'
import { readCsvUpload } from '../tables/keep-upload.ts'
import { checkCaptions } from './check-captions.ts'
import { findDocumentFault, MISMATCH } from './check-document.ts'
import { findMp4Fault, TOO_MANY_PARTS } from './check-mp4.ts'
import { checkText } from './check-text.ts'
import { cleanSvg } from './clean-svg.ts'
import { emptyMp4Metadata } from './strip-mp4.ts'
import { stripPicture } from './strip-picture.ts'
import { hasFewChunks } from './strip-png.ts'
import { isRaster, refusalOf, UPLOAD_KINDS, type UploadKind } from './upload-kinds.ts'

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
  const extension = extensionOf(file.name)
  const kind = Object.hasOwn(UPLOAD_KINDS, extension) ? UPLOAD_KINDS[extension] : undefined
  if (kind === undefined) refuseWith(refusalOf(extension))
  if (file.size > kind.mostMb * MB) refuseWith(tooLarge(extension, kind.mostMb))
  const checked = await checkContent(kind, file.data, req)
  if (!checked.ok) refuseWith(checked.reason)
  file.data = checked.bytes
  file.size = checked.bytes.length
  // Escaped, the text of a drawing takes up to six times the space.
  if (file.size > kind.mostMb * MB) refuseWith(tooLarge(extension, kind.mostMb))
  file.mimetype = kind.type
  return args
}

type Checked = { ok: true; bytes: Buffer } | { ok: false; reason: string }

async function checkContent(kind: UploadKind, bytes: Buffer, req: PayloadRequest): Promise<Checked> {
  switch (kind.type) {
    case 'image/svg+xml':
      return cleanSvg(bytes)
    case 'text/csv': {
      const table = readCsvUpload(req, bytes)
      return table.ok ? table : { ok: false, reason: `這個 CSV 檔不能用：${table.reason}` }
    }
    case 'text/vtt':
      return checkCaptions(bytes)
    case 'text/plain':
    case 'text/calendar': {
      const text = checkText(bytes, kind.type)
      if (!text.ok) return text
      // Payload looks at the bytes, too, and refuses in English what begins like something else.
      const found = await fileTypeFromBuffer(text.bytes)
      return found === undefined || kind.shows.includes(found.mime) ? text : { ok: false, reason: MISMATCH }
    }
    default:
      return checkBinary(kind, bytes)
  }
}

async function checkBinary({ type, shows }: UploadKind, bytes: Buffer): Promise<Checked> {
  const found = await fileTypeFromBuffer(bytes)
  if (found === undefined || !shows.includes(found.mime)) return { ok: false, reason: MISMATCH }
  if (isRaster(type)) return { ok: true, bytes: await readPicture(bytes, type) }
  const isMp4 = /\/mp4$/.test(type)
  const fault = isMp4 ? findMp4Fault(bytes) : findDocumentFault(type, bytes)
  if (fault !== null) return { ok: false, reason: fault }
  if (isMp4 && !emptyMp4Metadata(bytes)) return { ok: false, reason: TOO_MANY_PARTS }
  if (type === 'application/pdf' && !isWholePdf(bytes)) return { ok: false, reason: '這個 PDF 檔不完整，請重新匯出後再上傳。' }
  return { ok: true, bytes }
}

// Payload asks for the same afterwards, and refuses in English.
const PDF_END = 1024

function isWholePdf(data: Buffer): boolean {
  const end = data.subarray(-PDF_END).toString('latin1')
  return data.subarray(0, 5).toString('latin1') === '%PDF-' && end.includes('%%EOF') && end.includes('xref')
}

async function readPicture(data: Buffer, type: string): Promise<Buffer> {
  const unreadable = () => refuseWith('這個圖檔已損壞或太大，無法讀取。')
  if (type === 'image/png' && !hasFewChunks(data)) unreadable()
  const metadata = await sharp(data, { limitInputPixels: MAX_PIXELS }).metadata().catch(unreadable)
  const { width, height, pages = 1 } = metadata
  if (width * height * pages > MAX_PIXELS) refuseWith(`圖片太大：最多 ${MAX_PIXELS / 1_000_000} 百萬像素。請縮小後再上傳。`)
  return stripPicture(data, type, metadata).catch(unreadable)
}
