import type { Enhance } from '#islands/wire.ts'
import { REFUSED } from './messages.ts'

const MIDDLE_BUTTON = 1
const CONTROL =
  'a[href], button, input, select, textarea, label, summary, audio, video, iframe, [contenteditable], [tabindex], [role=button]'

/**
 * Once awake, the content takes the clicks, so that its words can be selected. A click that meant none of its controls is
 * handed to the link, with the keys that were held.
 */
export const enhance: Enhance = (element) => {
  const block = element.querySelector<HTMLElement>(':scope > .w-link-wrapper')
  if (block === null) return () => {}
  const life = new AbortController()
  const { signal } = life
  const link = block.querySelector<HTMLAnchorElement>(':scope > .w-link-wrapper__link')

  const open = (event: MouseEvent) => {
    if (event.defaultPrevented || !isForBlock(event, block)) return
    if (link !== null) {
      // A middle click opens a new tab; only held keys can say that to a link.
      const wantsTab = event.button === MIDDLE_BUTTON
      const ctrlKey = event.ctrlKey || wantsTab
      const metaKey = event.metaKey || wantsTab
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey: event.shiftKey }))
    } else if (block.dataset.refused !== undefined) {
      const [reason, outcome] = REFUSED
      console.error(reason)
      console.log(outcome)
    }
  }
  block.addEventListener('click', open, { signal })
  block.addEventListener(
    'auxclick',
    (event) => {
      if (event.button === MIDDLE_BUTTON && link !== null) open(event)
    },
    { signal },
  )
  return () => life.abort()
}

/** Not on a control, and not the end of selecting words. */
function isForBlock({ target }: MouseEvent, block: HTMLElement): boolean {
  const control = target instanceof Element && target.closest(CONTROL)
  if (control && block.contains(control)) return false
  const selection = getSelection()
  return selection === null || selection.isCollapsed || !selection.containsNode(block, true)
}
