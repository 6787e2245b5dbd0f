import type { PaneData } from '#kit/panes/model.ts'
import { Tabs } from '#kit/tabs/client.tsx'
import { tabItems } from '#kit/tabs/tab-items.tsx'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import type { toggleSettings } from './settings.ts'

/** Tabs in the guise of a switch: a mark slides under the active label. */
export function ToggleView({
  settings: { items, label, style },
  data,
}: ViewProps<SettingsOf<typeof toggleSettings>, PaneData[]>) {
  if (items.length === 0) return null
  return (
    <Tabs
      when="interaction"
      block="w-toggle"
      look={{ 'data-style': style, 'data-count': items.length }}
      label={label}
      orientation="horizontal"
      trigger="click"
      isRemembered={false}
      items={tabItems('w-toggle', items, data, ({ title }) => <>{title}</>)}
    />
  )
}
