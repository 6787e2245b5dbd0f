import type { Enhance } from '#islands/wire.ts'
import { watchDrawer } from './enhance/drawer.ts'
import { watchHover } from './enhance/hover.ts'
import { readMenu } from './enhance/menu.ts'
import { watchPanels } from './enhance/panels.ts'
import { watchPlaces } from './enhance/place.ts'
import { watchStuck } from './enhance/stuck.ts'
import { watchSubmenus } from './enhance/submenus.ts'

export const enhance: Enhance = (island) => {
  const controller = new AbortController()
  const { signal } = controller
  const menu = readMenu(island)
  if (menu !== null) {
    const submenus = watchSubmenus(menu, signal)
    watchPlaces(menu, signal)
    watchDrawer(menu, signal)
    watchPanels(menu, signal)
    if (menu.opensOn === 'hover') watchHover(menu, submenus, signal)
    watchStuck(menu.nav, () => submenus.close((submenu) => !submenus.isOpenByHover(submenu)), signal)
  }
  return () => controller.abort()
}
