import { SafeLink } from '#kit/links/safe-link.tsx'
import { LightboxFigure } from '#kit/pictures/lightbox-figure.tsx'
import { PictureView } from '#kit/pictures/picture-view.tsx'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import type { ImageData } from './load.ts'
import type { imageSettings } from './settings.ts'

const SIZES = {
  full: '(max-width: 1440px) 92vw, 82rem',
  measure: '(max-width: 767px) 92vw, 42rem',
  half: '(max-width: 767px) 92vw, 41rem',
}

export function ImageView({ settings, data }: ViewProps<SettingsOf<typeof imageSettings>, ImageData>) {
  const { picture, link, width } = settings
  if (picture === null) return null
  const decorative = settings.decorative && link === null
  const zoom = settings.zoom && !decorative
  const caption = settings.caption || picture.caption
  const look = {
    picture,
    sizes: SIZES[width],
    ratio: settings.ratio === 'auto' ? undefined : settings.ratio,
    eager: data.isFirst,
  }
  return (
    <div className="w-image" data-width={width}>
      {zoom && link === null ? (
        <LightboxFigure {...look} caption={caption} />
      ) : (
        <figure>
          {link === null ? (
            <PictureView {...look} decorative={decorative} />
          ) : (
            <SafeLink link={link}>
              <PictureView {...look} />
            </SafeLink>
          )}
          {caption !== '' && <figcaption>{caption}</figcaption>}
        </figure>
      )}
    </div>
  )
}
