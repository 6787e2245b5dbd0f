import { ButtonLink } from '#kit/links/button-link.tsx'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import type { buttonSettings } from './settings.ts'

export function ButtonView({ settings }: ViewProps<SettingsOf<typeof buttonSettings>>) {
  const { label, link, style, size, align } = settings
  if (label === '' || link === null) return null
  return (
    <div className="w-button" data-align={align}>
      <ButtonLink label={label} link={link} style={style} size={size} />
    </div>
  )
}
