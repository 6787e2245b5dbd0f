import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { FunFact } from './client.tsx'
import { durationOf } from './model.ts'
import type { funFactSettings } from './settings.ts'

export function FunFactView({ settings }: ViewProps<SettingsOf<typeof funFactSettings>>) {
  const { number, prefix, suffix, super_text: superText, title, style, duration } = settings
  return (
    <FunFact
      when="visible"
      number={number}
      prefix={prefix}
      suffix={suffix}
      superText={superText}
      title={title}
      style={style}
      duration={durationOf(duration)}
    />
  )
}
