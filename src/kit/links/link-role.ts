import { isActionHref } from '#islands/wire.ts'

/** A link that opens a dialog in its own page is announced as a button. */
export function roleOf(href: string): { role: 'button'; 'aria-haspopup': 'dialog' } | undefined {
  return isActionHref(href) ? { role: 'button', 'aria-haspopup': 'dialog' } : undefined
}
