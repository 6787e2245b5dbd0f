'use client'
import { type RefObject, useEffect, useRef } from 'react'
import { island, Slot, type SlotContent } from '#islands/island.ts'
import { watchDrawer } from './manners/drawer.ts'
import { watchHover } from './manners/hover.ts'
import { readMenu } from './manners/menu.ts'
import { watchPanels } from './manners/panels.ts'
import { watchPlaces } from './manners/place.ts'
import { watchStuck } from './manners/stuck.ts'
import { watchSubmenus } from './manners/submenus.ts'
import type { MenuLook, PanelPlan } from './model.ts'

export interface NavMenuProps {
  drawerId: string
  label: string
  look: MenuLook
  /** Mega panels, by the ids of their frames. */
  panels: Record<string, PanelPlan>
  toggler: SlotContent
  drawer: SlotContent
}

/**
 * One list for wide and narrow screens. It stands in a popover that the style sheet shows in its place where there is room; where
 * there is none, the browser opens it off-canvas, closes it on Escape and keeps it on top. All of that goes without a script,
 * which brings hovering, late panels and the manners of a dialog to the list that the server made.
 */
export const NavMenu = island('nav-menu', function NavMenu(props: NavMenuProps) {
  const { drawerId, label, look, toggler, drawer } = props
  const nav = useRef<HTMLElement>(null)
  useManners(nav, props)
  return (
    <nav
      className="w-nav-menu"
      aria-label={label}
      data-layout={look.layout}
      data-align={look.align}
      data-indicator={look.indicator}
      data-breakpoint={look.breakpoint}
      data-warm=""
      ref={nav}
    >
      <Slot as="button" className="w-nav-menu__toggler icon-btn" type="button" popoverTarget={drawerId} content={toggler} />
      <Slot className="w-nav-menu__drawer" id={drawerId} popover="auto" tabIndex={-1} data-lock="true" content={drawer} />
    </nav>
  )
})

function useManners(nav: RefObject<HTMLElement | null>, { look, panels }: NavMenuProps): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a menu stays what it was when the page came
  useEffect(() => {
    const menu = nav.current && readMenu(nav.current, { look, panels })
    if (!menu) return
    const controller = new AbortController()
    const { signal } = controller
    const submenus = watchSubmenus(menu, signal)
    watchPlaces(menu, signal)
    watchDrawer(menu, signal)
    watchPanels(menu, signal)
    if (look.opensOn === 'hover') watchHover(menu, submenus, signal)
    watchStuck(menu.nav, () => submenus.close((submenu) => !submenus.isOpenByHover(submenu)), signal)
    return () => controller.abort()
  }, [])
}
