import type { Conversion, FileSource } from '../conversion/conversion.ts'
import { oneLine } from '../conversion/words.ts'
import { attributeOf, type HtmlElement } from './dom.ts'

const NUMBERED = /\bwp-image-(\d+)\b/
/** What lazy loading puts into `src` until a picture is near. */
const STAND_IN = /^data:|\/(?:blank|spacer|transparent|placeholder)\.(?:gif|png)$/i
const LAZY = ['data-src', 'data-lazy-src', 'data-original', 'data-orig-file', 'data-large-file']

/** The media of an `img`; `null` where there is none, which is noted. */
export function pictureOf(element: HtmlElement, conversion: Conversion): number | null {
  const src = attributeOf(element, 'src')
  const lazy = LAZY.map((name) => attributeOf(element, name)).find((address) => address !== '')
  const url = src === '' || STAND_IN.test(src) ? (lazy ?? src) : src
  const number = NUMBERED.exec(attributeOf(element, 'class'))?.[1] ?? attributeOf(element, 'data-id')
  const picture = findPicture({ url, ...(/^\d+$/.test(number) && { id: Number(number) }) }, conversion)
  if (picture !== null) conversion.noteAlt(picture, oneLine(attributeOf(element, 'alt')))
  return picture
}

/** Extensions of what can be shown as a picture. */
export const PICTURES: ReadonlySet<string> = new Set(['jpg', 'jpeg', 'png', 'webp', 'gif', 'svg'])

export function findPicture(source: FileSource, conversion: Conversion): number | null {
  const file = conversion.references.file(source)
  if (file !== null && PICTURES.has(file.extension)) return file.id
  const { url = '', id } = source
  if (url === '' && id === undefined) return null
  conversion.note('picture-missing', url.startsWith('data:') ? 'data:' : url || `#${id}`)
  return null
}

/** A picture that is linked to its own file is meant to be enlarged. */
export function isOwnFile(href: string, picture: number, conversion: Conversion): boolean {
  return conversion.references.file({ url: href })?.id === picture
}
