import { PictureView } from '#kit/pictures/picture-view.tsx'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { messages } from './messages.ts'
import { canPause } from './model.ts'
import type { imageMorphSettings } from './settings.ts'

type Props = ViewProps<SettingsOf<typeof imageMorphSettings>>

const SIZES = '(max-width: 767px) 92vw, 28rem'

export function ImageMorphView({ id, settings }: Props) {
  const { fill, picture, words, caption, shapes, easing, direction, duration, delay, loop } = settings
  if (fill === 'picture' && picture === null && words === '') return null
  return (
    <figure
      className="w-image-morph"
      data-shapes={shapes}
      data-easing={easing}
      data-direction={direction}
      data-loop={loop || undefined}
      data-duration={`${duration}ms`}
      data-delay={`${delay}ms`}
    >
      <div className="w-image-morph__shape">
        {fill === 'picture' && picture !== null ? (
          <PictureView picture={picture} sizes={SIZES} ratio="1/1" />
        ) : (
          <>
            <Paint id={id} settings={settings} />
            {words !== '' && <p className="w-image-morph__words">{words}</p>}
          </>
        )}
      </div>
      {/* A checkbox stops the shapes without a script. */}
      {canPause(settings) && (
        <label className="w-image-morph__pause">
          <input type="checkbox" />
          {messages.pause}
        </label>
      )}
      {caption !== '' && <figcaption>{caption}</figcaption>}
    </figure>
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
