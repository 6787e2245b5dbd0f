import type { Picture } from '#content/read/types.ts'
import { PictureView, type Ratio } from './picture-view.tsx'

interface LightboxFigureProps {
  picture: Picture
  caption: string
  sizes: string
  ratio?: Ratio
  eager?: boolean
  className?: string
}

/** A picture that opens its original: by the lightbox where there is script, by the browser where there is none. */
export function LightboxFigure({ picture, caption, sizes, ratio, eager, className }: LightboxFigureProps) {
  return (
    <figure className={className}>
      <a
        href={picture.url}
        data-lightbox=""
        data-title={picture.title || undefined}
        data-description={picture.description || undefined}
        aria-label={picture.alt === '' ? '查看大圖' : `查看大圖：${picture.alt}`}
      >
        <PictureView picture={picture} sizes={sizes} ratio={ratio} eager={eager} />
      </a>
      {caption !== '' && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
