import type { PaneData } from '#kit/panes/model.ts'
import { TabList } from '#kit/panes/tab-list.tsx'
import { TabPanels } from '#kit/panes/tab-panels.tsx'
import { PictureView } from '#kit/pictures/picture-view.tsx'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import type { tabsSettings } from './settings.ts'

type Settings = SettingsOf<typeof tabsSettings>

export function TabsView({ settings, data }: ViewProps<Settings, PaneData[]>) {
  const { items, label, style, trigger, rememberInAddress, align } = settings
  if (items.length === 0) return null
  return (
    <div
      className="w-tabs"
      data-style={style}
      data-align={align}
      data-trigger={trigger}
      data-remember={rememberInAddress ? '' : undefined}
    >
      <TabList block="w-tabs" label={label} orientation={style} items={items} panes={data} renderTab={renderTab} />
      <TabPanels block="w-tabs" items={items} panes={data} />
    </div>
  )
}

function renderTab({ title, subtitle, image }: Settings['items'][number]) {
  return (
    <>
      {image !== null && <PictureView picture={image} sizes="3rem" className="w-tabs__image" decorative />}
      <span>
        {title}
        {subtitle !== '' && <span className="w-tabs__subtitle">{subtitle}</span>}
      </span>
    </>
  )
}
