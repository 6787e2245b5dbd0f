import { ATTRIBUTE } from '../wire.ts'

export const LAZY_PICTURE = `img[${ATTRIBUTE.lazySrc}]`

/** Puts a lazy picture's address in place, and says so on the section that waited for it. */
export function showPicture(picture: Element): void {
  // `srcset` first: the other way round the browser fetches `src` as well.
  move(picture, ATTRIBUTE.lazySrcSet, 'srcset')
  move(picture, ATTRIBUTE.lazySrc, 'src')
  picture.closest('[data-state=waiting]')?.setAttribute('data-state', 'loaded')
}

function move(picture: Element, from: string, to: string): void {
  const value = picture.getAttribute(from)
  if (value === null) return
  picture.setAttribute(to, value)
  picture.removeAttribute(from)
}
