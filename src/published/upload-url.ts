export const UPLOADS_PATH = '/wp-content/uploads'

const STORED = /^(\d{4})-(\d{2})-([^/\\]+)$/
const PUBLIC = /^\/wp-content\/uploads\/(\d{4})\/(0[1-9]|1[0-2])\/([^/\\\p{Cc}]+)$/u

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
