import type { Picture } from '#published/types.ts'

/** Shapes that a picture can be cropped to; `styles/picture.css` knows the same ones. */
export type Ratio = '1/1' | '4/3' | '3/2' | '16/10' | '16/9' | '21/8' | '4/5'

interface PictureViewProps {
  picture: Picture
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes: string
  /** The first picture that a visitor sees. */
  eager?: boolean
  className?: string
  ratio?: Ratio
  /** The text beside the picture says it all. */
  decorative?: boolean
}

// Inline styles are forbidden, so the focal point snaps to a grid that the style sheet can name.
function snapFocal(percent: number): number | undefined {
  const snapped = Math.round(Math.min(100, Math.max(0, percent)) / 25) * 25
  return snapped === 50 || Number.isNaN(snapped) ? undefined : snapped
}

export function PictureView({ picture, sizes, eager = false, className, ratio, decorative = false }: PictureViewProps) {
  const hasRenditions = picture.renditions.length > 0
  return (
    <img
      className={className}
      src={picture.renditions.at(-1)?.url ?? picture.url}
      srcSet={hasRenditions ? picture.renditions.map(({ url, width }) => `${url} ${width}w`).join(', ') : undefined}
      sizes={hasRenditions ? sizes : undefined}
      alt={decorative ? '' : picture.alt}
      width={picture.width}
      height={picture.height}
      loading={eager ? undefined : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      data-ratio={ratio}
      data-focal-x={snapFocal(picture.focal.x)}
      data-focal-y={snapFocal(picture.focal.y)}
    />
  )
}
