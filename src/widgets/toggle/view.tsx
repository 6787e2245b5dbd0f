import type { PaneData } from '#kit/panes/model.ts'
import { TabList } from '#kit/panes/tab-list.tsx'
import { TabPanels } from '#kit/panes/tab-panels.tsx'
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
    <div className="w-toggle" data-style={style} data-count={items.length} data-active={data.findIndex(({ isOpen }) => isOpen)}>
      <TabList
        block="w-toggle"
        label={label}
        orientation="horizontal"
        items={items}
        panes={data}
        renderTab={({ title }) => title}
      />
      <TabPanels block="w-toggle" items={items} panes={data} />
    </div>
  )
}
