import type { ViewProps } from '../define-widget.ts'
import type { SettingsOf } from '../settings/define-settings.ts'
import type { PaneData } from '../shared/panes/model.ts'
import { TabPanels, tabId } from '../shared/panes/tab-panels.tsx'
import type { toggleSettings } from './settings.ts'

/** Tabs in the guise of a switch: a mark slides under the active label. */
export function ToggleView({
  settings: { items, label, style },
  data,
}: ViewProps<SettingsOf<typeof toggleSettings>, PaneData[]>) {
  if (items.length === 0) return null
  return (
    <div className="w-toggle" data-style={style} data-count={items.length} data-active={data.findIndex(({ isOpen }) => isOpen)}>
      <div className="w-toggle__list" role="tablist" aria-label={label} aria-orientation="horizontal">
        {items.map(({ id, title }, index) => {
          const pane = data[index]
          return (
            pane && (
              <button
                key={id}
                type="button"
                className="w-toggle__tab"
                role="tab"
                id={tabId(pane.handler)}
                aria-controls={pane.handler}
                aria-selected={pane.isOpen}
                tabIndex={pane.isOpen ? 0 : -1}
              >
                {title}
              </button>
            )
          )
        })}
      </div>
      <TabPanels block="w-toggle" items={items} panes={data} />
    </div>
  )
}
