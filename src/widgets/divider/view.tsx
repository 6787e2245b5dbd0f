import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import type { dividerSettings } from './settings.ts'

export function DividerView({ settings: { style, spacing } }: ViewProps<SettingsOf<typeof dividerSettings>>) {
  return <hr className="w-divider" data-style={style} data-spacing={spacing} />
}
