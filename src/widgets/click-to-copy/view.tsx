import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { ClickToCopy } from './client.tsx'
import type { clickToCopySettings } from './settings.ts'

export function ClickToCopyView({ settings }: ViewProps<SettingsOf<typeof clickToCopySettings>>) {
  const { label, content, style, copy_text: copyText, success_text: successText } = settings
  const words = { label, content, style, copyText, successText }
  return <ClickToCopy when="interaction" {...words} />
}
