import type { Slide } from 'yet-another-react-lightbox'
import { messages } from './messages.ts'
import { type Content, isOwn } from './model.ts'

declare module 'yet-another-react-lightbox' {
  interface GenericSlide {
    content: Content
  }
  interface SlideTypes {
    /** Everything but pictures: a film, or words instead. */
    other: SlideOther
  }
  interface SlideOther extends GenericSlide {
    type: 'other'
  }
}

export function slideOf(content: Content): Slide {
  if (content.kind !== 'picture' || !isOwn(content.address, location.href)) return { type: 'other', content }
  const { address: src, sources } = content
  const alt = content.alt || messages.pictures
  const largest = sources.at(-1)
  if (largest === undefined) return { type: 'image', src, alt, content }
  // The library picks the file that fits the screen, and a larger one when the picture is enlarged.
  return { type: 'image', src, alt, content, srcSet: [...sources], width: largest.width, height: largest.height }
}
