/** Signs of the site outside its pages: on a browser's tab, on a home screen. */

export const MANIFEST_HREF = '/manifest.json'
export const ICONS_HREF = '/icons/'
/** In pixels: iOS, Android, its start screen. */
export type IconSize = 180 | 192 | 512

/** What mails show: it stays where it is when the look changes, since mails are kept. */
export const SIGN_HREF = `${ICONS_HREF}sign.png`

export const ICON_ROUTE = `${ICONS_HREF}:file`
const FILE = /^(?<size>180|192|512)-(?<version>[\w-]{8})\.png$/

/** Another look has other addresses, so that browsers may keep what they have. */
export function iconHref(size: IconSize, version: string): string {
  return `${ICONS_HREF}${size}-${version}.png`
}

export function readIconFile(file: string): { size: IconSize; version: string } | null {
  const { size, version } = FILE.exec(file)?.groups ?? {}
  return version === undefined ? null : { size: Number(size) as IconSize, version }
}
