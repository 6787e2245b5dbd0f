import { closesOnly, parseAction } from '#islands/client/actions/parse.ts'
import { isActionHref } from '#islands/wire.ts'

/** A link that does something in its own page is announced as a button, and one that opens a dialog there says so. */
export function roleOf(href: string): { role: 'button'; 'aria-haspopup'?: 'dialog' } | undefined {
  if (!isActionHref(href)) return undefined
  const action = parseAction(href)
  return action && closesOnly(action) ? { role: 'button' } : { role: 'button', 'aria-haspopup': 'dialog' }
}
