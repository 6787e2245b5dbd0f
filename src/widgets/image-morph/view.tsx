import { PictureView } from '#kit/pictures/picture-view.tsx'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { ImageMorph } from './client.tsx'
import { canPause } from './model.ts'
import type { imageMorphSettings } from './settings.ts'

type Props = ViewProps<SettingsOf<typeof imageMorphSettings>>

const SIZES = '(max-width: 767px) 92vw, 28rem'

export function ImageMorphView({ id, settings }: Props) {
  const { fill, picture, words, caption, shapes, easing, direction, duration, delay, loop } = settings
  if (fill === 'picture' && picture === null && words === '') return null
  return (
    <ImageMorph
      when="visible"
      look={{ 'data-shapes': shapes, 'data-easing': easing, 'data-direction': direction, 'data-loop': loop || undefined }}
      duration={duration}
      delay={delay}
      shape={
        fill === 'picture' && picture !== null ? (
          <PictureView picture={picture} sizes={SIZES} ratio="1/1" />
        ) : (
          <>
            <Paint id={id} settings={settings} />
            {words !== '' && <p className="w-image-morph__words">{words}</p>}
          </>
        )
      }
      canPause={canPause(settings)}
      caption={caption}
    />
  )
}

/** Colours come in as attributes of a drawing: inline styles are forbidden. */
function Paint({ id, settings }: Pick<Props, 'id' | 'settings'>) {
  const gradientId = `${id}-gradient`
  const isGradient = settings.fill === 'gradient'
  return (
    <svg className="w-image-morph__paint" width="100%" height="100%" aria-hidden="true" focusable="false">
      {isGradient && (
        <linearGradient id={gradientId} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor={settings.gradient_from || 'var(--c-straw)'} />
          <stop offset="1" stopColor={settings.gradient_to || 'var(--c-peach)'} />
        </linearGradient>
      )}
      <rect width="100%" height="100%" fill={isGradient ? `url(#${gradientId})` : settings.color || 'var(--c-straw)'} />
    </svg>
  )
}
