import type { PaneData } from '#kit/panes/model.ts'
import { PictureView } from '#kit/pictures/picture-view.tsx'
import { Tabs } from '#kit/tabs/client.tsx'
import { tabItems } from '#kit/tabs/tab-items.tsx'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import type { tabsSettings } from './settings.ts'

type Settings = SettingsOf<typeof tabsSettings>

export function TabsView({ settings, data }: ViewProps<Settings, PaneData[]>) {
  const { items, label, style, trigger, rememberInAddress, align } = settings
  if (items.length === 0) return null
  return (
    <Tabs
      // The loader wakes them, too, when the address names one of their panes.
      when="interaction"
      block="w-tabs"
      look={{ 'data-style': style, 'data-align': align }}
      label={label}
      orientation={style}
      trigger={trigger}
      isRemembered={rememberInAddress}
      items={tabItems('w-tabs', items, data, faceOf)}
    />
  )
}

function faceOf({ title, subtitle, image }: Settings['items'][number]) {
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
