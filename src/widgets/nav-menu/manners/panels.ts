import { megaMenuHref } from '#addresses/mega-menu.ts'
import { insertHtml } from '#islands/client/insert-html.ts'
import { messages } from '../messages.ts'
import { type PanelPlan, readPanelAnswer } from '../model.ts'
import { itemOf, type NavMenu, switchOf } from './menu.ts'

const PATIENCE_MS = 15_000

/** Fetches the panels that the page came without, each once, when its item is hovered, focused or opened. */
export function watchPanels(menu: NavMenu, signal: AbortSignal): void {
  for (const submenu of menu.submenus) {
    const frame = submenu.querySelector<HTMLElement>(':scope > .w-nav-menu__frame[data-panel="waiting"]')
    const plan = frame && menu.panels[frame.id]
    if (plan) watchPanel(menu, submenu, { frame, plan }, signal)
  }
}

interface LatePanel {
  frame: HTMLElement
  plan: PanelPlan
}

function watchPanel(menu: NavMenu, submenu: HTMLDetailsElement, { frame, plan }: LatePanel, signal: AbortSignal): void {
  const item = itemOf(submenu)
  const status = frame.querySelector('[role=status]')
  const retry = frame.querySelector('button')
  const panel = frame.querySelector<HTMLElement>(':scope > .w-nav-menu__mega')

  const isDue = (...states: string[]) =>
    states.includes(frame.dataset.panel ?? '') && !(menu.isDrawer() && plan.narrow === 'submenu')
  const prepare = () => isDue('waiting') && load()
  const open = () => submenu.open && isDue('waiting', 'failed') && load()

  item.addEventListener('pointerenter', prepare, { signal })
  item.addEventListener('focusin', prepare, { signal })
  submenu.addEventListener('toggle', open, { signal })
  retry?.addEventListener('click', () => isDue('failed') && load(), { signal })
  if (item.matches(':hover, :focus-within')) prepare()
  open()

  async function load() {
    show('loading', messages.loading)
    try {
      const html = await fetchPanel(String(plan.fragment))
      if (html === null || panel === null) return showChildren()
      await insertHtml(panel, html)
      const focused = document.activeElement
      show('ready', '')
      if (focused && frame.contains(focused) && !focused.checkVisibility())
        (matchOf(focused, panel) ?? switchOf(submenu))?.focus()
    } catch {
      // Whatever went wrong, the visitor is told, and can try again.
      show('failed', messages.failed)
    }
  }

  function show(state: 'loading' | 'failed' | 'ready', words: string) {
    frame.dataset.panel = state
    frame.ariaBusy = state === 'loading' ? 'true' : null
    if (status) status.textContent = words
    if (retry) retry.hidden = state !== 'failed' && document.activeElement !== retry
  }

  /** There is no such panel any more. */
  function showChildren() {
    for (const name of ['data-panel', 'aria-busy', 'style']) frame.removeAttribute(name)
    item.removeAttribute('data-mega')
  }
}

/** What takes the place of a child, or of the button that was pressed: the link to the same page, else the first thing there. */
function matchOf(gone: Element, panel: HTMLElement): HTMLElement | null {
  const links = [...panel.querySelectorAll<HTMLAnchorElement>('a[href]')]
  const same = gone instanceof HTMLAnchorElement ? links.find(({ href }) => href === gone.href) : undefined
  return same ?? panel.querySelector<HTMLElement>('a[href], button')
}

async function fetchPanel(fragment: string): Promise<string | null> {
  const response = await fetch(megaMenuHref(fragment), { signal: AbortSignal.timeout(PATIENCE_MS) })
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`The panel was answered with ${response.status}`)
  return readPanelAnswer(await response.text())
}
