import { Icon } from '#kit/icon.tsx'
import { SafeLink } from '#kit/links/safe-link.tsx'
import { PictureView } from '#kit/pictures/picture-view.tsx'
import type { Picture } from '#published/types.ts'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { ImageSwap } from './client.tsx'
import type { imageSwapSettings } from './settings.ts'

type ImageSwapSettings = SettingsOf<typeof imageSwapSettings>

const SIZES = '(max-width: 767px) 92vw, 41rem'

export function ImageSwapView({ settings }: ViewProps<ImageSwapSettings>) {
  const { front, back, style, trigger, caption, link, ratio } = settings
  const first = front ?? back
  if (first === null) return null
  // With one picture there is nothing to swap.
  const second = front === null ? null : back
  const pictures = { ratio, first, second }
  return (
    <ImageSwap
      when="interaction"
      style={style}
      trigger={trigger}
      faces={
        link === null ? (
          <Faces {...pictures} isBackDecorative={false} />
        ) : (
          <SafeLink link={link} className="w-image-swap__link">
            {/* The link is named after its first picture. */}
            <Faces {...pictures} isBackDecorative />
          </SafeLink>
        )
      }
      sign={second === null ? null : <Sign />}
      isInCorner={link !== null}
      caption={caption}
    />
  )
}

function Sign() {
  return (
    <>
      <Icon name="previous" />
      <Icon name="next" />
    </>
  )
}

interface FacesProps {
  ratio: ImageSwapSettings['ratio']
  first: Picture
  second: Picture | null
  isBackDecorative: boolean
}

function Faces({ ratio, first, second, isBackDecorative }: FacesProps) {
  return (
    <span className="w-image-swap__faces">
      <PictureView picture={first} sizes={SIZES} ratio={ratio} className="w-image-swap__front" />
      {second !== null && (
        <PictureView picture={second} sizes={SIZES} ratio={ratio} className="w-image-swap__back" decorative={isBackDecorative} />
      )}
    </span>
  )
}
