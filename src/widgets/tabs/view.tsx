import type { ViewProps } from '../define-widget.ts'
import type { SettingsOf } from '../settings/define-settings.ts'
import type { PaneData } from '../shared/panes/model.ts'
import { TabPanels, tabId } from '../shared/panes/tab-panels.tsx'
import { PictureView } from '../shared/picture-view.tsx'
import type { tabsSettings } from './settings.ts'

export function TabsView({ settings, data }: ViewProps<SettingsOf<typeof tabsSettings>, PaneData[]>) {
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
      <div className="w-tabs__list" role="tablist" aria-label={label} aria-orientation={style}>
        {items.map(({ id, title, subtitle, image }, index) => {
          const pane = data[index]
          return (
            pane && (
              <button
                key={id}
                type="button"
                className="w-tabs__tab"
                role="tab"
                id={tabId(pane.handler)}
                aria-controls={pane.handler}
                aria-selected={pane.isOpen}
                tabIndex={pane.isOpen ? 0 : -1}
              >
                {image !== null && <PictureView picture={image} sizes="3rem" className="w-tabs__image" decorative />}
                <span>
                  {title}
                  {subtitle !== '' && <span className="w-tabs__subtitle">{subtitle}</span>}
                </span>
              </button>
            )
          )
        })}
      </div>
      <TabPanels block="w-tabs" items={items} panes={data} />
    </div>
  )
}
