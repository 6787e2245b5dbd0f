import { insertHtml } from '#islands/client/insert-html.ts'
import { messages } from '../messages.ts'
import { MEGA_CALL, readPanelAnswer } from '../model.ts'
import { itemOf, type NavMenu } from './menu.ts'

const PATIENCE_MS = 15_000

/** Fetches the panels that the page came without, each once, when its item is hovered, focused or opened. */
export function watchPanels(menu: NavMenu, signal: AbortSignal): void {
  for (const submenu of menu.submenus) {
    const frame = submenu.querySelector<HTMLElement>(':scope > .w-nav-menu__frame[data-panel="waiting"]')
    if (frame) watchPanel(menu, submenu, frame, signal)
  }
}

function watchPanel(menu: NavMenu, submenu: HTMLDetailsElement, frame: HTMLElement, signal: AbortSignal): void {
  const item = itemOf(submenu)
  const status = frame.querySelector('[role=status]')
  const retry = frame.querySelector('button')
  const panel = frame.querySelector<HTMLElement>(':scope > .w-nav-menu__mega')

  const isDue = (...states: string[]) =>
    states.includes(frame.dataset.panel ?? '') && !(menu.isDrawer() && frame.dataset.narrow === 'submenu')
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
      const html = await fetchPanel(frame.dataset.fragment ?? '')
      if (html === null || panel === null) return showChildren()
      await insertHtml(panel, html)
      // The button that was pressed is about to go.
      if (document.activeElement === retry) panel.querySelector<HTMLElement>('a, button')?.focus()
      show('ready', '')
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

async function fetchPanel(fragment: string): Promise<string | null> {
  const answer = await fetch(`${MEGA_CALL}?id=${encodeURIComponent(fragment)}`, { signal: AbortSignal.timeout(PATIENCE_MS) })
  if (answer.status === 404) return null
  if (!answer.ok) throw new Error(`The panel was answered with ${answer.status}`)
  return readPanelAnswer(await answer.text())
}
