import type { Slide } from 'yet-another-react-lightbox'
import type {} from 'yet-another-react-lightbox/plugins/video'
import { messages } from './messages.ts'
import { type Content, isOwn } from './model.ts'

declare module 'yet-another-react-lightbox' {
  interface GenericSlide {
    content: Content
  }
  interface SlideTypes {
    /** Words instead of a picture or a film. */
    notice: SlideNotice
  }
  interface SlideNotice extends GenericSlide {
    type: 'notice'
  }
}

export function slideOf(content: Content): Slide {
  const isNotice = content.kind === 'missing' || content.kind === 'elsewhere' || !isOwn(content.address, location.href)
  if (isNotice) return { type: 'notice', content }
  if (content.kind === 'video') {
    const { address: src, autoplay: autoPlay } = content
    return {
      type: 'video',
      content,
      autoPlay,
      sources: [{ src, type: /\.webm$/i.test(new URL(src).pathname) ? 'video/webm' : 'video/mp4' }],
    }
  }
  const { address: src, sources } = content
  const alt = content.alt || messages.pictures
  const largest = sources.at(-1)
  if (largest === undefined) return { type: 'image', src, alt, content }
  // The library picks the file that fits the screen, and a larger one when the picture is enlarged.
  return { type: 'image', src, alt, content, srcSet: [...sources], width: largest.width, height: largest.height }
}
