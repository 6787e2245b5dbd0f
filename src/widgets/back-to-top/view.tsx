import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { nameOf } from './model.ts'
import type { backToTopSettings } from './settings.ts'

type BackToTopSettings = SettingsOf<typeof backToTopSettings>

const DRAWINGS: Record<BackToTopSettings['icon'], string> = {
  arrow: 'M12 20V5M5 11.5l7-7 7 7',
  chevron: 'M5 15l7-7 7 7',
  top: 'M5 4h14M12 20V9M6 14.5l6-6 6 6',
}
const RADIUS = 100
const STROKE = 10
const MIDDLE = RADIUS + STROKE / 2

/* Every browser takes `#top` for the start of the page, so that the link does its duty without a script. */
export function BackToTopView({ settings }: ViewProps<BackToTopSettings>) {
  const { style, icon, text, offset_top, show_scroll, show_after, foreground, background } = settings
  return (
    <aside
      className="w-back-to-top"
      data-style={style}
      data-offset={offset_top || undefined}
      data-after={show_scroll ? `${show_after + offset_top}px` : undefined}
    >
      <a className="w-back-to-top__link" href="#top">
        <span className="vh">{nameOf(style === 'text_only' ? text : '')}</span>
        {style === 'text_only' && <span aria-hidden="true">{text}</span>}
        {style === 'progress_indicator' && <Ring foreground={foreground} background={background} />}
        {style !== 'text_only' && (
          <svg className="i" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d={DRAWINGS[icon]} />
          </svg>
        )}
      </a>
    </aside>
  )
}

/** Filled clockwise from three o'clock, a hundredth at a time. */
function Ring({ foreground, background }: Pick<BackToTopSettings, 'foreground' | 'background'>) {
  const circle = { cx: MIDDLE, cy: MIDDLE, r: RADIUS, strokeWidth: STROKE, pathLength: 100 }
  return (
    <svg
      className="w-back-to-top__ring"
      viewBox={`0 0 ${2 * MIDDLE} ${2 * MIDDLE}`}
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <circle {...circle} stroke={background || 'var(--c-line)'} />
      <circle {...circle} stroke={foreground || 'var(--c-zhu)'} strokeDasharray="100" strokeDashoffset="100" data-progress />
    </svg>
  )
}
