import type { Picture } from '#published/types.ts'
import { PictureView, type Ratio } from './picture-view.tsx'

interface Enlarged {
  picture: Picture
  caption: string
  /** Links of one name are shown one after the other. */
  group?: string
}

interface LightboxFigureProps extends Enlarged {
  sizes: string
  ratio?: Ratio
  eager?: boolean
  hasCaption?: boolean
}

/** A picture that opens its original: by the lightbox where there is script, by the browser where there is none. */
export function LightboxFigure({ picture, caption, group, sizes, ratio, eager, hasCaption = true }: LightboxFigureProps) {
  return (
    <figure>
      <a href={picture.url} {...lightboxAttributes({ picture, caption, group })} aria-label={enlargeLabel(picture)}>
        <PictureView picture={picture} sizes={sizes} ratio={ratio} eager={eager} />
      </a>
      {hasCaption && caption !== '' && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

/** What a link to a picture tells the lightbox. Which of the texts are shown is the site's choice. */
export function lightboxAttributes({ picture, caption, group }: Enlarged) {
  return {
    'data-lightbox': '',
    'data-lightbox-group': group,
    'data-title': picture.title || undefined,
    'data-caption': caption || undefined,
    'data-description': picture.description || undefined,
  }
}

export function enlargeLabel({ alt }: Picture): string {
  return alt === '' ? '查看大圖' : `查看大圖：${alt}`
}
