/** Built scripts and style sheets. */
export const ASSETS_HREF = '/assets/'
/** Below it are the style sheets and font files of pages. */
export const FONTS_HREF = '/fonts/'
/** WordPress's folder of uploaded files. */
export const WP_CONTENT_HREF = '/wp-content/'
export const UPLOADS_PATH = `${WP_CONTENT_HREF}uploads`

const STORED = /^(\d{4})-(\d{2})-([^/\\]+)$/
const PUBLIC = new RegExp(`^${UPLOADS_PATH}/(\\d{4})/(0[1-9]|1[0-2])/([^/\\\\\\p{Cc}]+)$`, 'u')

/** Public address of a stored file. */
export function uploadUrl(filename: string): string {
  const [, year, month, name = ''] = STORED.exec(filename) ?? []
  return year === undefined
    ? `${UPLOADS_PATH}/${encodeURIComponent(filename)}`
    : `${UPLOADS_PATH}/${year}/${month}/${encodeURIComponent(name)}`
}

/** Name under which the file of a public, decoded path is stored, or `null` when it can't be one of ours. */
export function storedName(pathname: string): string | null {
  const match = PUBLIC.exec(pathname)
  return match ? `${match[1]}-${match[2]}-${match[3]}` : null
}
