import { ATTRIBUTE } from '#islands/wire.ts'
import { PictureView } from '#kit/pictures/picture-view.tsx'
import type { Picture } from '#published/types.ts'

const SIZES = '100vw'

/** Decoration under a section. A lazy one gets its address from the loader, 200 px before it comes into view. */
export function SectionBackground({ picture, isEager }: { picture: Picture; isEager: boolean }) {
  if (isEager) return <PictureView picture={picture} className="w-section__bg" sizes={SIZES} eager decorative />
  const { renditions, url, width, height } = picture
  const srcSet = renditions.map((rendition) => `${rendition.url} ${rendition.width}w`).join(', ')
  const lazy = { [ATTRIBUTE.lazySrc]: renditions.at(-1)?.url ?? url, [ATTRIBUTE.lazySrcSet]: srcSet || undefined }
  return (
    <>
      <img className="w-section__bg" alt="" width={width} height={height} sizes={srcSet === '' ? undefined : SIZES} {...lazy} />
      <noscript>
        <PictureView picture={picture} className="w-section__bg" sizes={SIZES} decorative />
      </noscript>
    </>
  )
}
