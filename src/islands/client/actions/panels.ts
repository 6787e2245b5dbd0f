import { PANEL_EVENT, type PanelDetail } from '../../wire.ts'
import { findActions } from './carrier.ts'
import { type Action, closesOnly, panelModeOf } from './parse.ts'

const watched = new WeakSet<HTMLDialogElement>()

export function movePanel(action: Action, opener: HTMLElement | null): void {
  const mode = panelModeOf(action)
  const panel = findPanel(action)
  if (!panel || !mode) return
  watchPanel(panel)
  const event = new CustomEvent<PanelDetail>(PANEL_EVENT, { cancelable: true, detail: { mode, opener } })
  if (!panel.dispatchEvent(event)) return
  const shouldOpen = mode === 'open' || (mode === 'toggle' && !panel.open)
  if (!shouldOpen) panel.close()
  else if (!panel.open) panel.showModal()
}

function findPanel({ name, settings: { id } }: Action): HTMLDialogElement | null {
  if (!name.startsWith('off_canvas:') || typeof id !== 'string' || id === '') return null
  const panels = [...document.querySelectorAll<HTMLDialogElement>('dialog[data-off-canvas]')]
  return panels.find((panel) => [panel.dataset.offCanvas, panel.id].includes(id) || panel.id === `off-canvas-${id}`) ?? null
}

/** Links that open a panel say whether it is open, whoever opened or closed it. */
function watchPanel(panel: HTMLDialogElement): void {
  if (watched.has(panel)) return
  watched.add(panel)
  new MutationObserver(() => describeLinks(panel)).observe(panel, { attributeFilter: ['open'] })
}

function describeLinks(panel: HTMLDialogElement): void {
  for (const [link, action] of findActions()) {
    if (findPanel(action) !== panel || closesOnly(action)) continue
    if (panel.id !== '') link.setAttribute('aria-controls', panel.id)
    link.setAttribute('aria-expanded', String(panel.open))
  }
}
