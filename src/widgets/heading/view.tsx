import { Phrase } from '#kit/text/phrase.tsx'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import type { headingSettings } from './settings.ts'

export function HeadingView({ settings }: ViewProps<SettingsOf<typeof headingSettings>>) {
  const { text, level, style, align, subtitle, anchor } = settings
  if (text === '') return null
  const Tag = `h${level}` as const
  return (
    <div className="w-heading" data-style={style} data-align={align}>
      <Tag className="w-heading__text" id={anchor || undefined}>
        <Phrase text={text} />
      </Tag>
      {subtitle !== '' && <p className="w-heading__subtitle">{subtitle}</p>}
    </div>
  )
}
