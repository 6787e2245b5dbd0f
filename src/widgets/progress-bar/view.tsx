import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { ProgressBar } from './client.tsx'
import type { progressBarSettings } from './settings.ts'

export function ProgressBarView({ id, settings }: ViewProps<SettingsOf<typeof progressBarSettings>>) {
  const { title, percentage, style, hide_number: isNumberHidden, duration } = settings
  return (
    <ProgressBar
      when="visible"
      titleId={`${id}-title`}
      title={title}
      percentage={percentage}
      style={style}
      isNumberHidden={isNumberHidden}
      duration={duration}
    />
  )
}
