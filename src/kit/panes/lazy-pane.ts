import { fetchWidgetArea } from '#islands/client/fetch-widget-area.ts'
import { insertHtml } from '#islands/client/insert-html.ts'

/** On the element that a lazy pane's content goes into: the fragment's id. */
export const LAZY_PANE = 'data-lazy-pane'

const LOADING = '載入中…'
const FAILED = '內容暫時無法載入。'
const RETRY = '再試一次'

const underWay = new WeakSet<Element>()

/** Fetches the content of the lazy panes right inside `panel`, once; one that failed is tried again at the next opening. */
export function loadLazyPane(panel: Element): void {
  const target = panel.querySelector(`:scope > [${LAZY_PANE}]`)
  if (target !== null) void load(panel, target)
}

async function load(panel: Element, target: Element): Promise<void> {
  if (underWay.has(target)) return
  underWay.add(target)
  panel.setAttribute('aria-busy', 'true')
  say(target, LOADING)
  try {
    const html = await fetchWidgetArea(Number(target.getAttribute(LAZY_PANE)))
    await insertHtml(target, html)
    target.removeAttribute(LAZY_PANE)
  } catch {
    say(target, FAILED).append(' ', retryButton(panel, target))
  } finally {
    underWay.delete(target)
    panel.removeAttribute('aria-busy')
  }
}

function say(target: Element, words: string): HTMLElement {
  const status = document.createElement('p')
  status.role = 'status'
  status.className = 'pane-status'
  status.textContent = words
  target.replaceChildren(status)
  return status
}

function retryButton(panel: Element, target: Element): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'btn btn--line btn--small'
  button.textContent = RETRY
  button.addEventListener('click', () => {
    // The button goes away with the message; whoever pressed it stays in the pane.
    if (panel instanceof HTMLElement) panel.focus({ preventScroll: true })
    void load(panel, target)
  })
  return button
}
