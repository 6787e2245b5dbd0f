import { Icon } from '#kit/icon.tsx'
import { SafeLink } from '#kit/links/safe-link.tsx'
import { PictureView } from '#kit/pictures/picture-view.tsx'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { messages } from './messages.ts'
import type { imageSwapSettings } from './settings.ts'

type Props = ViewProps<SettingsOf<typeof imageSwapSettings>>

const SIZES = '(max-width: 767px) 92vw, 41rem'

export function ImageSwapView({ settings }: Props) {
  const { front, back, style, trigger, caption, link } = settings
  const first = front ?? back
  if (first === null) return null
  // With one picture there is nothing to swap.
  const second = front === null ? null : back
  return (
    <figure className="w-image-swap" data-style={style} data-trigger={trigger}>
      <div className="w-image-swap__frame">
        {link === null ? (
          <Faces settings={settings} first={first} second={second} isBackDecorative={false} />
        ) : (
          <SafeLink link={link} className="w-image-swap__link">
            {/* The link is named after its first picture. */}
            <Faces settings={settings} first={first} second={second} isBackDecorative />
          </SafeLink>
        )}
        {/* A checkbox, so that fingers and keys can swap without a script. It covers the picture, or a corner of a linked one. */}
        {second !== null && (
          <label className="w-image-swap__switch" data-corner={link === null ? undefined : true}>
            <input type="checkbox" aria-label={messages.swap} />
            <span className="w-image-swap__sign">
              <Icon name="previous" />
              <Icon name="next" />
            </span>
          </label>
        )}
      </div>
      {caption !== '' && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

interface FacesProps extends Pick<Props, 'settings'> {
  first: NonNullable<Props['settings']['front']>
  second: Props['settings']['back']
  isBackDecorative: boolean
}

function Faces({ settings: { ratio }, first, second, isBackDecorative }: FacesProps) {
  return (
    <span className="w-image-swap__faces">
      <PictureView picture={first} sizes={SIZES} ratio={ratio} className="w-image-swap__front" />
      {second !== null && (
        <PictureView picture={second} sizes={SIZES} ratio={ratio} className="w-image-swap__back" decorative={isBackDecorative} />
      )}
    </span>
  )
}
