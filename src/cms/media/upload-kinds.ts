import { FILE_TYPES, type FileExtension } from '#platform/file-types.ts'

export interface UploadKind {
  /** Under which it is stored and served. */
  type: string
  /** What its bytes may show; makers of files disagree about the names. */
  shows: readonly string[]
  mostMb: number
}

const upTo = (mostMb: number, ...alsoShows: string[]) => ({ mostMb, alsoShows })
/** The container of Word, Excel and PowerPoint before 2007. */
const OLE = 'application/x-cfb'

/** AVIF and HEIF are refused, and so are documents with macros. */
const LIMITS: Record<FileExtension, ReturnType<typeof upTo>> = {
  jpg: upTo(20),
  jpeg: upTo(20),
  png: upTo(20),
  webp: upTo(20),
  gif: upTo(20),
  svg: upTo(2),
  mp4: upTo(200, 'video/x-m4v'),
  webm: upTo(200),
  mp3: upTo(50),
  // Recorders write sound alone under the marks of a film, too.
  m4a: upTo(50, 'audio/x-m4a', 'video/mp4'),
  ogg: upTo(50, 'audio/ogg; codecs=opus', 'application/ogg'),
  vtt: upTo(1),
  pdf: upTo(20),
  csv: upTo(20),
  doc: upTo(20, OLE),
  docx: upTo(20),
  odt: upTo(20),
  xls: upTo(20, OLE),
  xlsx: upTo(20),
  ods: upTo(20),
  ppt: upTo(50, OLE),
  pptx: upTo(50),
  odp: upTo(50),
  zip: upTo(50),
  txt: upTo(1),
  ics: upTo(1),
}

/** What may be uploaded, by extension. */
export const UPLOAD_KINDS: Readonly<Record<string, UploadKind>> = Object.fromEntries(
  Object.entries(LIMITS).map(([extension, { mostMb, alsoShows }]) => {
    const type = FILE_TYPES[extension as FileExtension]
    return [extension, { type, shows: [type, ...alsoShows], mostMb }]
  }),
)

export const UPLOAD_TYPES = [...new Set(Object.values(UPLOAD_KINDS).flatMap(({ shows }) => shows))]

const RASTER = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif'])

/** Pictures made of pixels: they can be cut, and nothing in them can run. */
export function isRaster(type: string): boolean {
  return RASTER.has(type)
}

/** What people read or fill in; one may take the place of another. */
export function isDocument(type: string): boolean {
  return type.startsWith('application/') || type === FILE_TYPES.txt || type === FILE_TYPES.ics
}

export const LARGEST_UPLOAD_MB = Math.max(...Object.values(UPLOAD_KINDS).map(({ mostMb }) => mostMb))

/** For files that people have, and browsers can't use. */
const INSTEAD: Readonly<Record<string, string>> = {
  mov: '影片請轉存成 MP4（H.264）或 WebM。',
  avi: '影片請轉存成 MP4（H.264）或 WebM。',
  mkv: '影片請轉存成 MP4（H.264）或 WebM。',
  wmv: '影片請轉存成 MP4（H.264）或 WebM。',
  wav: '錄音請轉存成 MP3 或 M4A。',
  aac: '錄音請轉存成 MP3 或 M4A。',
  wma: '錄音請轉存成 MP3 或 M4A。',
  srt: '字幕請轉存成 WebVTT（.vtt）。',
  heic: '照片請轉存成 JPEG。',
  avif: '圖片請轉存成 WebP 或 JPEG。',
  docm: '文件裡有巨集。請另存成沒有巨集的 .docx。',
  xlsm: '活頁簿裡有巨集。請另存成沒有巨集的 .xlsx。',
  pptm: '簡報裡有巨集。請另存成沒有巨集的 .pptx。',
  rar: '壓縮檔請改用 ZIP。',
  '7z': '壓縮檔請改用 ZIP。',
}

/** Why a file of this extension is refused. */
export function refusalOf(extension: string): string {
  if (extension === '') return '不能上傳沒有副檔名的檔案。'
  const instead = Object.hasOwn(INSTEAD, extension) ? INSTEAD[extension] : `可以用 ${Object.keys(UPLOAD_KINDS).join('、')}。`
  return `不能上傳「.${extension.slice(0, 20)}」檔。${instead}`
}
