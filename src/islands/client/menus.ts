import { ATTRIBUTE } from '../wire.ts'

const OPEN_DROPDOWN = `details[${ATTRIBUTE.dropdown}][open]`
const POPOVER = '[popover=auto]'

/** What the platform leaves out of menus: Escape closes a dropdown, and none stays open over what a visitor goes on to. */
export function watchMenus(): void {
  const leaveDropdowns = ({ target }: Event) => closeDropdowns((dropdown) => !dropdown.contains(target as Node))
  document.addEventListener('click', leaveDropdowns)
  document.addEventListener('focusin', leaveDropdowns)
  document.addEventListener('focusin', leavePopovers)
  addEventListener('resize', () => closeDropdowns((dropdown) => dropdown.offsetParent === null))
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') closeDropdowns(keepFocus)
  })
}

function closeDropdowns(isDue: (dropdown: HTMLElement) => boolean): void {
  for (const dropdown of document.querySelectorAll<HTMLDetailsElement>(OPEN_DROPDOWN)) {
    if (isDue(dropdown)) dropdown.open = false
  }
}

/** Inside a panel that closes, the focus would be lost. */
function keepFocus(dropdown: HTMLElement): true {
  if (dropdown.contains(document.activeElement)) dropdown.querySelector('summary')?.focus()
  return true
}

function leavePopovers({ target }: Event): void {
  // The button of a popover closes it by itself; closed by then, it would open again.
  if (!(target instanceof Element) || target.closest(`${POPOVER},[popovertarget]`)) return
  for (const popover of document.querySelectorAll<HTMLElement>(POPOVER)) popover.hidePopover?.()
}
