import { LightboxFigure, lightboxAttributes } from '#kit/pictures/lightbox-figure.tsx'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import type { lightboxSettings } from './settings.ts'

export function LightboxView({ id, settings }: ViewProps<SettingsOf<typeof lightboxSettings>>) {
  const { display, linkText, columns, ratio, showCaptions, slideshow } = settings
  const pictures = settings.pictures.flatMap(({ id: row, picture, caption }) =>
    picture === null ? [] : [{ key: row, picture, caption: caption || picture.caption, group: slideshow ? id : `${id}-${row}` }],
  )
  const [first, ...others] = pictures
  if (first === undefined) return null
  if (display === 'link') {
    return (
      <div className="w-lightbox">
        <a className="more" href={first.picture.url} {...lightboxAttributes(first)} data-alt={first.picture.alt}>
          {linkText}
        </a>
        {slideshow && others.length > 0 && (
          <ul className="w-lightbox__others">
            {others.map((other) => (
              <li key={other.key}>
                <a href={other.picture.url} {...lightboxAttributes(other)} data-alt={other.picture.alt}>
                  {other.picture.title || other.picture.alt || '圖片'}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    )
  }
  const sizes = `(max-width: 767px) 46vw, ${Math.round(82 / columns)}rem`
  return (
    <div className="w-lightbox">
      <ul className="w-lightbox__grid" data-columns={columns}>
        {pictures.map(({ key, picture, caption, group }) => (
          <li key={key}>
            <LightboxFigure {...{ picture, caption, group, sizes, ratio }} hasCaption={showCaptions} />
          </li>
        ))}
      </ul>
    </div>
  )
}
