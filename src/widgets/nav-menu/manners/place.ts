import { placePanel } from '../model.ts'
import { itemOf, type NavMenu } from './menu.ts'

/** Keeps what opens inside the window, and gives panels the width that their menu asks for. */
export function watchPlaces(menu: NavMenu, signal: AbortSignal): void {
  const placeAll = () => {
    for (const submenu of menu.submenus) place(menu, submenu)
  }
  menu.nav.addEventListener('toggle', placeAll, { capture: true, signal })
  addEventListener('resize', placeAll, { signal })
  menu.narrow.addEventListener('change', placeAll, { signal })
  signal.addEventListener('abort', () => menu.submenus.forEach(release))
  placeAll()
}

function place(menu: NavMenu, submenu: HTMLDetailsElement): void {
  const frame = frameOf(submenu)
  if (frame === null) return
  release(submenu)
  if (!submenu.open || menu.isDrawer() || menu.narrow.matches) return
  const room = document.documentElement.clientWidth
  const plan = menu.panels[frame.id]
  // One that was not there after all has left its place to the children.
  if (plan === undefined || frame.dataset.panel === undefined) {
    frame.toggleAttribute('data-flip', frame.getBoundingClientRect().right > room)
    return
  }
  const span = placePanel({
    layout: menu.look.layout,
    align: menu.look.align,
    width: plan.width,
    position: plan.position,
    room,
    item: itemOf(submenu).getBoundingClientRect(),
    menu: menu.look.layout === 'vertical' ? menu.list.getBoundingClientRect() : menu.nav.getBoundingClientRect(),
    container: (menu.nav.closest('.w-columns') ?? menu.nav).getBoundingClientRect(),
  })
  if (span === null) return
  const origin = frame.offsetParent?.getBoundingClientRect().left ?? 0
  // The server may write no styles, but scripts may.
  frame.style.insetInline = `${span.left - origin}px auto`
  frame.style.inlineSize = `${span.width}px`
}

function release(submenu: HTMLDetailsElement): void {
  const frame = frameOf(submenu)
  frame?.removeAttribute('data-flip')
  frame?.style.removeProperty('inset-inline')
  frame?.style.removeProperty('inline-size')
}

function frameOf(submenu: Element): HTMLElement | null {
  return submenu.querySelector<HTMLElement>(':scope > .w-nav-menu__frame')
}
