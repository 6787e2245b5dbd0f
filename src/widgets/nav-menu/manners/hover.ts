import { LEAVE_GRACE_MS, SWITCH_DELAY_MS } from '../model.ts'
import { type NavMenu, submenuOf } from './menu.ts'
import type { Submenus } from './submenus.ts'

/** Opens submenus under a mouse or a pen. A finger has its click. */
export function watchHover(menu: NavMenu, submenus: Submenus, signal: AbortSignal): void {
  let opening: ReturnType<typeof setTimeout> | undefined
  const leaving = new Map<HTMLElement, ReturnType<typeof setTimeout>>()

  for (const item of menu.parents) {
    item.addEventListener('pointerenter', ({ pointerType }) => pointerType !== 'touch' && enter(item), { signal })
    item.addEventListener('pointerleave', ({ pointerType }) => pointerType !== 'touch' && leave(item), { signal })
    // The pointer was here before the script.
    if (matchMedia('(hover: hover)').matches && item.matches(':hover')) enter(item)
  }
  signal.addEventListener('abort', () => [opening, ...leaving.values()].forEach(clearTimeout))

  function enter(item: HTMLElement) {
    clearTimeout(leaving.get(item))
    const submenu = submenuOf(item)
    if (menu.isDrawer() || submenu === null || submenu.open) return
    const isSwitching = menu.submenus.some((other) => other.open && !other.contains(item))
    if (!isSwitching) return submenus.openByHover(submenu)
    clearTimeout(opening)
    opening = setTimeout(() => submenus.openByHover(submenu), SWITCH_DELAY_MS)
  }

  function leave(item: HTMLElement) {
    clearTimeout(opening)
    clearTimeout(leaving.get(item))
    leaving.set(item, setTimeout(closeUnlessUsed, LEAVE_GRACE_MS, item))
  }

  function closeUnlessUsed(item: HTMLElement) {
    const submenu = submenuOf(item)
    if (submenu === null || !submenus.isOpenByHover(submenu)) return
    if (item.matches(':hover') || submenu.querySelector(':focus-visible') !== null) return
    submenus.close((each) => each === submenu)
  }
}
