import type { PaneData } from './model.ts'
import { PaneContent } from './pane-content.tsx'

interface TabPanelsProps {
  /** Class prefix of the widget. */
  block: string
  items: { id: string; title: string; text: string; content: string }[]
  panes: PaneData[]
}

// The focus goes to a panel after its tab, since it may hold nothing else that takes it.
const FOCUSABLE = { tabIndex: 0 }

/** Id of the tab that belongs to a panel. */
export function tabId(handler: string): string {
  return `${handler}-tab`
}

/** The panels of tabs. Without a script all of them show, each under its own heading. */
export function TabPanels({ block, items, panes }: TabPanelsProps) {
  return items.map((item, index) => {
    const pane = panes[index]
    return (
      pane && (
        <div
          key={item.id}
          className={`${block}__panel`}
          id={pane.handler}
          role="tabpanel"
          {...FOCUSABLE}
          aria-labelledby={tabId(pane.handler)}
          hidden={!pane.isOpen}
        >
          <p className={`${block}__plain-title`} aria-hidden="true">
            {item.title}
          </p>
          <PaneContent item={item} pane={pane} />
        </div>
      )
    )
  })
}
