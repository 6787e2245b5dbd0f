import type { Enhance } from '#islands/wire.ts'
import { loadLazyPane } from '#kit/panes/lazy-pane.ts'
import { handlerFromHash } from '#kit/panes/model.ts'

/** What `<details>` lacks: a hash opens its item, opening one closes its siblings where several started open, lazy content. */
export const enhance: Enhance = (element) => {
  const list = element.querySelector(':scope > .w-accordion')
  if (list === null) return () => {}
  const controller = new AbortController()
  const { signal } = controller
  const items = () => [...list.children].filter((child) => child instanceof HTMLDetailsElement)

  const openFromHash = () => {
    const handler = handlerFromHash(location.hash)
    const item = items().find(({ id }) => id === handler)
    if (item === undefined) return
    item.open = true
    item.scrollIntoView()
  }
  const noticeOpening = ({ target }: Event) => {
    if (!(target instanceof HTMLDetailsElement) || target.parentElement !== list || !target.open) return
    for (const item of items()) if (item !== target) item.open = false
    fetchContent(target)
  }

  openFromHash()
  for (const item of items()) if (item.open) fetchContent(item)
  addEventListener('hashchange', openFromHash, { signal })
  // `toggle` does not bubble, but it can be caught on its way down.
  list.addEventListener('toggle', noticeOpening, { capture: true, signal })
  return () => controller.abort()
}

function fetchContent(item: HTMLDetailsElement): void {
  const panel = item.querySelector(':scope > .w-accordion__panel')
  if (panel !== null) loadLazyPane(panel)
}
