/** Pictures that social networks show of a document without one of its own. */

export const SHARE_IMAGES_HREF = '/share-images/'
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 }

export interface ShareImageName {
  kind: 'post' | 'page'
  id: number
  /** Of everything that is drawn, so that another title or look has another address. */
  version: string
}

const FILE = /^(?<kind>post|page)-(?<id>[1-9]\d{0,8})-(?<version>[\w-]{10})\.png$/

export function shareImageHref({ kind, id, version }: ShareImageName): string {
  return `${SHARE_IMAGES_HREF}${kind}-${id}-${version}.png`
}

export function readShareImageFile(file: string): ShareImageName | null {
  const { kind, id, version } = FILE.exec(file)?.groups ?? {}
  return version === undefined ? null : { kind: kind as ShareImageName['kind'], id: Number(id), version }
}
