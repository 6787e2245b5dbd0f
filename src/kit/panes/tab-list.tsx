import type { ReactNode } from 'react'
import type { Orientation, PaneData } from './model.ts'
import { tabId } from './tab-panels.tsx'

interface TabListProps<Item> {
  /** Class prefix of the widget. */
  block: string
  label: string
  orientation: Orientation
  items: Item[]
  panes: PaneData[]
  /** What stands on a tab. */
  renderTab: (item: Item) => ReactNode
}

/** The row of tabs above its panels: one of them is in the order of the Tab key, arrow keys reach the others. */
export function TabList<Item extends { id: string }>({ block, label, orientation, items, panes, renderTab }: TabListProps<Item>) {
  return (
    <div className={`${block}__list`} role="tablist" aria-label={label} aria-orientation={orientation}>
      {items.map((item, index) => {
        const pane = panes[index]
        return (
          pane && (
            <button
              key={item.id}
              type="button"
              className={`${block}__tab`}
              role="tab"
              id={tabId(pane.handler)}
              aria-controls={pane.handler}
              aria-selected={pane.isOpen}
              tabIndex={pane.isOpen ? 0 : -1}
            >
              {renderTab(item)}
            </button>
          )
        )
      })}
    </div>
  )
}
