import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { BackToTop } from './client.tsx'
import { nameOf } from './model.ts'
import type { backToTopSettings } from './settings.ts'

type BackToTopSettings = SettingsOf<typeof backToTopSettings>

const DRAWINGS: Record<BackToTopSettings['icon'], string> = {
  arrow: 'M12 20V5M5 11.5l7-7 7 7',
  chevron: 'M5 15l7-7 7 7',
  top: 'M5 4h14M12 20V9M6 14.5l6-6 6 6',
}

/* It appears and its ring fills by the style sheet alone: a page pays for a script only when someone reaches for the button. */
export function BackToTopView({ settings }: ViewProps<BackToTopSettings>) {
  const { style, icon, text, offset_top, show_scroll, show_after, foreground, background } = settings
  const words = style === 'text_only' ? text : ''
  return (
    <BackToTop
      when="interaction"
      style={style}
      name={nameOf(words)}
      words={words}
      drawing={style === 'text_only' ? null : DRAWINGS[icon]}
      ring={
        style === 'progress_indicator' ? { track: background || 'var(--c-line)', progress: foreground || 'var(--c-zhu)' } : null
      }
      top={offset_top}
      after={show_scroll ? show_after + offset_top : null}
    />
  )
}
