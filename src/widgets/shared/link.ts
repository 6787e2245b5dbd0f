import { isActionHref } from '#islands/wire.ts'

/** A link that has passed the judge of addresses. */
export interface Link {
  href: string
  /** On another host. */
  isExternal: boolean
  newTab: boolean
}

/** A link that opens a dialog in its own page is announced as a button. */
export function roleOf(href: string): { role: 'button'; 'aria-haspopup': 'dialog' } | undefined {
  return isActionHref(href) ? { role: 'button', 'aria-haspopup': 'dialog' } : undefined
}
