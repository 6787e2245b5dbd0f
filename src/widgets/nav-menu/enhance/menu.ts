import type { MenuSettings } from '#published/types.ts'
import { BREAKPOINT_PX } from '../model.ts'

/** A menu as its markup tells it. */
export interface NavMenu {
  nav: HTMLElement
  drawer: HTMLElement
  toggler: HTMLElement
  list: HTMLElement
  layout: MenuSettings['layout']
  align: MenuSettings['align']
  opensOn: MenuSettings['opensOn']
  clickArea: MenuSettings['clickArea']
  isOnePage: boolean
  /** Matches where the menu is off-canvas. */
  narrow: MediaQueryList
  /** Items with something below them, of all levels, outer ones first. */
  parents: HTMLElement[]
  submenus: HTMLDetailsElement[]
  /** Whether the off-canvas panel is open. */
  isDrawer(): boolean
}

/** `null` where the markup is not what it should be. */
export function readMenu(island: HTMLElement): NavMenu | null {
  const nav = island.querySelector<HTMLElement>('.w-nav-menu')
  const drawer = nav?.querySelector<HTMLElement>('.w-nav-menu__drawer')
  const toggler = nav?.querySelector<HTMLElement>('.w-nav-menu__toggler')
  const list = nav?.querySelector<HTMLElement>('.w-nav-menu__list')
  if (!nav || !drawer || !toggler || !list) return null
  // A panel may hold another menu.
  const own = <Kind extends HTMLElement>(selector: string) =>
    [...nav.querySelectorAll<Kind>(selector)].filter((element) => element.closest('.w-nav-menu') === nav)
  const { layout, align, opensOn, clickArea, breakpoint, onePage } = nav.dataset
  return {
    nav,
    drawer,
    toggler,
    list,
    layout: layout === 'vertical' ? layout : 'horizontal',
    align: align === 'right' ? align : 'left',
    opensOn: opensOn === 'click' ? opensOn : 'hover',
    clickArea: clickArea === 'item' ? clickArea : 'icon',
    isOnePage: onePage !== undefined,
    narrow: matchMedia(`(max-width: ${BREAKPOINT_PX[breakpoint === 'mobile' ? breakpoint : 'tablet']}px)`),
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
