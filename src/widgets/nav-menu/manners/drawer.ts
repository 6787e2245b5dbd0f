import { closeOnLeaving } from '#kit/dialog/close-on-leaving.ts'
import { leadsToAnchor } from '../model.ts'
import { type NavMenu, submenuOf } from './menu.ts'

/** Gives the off-canvas panel the manners of a modal dialog for as long as it is one. */
export function watchDrawer(menu: NavMenu, signal: AbortSignal): void {
  const { nav, drawer, toggler, narrow } = menu
  let silenced: HTMLElement[] = []

  // Before it closes: the browser gives the focus back to the toggler, which must be able to take it.
  drawer.addEventListener('beforetoggle', ({ newState }) => newState === 'closed' && leave(), { signal })
  drawer.addEventListener('toggle', ({ newState }) => (newState === 'open' ? enter() : returnFocus()), { signal })
  drawer.addEventListener('click', closeForAnchor, { signal })
  narrow.addEventListener('change', () => !narrow.matches && close(), { signal })
  closeOnLeaving(close, signal)
  signal.addEventListener('abort', leave)
  if (menu.isDrawer()) enter()

  function close() {
    if (menu.isDrawer()) drawer.hidePopover()
  }

  // It may be open when the script comes, and tell of it afterwards.
  function enter() {
    if (drawer.role === 'dialog') return
    drawer.role = 'dialog'
    drawer.ariaModal = 'true'
    drawer.setAttribute('aria-labelledby', nav.querySelector('.w-nav-menu__title')?.id ?? '')
    silenced = everythingBesides(drawer).filter(({ inert }) => !inert)
    for (const element of silenced) element.inert = true
    if (!drawer.contains(document.activeElement)) drawer.focus({ preventScroll: true })
    unfold()
  }

  function leave() {
    drawer.role = null
    drawer.ariaModal = null
    drawer.removeAttribute('aria-labelledby')
    for (const element of silenced) element.inert = false
    silenced = []
  }

  function returnFocus() {
    const { activeElement } = document
    if (activeElement === null || activeElement === document.body || drawer.contains(activeElement)) toggler.focus()
  }

  /** Shows where the visitor is, unless the visitor has already opened something. */
  function unfold() {
    const whole = drawer.querySelector<HTMLDetailsElement>('.w-nav-menu__whole')
    if (whole) whole.open = true
    if (menu.submenus.some(({ open }) => open)) return
    for (const item of menu.parents) {
      const submenu = submenuOf(item)
      const isCurrent = item.querySelector(':scope > [aria-current], :scope > details > summary[aria-current]') !== null
      if (submenu && isCurrent) submenu.open = true
    }
  }

  function closeForAnchor({ target }: Event) {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
    if (link && menu.look.isOnePage && leadsToAnchor(new URL(link.href), new URL(location.href))) close()
  }
}

function everythingBesides(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement
  if (parent === null || element === document.body) return []
  const siblings = [...parent.children].filter((child) => child instanceof HTMLElement && child !== element) as HTMLElement[]
  return [...siblings, ...everythingBesides(parent)]
}
