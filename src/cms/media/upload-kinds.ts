interface UploadKind {
  /** Under which it is stored and served. */
  type: string
  /** What its bytes may show; makers of files disagree about the names. */
  shows: readonly string[]
  mostMb: number
}

const kind = (type: string, mostMb: number, ...others: string[]): UploadKind => ({ type, shows: [type, ...others], mostMb })

/** What may be uploaded, by extension. AVIF and HEIF are refused. */
export const UPLOAD_KINDS: Readonly<Record<string, UploadKind>> = {
  jpg: kind('image/jpeg', 20),
  jpeg: kind('image/jpeg', 20),
  png: kind('image/png', 20),
  webp: kind('image/webp', 20),
  gif: kind('image/gif', 20),
  svg: kind('image/svg+xml', 2),
  pdf: kind('application/pdf', 20),
  mp4: kind('video/mp4', 200, 'video/x-m4v'),
  webm: kind('video/webm', 200),
  mp3: kind('audio/mpeg', 50),
  // Recorders write sound alone under the marks of a film, too.
  m4a: kind('audio/mp4', 50, 'audio/x-m4a', 'video/mp4'),
  ogg: kind('audio/ogg', 50, 'audio/ogg; codecs=opus', 'application/ogg'),
  vtt: kind('text/vtt', 1),
  csv: kind('text/csv', 20),
}

export const UPLOAD_TYPES = [...new Set(Object.values(UPLOAD_KINDS).flatMap(({ shows }) => shows))]

const RASTER = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif'])

/** Pictures made of pixels: they can be cut, and nothing in them can run. */
export function isRaster(type: string): boolean {
  return RASTER.has(type)
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
}

/** Why a file of this extension is refused. */
export function refusalOf(extension: string): string {
  const instead = Object.hasOwn(INSTEAD, extension) ? INSTEAD[extension] : `可以用 ${Object.keys(UPLOAD_KINDS).join('、')}。`
  return `不能上傳「.${extension}」檔。${instead}`
}
