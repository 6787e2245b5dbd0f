import { isPlainClick } from '#islands/client/plain-click.ts'
import { closeOnLeaving } from '#kit/dialog/close-on-leaving.ts'
import { leadsToAnchor, togglesSubmenu } from '../model.ts'
import { itemOf, type NavMenu, switchOf } from './menu.ts'

/** What opened a submenu. One that was opened by a click stays when the pointer leaves. */
type Opener = 'hover' | 'click'

export interface Submenus {
  openByHover(submenu: HTMLDetailsElement): void
  isOpenByHover(submenu: HTMLDetailsElement): boolean
  /** Closes those that are due, and takes the focus out of them to their switch. */
  close(isDue?: (submenu: HTMLDetailsElement) => boolean): void
}

/** What `<details>` lacks as a dropdown: none stays open over what a visitor goes on to. */
export function watchSubmenus(menu: NavMenu, signal: AbortSignal): Submenus {
  const { nav, submenus, narrow } = menu
  const openers = new WeakMap<HTMLDetailsElement, Opener>()

  const close: Submenus['close'] = (isDue = () => true) => {
    for (const submenu of submenus.filter((each) => each.open && isDue(each))) {
      if (submenu.contains(document.activeElement)) switchOf(submenu)?.focus()
      submenu.open = false
    }
  }
  const closeOthers = (submenu: HTMLDetailsElement) => close((other) => !other.contains(submenu))
  const isBesides = (target: EventTarget | null) => (submenu: HTMLDetailsElement) =>
    !itemOf(submenu).contains(target as Node | null)

  // `toggle` does not bubble, but it can be caught on its way down.
  nav.addEventListener('toggle', ({ target }) => settle(submenus.find((submenu) => submenu === target)), {
    capture: true,
    signal,
  })
  nav.addEventListener('click', press, { signal })
  document.addEventListener('click', ({ target }) => !menu.isDrawer() && close(isBesides(target)), { signal })
  document.addEventListener('focusin', leave, { signal })
  document.addEventListener('keydown', dismiss, { signal })
  narrow.addEventListener('change', () => [close(), submenus.forEach(tellState)], { signal })
  closeOnLeaving(() => !menu.isDrawer() && close(), signal)
  submenus.forEach(tellState)
  // The visitor may have opened one and gone on before the script came.
  if (!menu.isDrawer()) close((submenu) => narrow.matches || !itemOf(submenu).matches(':hover, :focus-within'))

  return {
    openByHover(submenu) {
      closeOthers(submenu)
      openers.set(submenu, 'hover')
      submenu.open = true
    },
    isOpenByHover: (submenu) => submenu.open && openers.get(submenu) === 'hover',
    close,
  }

  function settle(submenu: HTMLDetailsElement | undefined) {
    if (!submenu) return
    tellState(submenu)
    if (submenu.open) {
      if (!openers.has(submenu)) openers.set(submenu, 'click')
      if (!menu.isDrawer()) closeOthers(submenu)
    } else {
      openers.delete(submenu)
      // What was open inside would be stale when it opens again.
      close((inner) => inner !== submenu && submenu.contains(inner))
    }
  }

  function press(event: MouseEvent) {
    if (event.defaultPrevented || !isPlainClick(event)) return
    if (!(event.target instanceof Element)) return
    const pressed = event.target.closest('a, summary')
    const submenu = submenus.find((each) => pressed === switchOf(each) || pressed === linkOf(each))
    if (submenu && pressed === linkOf(submenu)) pressText(event, submenu)
    else if (submenu) pressSwitch(event, submenu)
    else if (pressed instanceof HTMLAnchorElement && !menu.isDrawer() && isAnchorHere(pressed)) close()
  }

  function pressText(event: MouseEvent, submenu: HTMLDetailsElement) {
    const { opensOn, clickArea } = menu.look
    if (!togglesSubmenu({ on: 'text', isDrawer: menu.isDrawer(), opensOn, clickArea })) return
    event.preventDefault()
    submenu.open = !submenu.open
  }

  function pressSwitch(event: MouseEvent, submenu: HTMLDetailsElement) {
    // The pointer has opened it on its way here, and whoever presses wants it open. A key press has no pointer.
    if (event.detail === 0 || !submenu.open || openers.get(submenu) !== 'hover') return
    event.preventDefault()
    openers.set(submenu, 'click')
  }

  function leave({ target }: Event) {
    if (menu.isDrawer()) return
    close((submenu) => isBesides(target)(submenu) && !(openers.get(submenu) === 'hover' && itemOf(submenu).matches(':hover')))
  }

  function dismiss({ key, defaultPrevented }: KeyboardEvent) {
    if (key !== 'Escape' || defaultPrevented || menu.isDrawer()) return
    const focused = submenus.filter((submenu) => submenu.open && itemOf(submenu).contains(document.activeElement)).at(-1)
    close((submenu) => focused === undefined || submenu === focused)
  }

  /** A link that opens a submenu instead of leading somewhere says so. */
  function tellState(submenu: HTMLDetailsElement) {
    const isSwitch = togglesSubmenu({ ...menu.look, on: 'text', isDrawer: narrow.matches })
    const link = linkOf(submenu)
    if (link) link.ariaExpanded = isSwitch ? String(submenu.open) : null
  }
}

function linkOf(submenu: Element): HTMLElement | null {
  return itemOf(submenu).querySelector<HTMLElement>(':scope > a')
}

function isAnchorHere(link: HTMLAnchorElement): boolean {
  return leadsToAnchor(new URL(link.href), new URL(location.href))
}
