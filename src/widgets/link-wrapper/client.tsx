'use client'
import { type MouseEvent as ReactMouseEvent, useRef } from 'react'
import { island, Slot, type SlotContent } from '#islands/island.ts'
import { REFUSED } from './messages.ts'

interface LinkWrapperProps {
  link: { href: string; name: string; isNewTab: boolean; rel: string } | null
  /** An address was refused: it is never told to the browser, only that there was one. */
  isRefused: boolean
  content: SlotContent
}

const MIDDLE_BUTTON = 1
const CONTROL =
  'a[href], button, input, select, textarea, label, summary, audio, video, iframe, [contenteditable], [tabindex], [role=button]'

/**
 * The link lies under the content, stretched over the whole block: it opens by mouse, finger and keyboard without a script. Once
 * awake, the content takes the clicks, so that its words can be selected. A click that meant none of its controls is handed to
 * the link, with the keys that were held.
 */
export const LinkWrapper = island('link-wrapper', function LinkWrapper({ link, isRefused, content }: LinkWrapperProps) {
  const anchor = useRef<HTMLAnchorElement>(null)

  const open = (event: ReactMouseEvent) => {
    if (event.defaultPrevented || !isForBlock(event)) return
    if (anchor.current !== null) {
      // A middle click opens a new tab; only held keys can say that to a link.
      const wantsTab = event.button === MIDDLE_BUTTON
      const ctrlKey = event.ctrlKey || wantsTab
      const metaKey = event.metaKey || wantsTab
      const keys = { ctrlKey, metaKey, shiftKey: event.shiftKey }
      anchor.current.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }))
    } else if (isRefused) {
      const [reason, outcome] = REFUSED
      console.error(reason)
      console.log(outcome)
    }
  }
  const handlers = {
    onClick: open,
    onAuxClick: (event: ReactMouseEvent) => {
      if (event.button === MIDDLE_BUTTON && link !== null) open(event)
    },
  }

  return (
    <div className="w-link-wrapper" {...handlers}>
      {link !== null && (
        <a
          ref={anchor}
          className="w-link-wrapper__link"
          href={link.href}
          target={link.isNewTab ? '_blank' : undefined}
          rel={link.rel}
        >
          <span className="vh">{link.name}</span>
        </a>
      )}
      <Slot className="w-link-wrapper__content" content={content} />
    </div>
  )
})

/** Not on a control, and not the end of selecting words. */
function isForBlock({ target, currentTarget }: ReactMouseEvent): boolean {
  const control = target instanceof Element && target.closest(CONTROL)
  if (control && currentTarget.contains(control)) return false
  const selection = getSelection()
  return selection === null || selection.isCollapsed || !selection.containsNode(currentTarget, true)
}
