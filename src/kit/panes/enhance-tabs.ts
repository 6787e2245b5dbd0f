import { LAZY_PANE, loadLazyPane } from './lazy-pane.ts'
import { handlerFromHash, moveFocus, type Orientation } from './model.ts'

/** Where a set of tabs is: a list of tabs and, beside it, their panels, in the same order. */
interface TabSet {
  list: HTMLElement
  tabs: HTMLElement[]
  panels: HTMLElement[]
}

/**
 * Brings tabs to life. Read from the markup: `data-trigger` (`click` or `mouseenter`), `data-remember` (the address keeps the
 * active tab), `aria-orientation` of the list. Returns what lets go of them.
 */
export function enhanceTabs(root: HTMLElement): () => void {
  const set = findTabSet(root)
  if (set === null) return () => {}
  const { list, tabs, panels } = set
  const controller = new AbortController()
  const { signal } = controller
  const orientation: Orientation = list.ariaOrientation === 'vertical' ? 'vertical' : 'horizontal'

  const select = (index: number, isRemembered = root.dataset.remember !== undefined) => {
    const panel = panels[index]
    if (panel === undefined) return
    tabs.forEach((tab, at) => {
      tab.ariaSelected = String(at === index)
      tab.tabIndex = at === index ? 0 : -1
    })
    panels.forEach((each, at) => {
      each.hidden = at !== index
    })
    root.dataset.active = String(index)
    loadLazyPane(panel)
    if (isRemembered) history.replaceState(history.state, '', `#${encodeURIComponent(panel.id)}`)
  }
  const indexOf = (target: EventTarget | null) => tabs.findIndex((tab) => target instanceof Node && tab.contains(target))
  const isActive = (index: number) => tabs[index]?.ariaSelected === 'true'

  list.addEventListener(
    'click',
    ({ target }) => {
      const index = indexOf(target)
      if (index !== -1) select(index)
    },
    { signal },
  )
  list.addEventListener(
    'keydown',
    (event) => {
      const from = indexOf(event.target)
      const to = from === -1 ? null : moveFocus(event.key, from, tabs.length, orientation)
      if (to === null) return
      event.preventDefault()
      tabs[to]?.focus()
      // What still has to be fetched opens by Enter or Space, not in passing.
      if (!panels[to]?.querySelector(`:scope > [${LAZY_PANE}]`)) select(to)
    },
    { signal },
  )
  if (root.dataset.trigger === 'mouseenter') {
    // The pointer that woke the tabs is on one of them already.
    const under = tabs.findIndex((tab) => tab.matches(':hover'))
    if (under !== -1 && !isActive(under)) select(under)
    list.addEventListener(
      'pointerover',
      ({ target, pointerType }) => {
        const index = indexOf(target)
        if (pointerType === 'mouse' && index !== -1 && !isActive(index)) select(index)
      },
      { signal },
    )
  }

  const followHash = () => {
    const handler = handlerFromHash(location.hash)
    const index = panels.findIndex(({ id }) => id === handler)
    if (index !== -1 && !isActive(index)) {
      select(index, false)
      panels[index]?.scrollIntoView({ block: 'nearest' })
    }
  }
  followHash()
  addEventListener('hashchange', followHash, { signal })
  return () => controller.abort()
}

function findTabSet(root: HTMLElement): TabSet | null {
  const list = root.querySelector<HTMLElement>(':scope > [role=tablist]')
  if (list === null) return null
  const tabs = [...list.querySelectorAll<HTMLElement>(':scope > [role=tab]')]
  const panels = [...root.querySelectorAll<HTMLElement>(':scope > [role=tabpanel]')]
  return { list, tabs, panels }
}
