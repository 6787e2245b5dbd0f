import { BREAKPOINT_PX, type MenuLook, type PanelPlan } from '../model.ts'

/** A menu: what its view says of it, and the parts of its list. */
export interface NavMenu {
  nav: HTMLElement
  drawer: HTMLElement
  toggler: HTMLElement
  list: HTMLElement
  look: MenuLook
  panels: Record<string, PanelPlan>
  /** Matches where the menu is off-canvas. */
  narrow: MediaQueryList
  /** Items with something below them, of all levels, outer ones first. */
  parents: HTMLElement[]
  submenus: HTMLDetailsElement[]
  /** Whether the off-canvas panel is open. */
  isDrawer(): boolean
}

/** `null` where the markup is not what it should be. */
export function readMenu(nav: HTMLElement, { look, panels }: Pick<NavMenu, 'look' | 'panels'>): NavMenu | null {
  const drawer = nav.querySelector<HTMLElement>('.w-nav-menu__drawer')
  const toggler = nav.querySelector<HTMLElement>('.w-nav-menu__toggler')
  const list = nav.querySelector<HTMLElement>('.w-nav-menu__list')
  if (!drawer || !toggler || !list) return null
  // A panel may hold another menu.
  const own = <Kind extends HTMLElement>(selector: string) =>
    [...nav.querySelectorAll<Kind>(selector)].filter((element) => element.closest('.w-nav-menu') === nav)
  return {
    nav,
    drawer,
    toggler,
    list,
    look,
    panels,
    narrow: matchMedia(`(max-width: ${BREAKPOINT_PX[look.breakpoint]}px)`),
    parents: own('.w-nav-menu__item[data-parent]'),
    submenus: own<HTMLDetailsElement>('.w-nav-menu__more'),
    isDrawer: () => drawer.matches(':popover-open'),
  }
}

export function submenuOf(item: Element): HTMLDetailsElement | null {
  return item.querySelector<HTMLDetailsElement>(':scope > .w-nav-menu__more')
}

export function itemOf(submenu: Element): Element {
  return submenu.parentElement ?? submenu
}

export function switchOf(submenu: Element): HTMLElement | null {
  return submenu.querySelector<HTMLElement>(':scope > summary')
}
