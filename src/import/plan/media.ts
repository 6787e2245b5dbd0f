import { uploadUrl } from '#addresses/files.ts'
import { refusalOf, UPLOAD_KINDS } from '#cms/media/upload-kinds.ts'
import { isRecord } from '#platform/is-record.ts'
import { uploadPath } from '#published/old-uploads.ts'
import { cutText, oneLine } from '../conversion/words.ts'
import { textOfHtml } from '../html/dom.ts'
import { readPhp } from '../php/read-php.ts'
import { metaOf, type WxrItem } from '../wxr/items.ts'
import { momentOf } from './status.ts'

const MB = 1024 * 1024
const DATED = /^(\d{4})\/(\d{2})\/([^/]+)$/
/** Names that cameras and scanners give. */
const CAMERA = /^(?:img|dsc[nf]?|p|pict|image|scan|photo|screenshot|line_album|擷取|未命名)?[\s_\d()-]+$/i
export const MISSING_ALT = '（待補替代文字）'
const MOST_ALT = 200

export interface PlannedFile {
  wpId: number
  /** Below `uploads/`, decoded and NFC: `2013/03/photo.jpg`. */
  path: string
  /** Under which it is stored, which keeps its old address. */
  storedName: string
  href: string
  extension: string
  title: string
  alt: string
  /** What the library of the old site said of it, rather than its name. */
  hasOwnAlt: boolean
  isAltMissing: boolean
  caption: string
  description: string
  createdAt: string | null
  /** In Chinese; `null` for what the media library takes. */
  refusal: string | null
}

export function planFile(item: WxrItem): PlannedFile {
  const path = uploadPath(metaOf(item, '_wp_attached_file') ?? '') ?? uploadPath(item.attachmentUrl) ?? ''
  const [, year, month, name] = DATED.exec(path) ?? []
  const createdAt = momentOf(item.dateGmt, item.date)
  const [ownYear = '1970', ownMonth = '01'] = (createdAt ?? '').split('-')
  const last = path.split('/').at(-1) ?? ''
  const storedName = `${year ?? ownYear}-${month ?? ownMonth}-${name ?? last}`
  const extension = /\.(\w+)$/.exec(last)?.[1]?.toLowerCase() ?? ''
  const caption = textOfHtml(item.excerpt)
  const title = oneLine(textOfHtml(item.title))
  const ownAlt = oneLine(metaOf(item, '_wp_attachment_image_alt') ?? '') || caption
  const alt = ownAlt || (isTelling(title) ? title : '')
  return {
    wpId: item.id,
    path,
    storedName,
    href: uploadUrl(storedName),
    extension,
    title: cutText(title, 120),
    alt: cutText(alt || MISSING_ALT, MOST_ALT),
    hasOwnAlt: ownAlt !== '',
    isAltMissing: alt === '',
    caption: cutText(caption, 200),
    description: cutText([caption.length > 200 ? caption : '', textOfHtml(item.content)].filter(Boolean).join(' '), 500),
    createdAt,
    refusal: refusalFor(path, extension, storedSize(item)),
  }
}

/** Where the library said nothing of a picture, contents may have. */
export function withUsedAlt(file: PlannedFile, used: string | undefined): PlannedFile {
  return file.hasOwnAlt || used === undefined ? file : { ...file, alt: cutText(used, MOST_ALT), isAltMissing: false }
}

/** Whether words are more than the name that a camera gave. */
export function isTellingAlt(words: string): boolean {
  return words !== '' && !CAMERA.test(words.replace(/\.\w{2,4}$/, ''))
}

function refusalFor(path: string, extension: string, size: number): string | null {
  if (path === '') return '匯出檔沒有說檔案在哪裡。'
  const kind = Object.hasOwn(UPLOAD_KINDS, extension) ? UPLOAD_KINDS[extension] : undefined
  if (kind === undefined) return refusalOf(extension)
  // Photographs are made smaller instead.
  const isTooLarge = size > kind.mostMb * MB && !['jpg', 'jpeg', 'png'].includes(extension)
  return isTooLarge ? `檔案太大：「.${extension}」檔最大 ${kind.mostMb} MB。` : null
}

/** In bytes, as WordPress wrote it down since version 6; 0 where it did not. */
function storedSize(item: WxrItem): number {
  const stored = readPhp(metaOf(item, '_wp_attachment_metadata') ?? '')
  const size = stored.ok && isRecord(stored.value) ? stored.value.filesize : 0
  return typeof size === 'number' ? size : 0
}

function isTelling(title: string): boolean {
  return /\s|\p{Script=Han}/u.test(title) && !CAMERA.test(title)
}
