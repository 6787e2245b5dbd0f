import { InnerContent } from '#islands/inner-content.tsx'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import type { textSettings } from './settings.ts'

export function TextView({ settings: { body, size, width } }: ViewProps<SettingsOf<typeof textSettings>>) {
  if (body === '') return null
  return (
    <div className="w-text" data-size={size} data-width={width}>
      <InnerContent name={body} className="prose" />
    </div>
  )
}
