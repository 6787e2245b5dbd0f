import { ButtonLink } from '#kit/links/button-link.tsx'
import { stockOf } from '#kit/paper.ts'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { FaceContent, facesOf, hasContent } from './face.tsx'
import { turnLabel } from './messages.ts'
import type { flipBoxSettings } from './settings.ts'

type FlipBoxSettings = SettingsOf<typeof flipBoxSettings>

export function FlipBoxView({ settings }: ViewProps<FlipBoxSettings>) {
  const { style, direction, zoom, trigger, duration, height, level, front_button, back_button, back_link } = settings
  const { front, back } = facesOf(settings)
  if (!hasContent(front) && !hasContent(back)) return null
  return (
    <div
      className="w-flip-box"
      data-style={style}
      data-direction={style === 'zoom' ? zoom : direction}
      data-trigger={trigger}
      data-duration={duration}
      data-height={height}
    >
      {/* First, so that the next Tab from it leads to the back. */}
      <button type="button" className="w-flip-box__turn" aria-pressed="false" aria-label={turnLabel(front.title)}>
        <svg className="i" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M4 12a8 8 0 0 1 13.7-5.6L20 9M20 4v5h-5M20 12a8 8 0 0 1-13.7 5.6L4 15M4 20v-5h5" />
        </svg>
      </button>
      <div className="w-flip-box__faces">
        <div className="w-flip-box__face" data-face="front" data-stock={stockOf(front.paper)}>
          <FaceContent face={front} level={level}>
            {trigger === 'button' && (
              <button type="button" className="btn btn--ink w-flip-box__open">
                {front_button}
              </button>
            )}
          </FaceContent>
        </div>
        <div className="w-flip-box__face" data-face="back" data-stock={stockOf(back.paper)}>
          <FaceContent face={back} level={level}>
            <ButtonLink label={back_button} link={back_link} style={back.paper === 'zhu' ? 'paper' : 'zhu'} />
          </FaceContent>
        </div>
      </div>
    </div>
  )
}
