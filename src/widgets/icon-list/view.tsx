import { Icon } from '#kit/icon.tsx'
import { SafeLink } from '#kit/links/safe-link.tsx'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import type { iconListSettings } from './settings.ts'

export function IconListView({ settings: { items, layout, size } }: ViewProps<SettingsOf<typeof iconListSettings>>) {
  const shown = items.filter(({ text }) => text !== '')
  if (shown.length === 0) return null
  return (
    <ul className="w-icon-list" data-layout={layout} data-size={size}>
      {shown.map(({ id, icon, text, link }) => (
        <li key={id}>
          <Icon name={icon} />
          {link === null ? <span>{text}</span> : <SafeLink link={link}>{text}</SafeLink>}
        </li>
      ))}
    </ul>
  )
}
