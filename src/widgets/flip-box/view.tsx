import { ButtonLink } from '#kit/links/button-link.tsx'
import { stockOf } from '#kit/paper.ts'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { FlipBox } from './client.tsx'
import { FaceContent, facesOf, hasContent } from './face.tsx'
import { turnLabel } from './messages.ts'
import type { flipBoxSettings } from './settings.ts'

export function FlipBoxView({ settings }: ViewProps<SettingsOf<typeof flipBoxSettings>>) {
  const { style, direction, zoom, trigger, duration, height, level, front_button, back_button, back_link } = settings
  const { front, back } = facesOf(settings)
  if (!hasContent(front) && !hasContent(back)) return null
  return (
    <FlipBox
      when="interaction"
      style={style}
      direction={style === 'zoom' ? zoom : direction}
      trigger={trigger}
      duration={duration}
      height={height}
      turnLabel={turnLabel(front.title)}
      stocks={{ front: stockOf(front.paper), back: stockOf(back.paper) }}
      front={
        <FaceContent face={front} level={level}>
          {trigger === 'button' && (
            <button type="button" className="btn btn--ink w-flip-box__open">
              {front_button}
            </button>
          )}
        </FaceContent>
      }
      back={
        <FaceContent face={back} level={level}>
          <ButtonLink label={back_button} link={back_link} style={back.paper === 'zhu' ? 'paper' : 'zhu'} />
        </FaceContent>
      }
    />
  )
}
