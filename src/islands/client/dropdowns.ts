import { ATTRIBUTE } from '../wire.ts'

const OPEN = `[${ATTRIBUTE.module}]:not([${ATTRIBUTE.state}=awake]) [${ATTRIBUTE.dropdown}][open]`

/** Closes dropdowns of islands that are not awake on Escape and on a press elsewhere; not those in a drawer, which is not over anything. */
export function watchDropdowns(): void {
  const close = (isDue: (item: Element | null) => unknown) => {
    for (const dropdown of document.querySelectorAll<HTMLDetailsElement>(OPEN)) {
      if (dropdown.closest(':popover-open') || !isDue(dropdown.parentElement)) continue
      if (dropdown.contains(document.activeElement)) dropdown.querySelector('summary')?.focus()
      dropdown.open = false
    }
  }
  document.addEventListener('click', ({ target }) => close((item) => !item?.contains(target as Node)))
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(() => true))
}
