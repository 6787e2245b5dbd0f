/** The only script that every page gets: wakes islands at their moment, brings in lazy pictures, fetches what a click needs. */
import { VIEWS_HREF } from '#addresses/machines.ts'
import { ATTRIBUTE } from '../wire.ts'
import { watchCommands } from './commands.ts'
import { watchDropdowns } from './dropdowns.ts'
import { runAddressAction, watchLinks } from './links.ts'
import { importScript, readOnDemand } from './on-demand.ts'
import { LAZY_PICTURE, showPicture } from './pictures.ts'
import { releaseIsland, wakeIsland } from './wake.ts'
import { whenIdle } from './when/idle.ts'
import { watchInteraction } from './when/interaction.ts'
import { whenLoaded } from './when/load.ts'
import { whenShown } from './when/shown.ts'
import { whenVisible } from './when/visible.ts'

type When = (element: Element, callback: () => void) => () => void

// `interaction` is not among them: it is watched once, for the whole document.
const MOMENTS: Record<string, When | undefined> = { visible: whenVisible, idle: whenIdle, load: whenLoaded }
const ISLAND = `[${ATTRIBUTE.module}]`

const callOffs = new WeakMap<Element, () => void>()

function watch(root: Element): void {
  for (const picture of findIn(root, LAZY_PICTURE))
    callOffs.set(
      picture,
      whenVisible(picture, () => showPicture(picture)),
    )
  for (const island of findIn(root, `${ISLAND}:not([${ATTRIBUTE.state}])`)) {
    const callOff = MOMENTS[island.getAttribute(ATTRIBUTE.when) ?? '']?.(island, () => wakeIsland(island))
    if (callOff) callOffs.set(island, callOff)
  }
}

function forget(root: Element): void {
  for (const element of findIn(root, `${ISLAND},${LAZY_PICTURE}`)) {
    callOffs.get(element)?.()
    releaseIsland(element)
  }
}

function findIn(root: Element, selector: string): HTMLElement[] {
  const inside = [...root.querySelectorAll<HTMLElement>(selector)]
  return root instanceof HTMLElement && root.matches(selector) ? [root, ...inside] : inside
}

/** A jump into a section brings in all of it, and wakes the island that holds its target, whatever that one waits for. */
function showTarget(): void {
  const [anchor = ''] = location.hash.slice(1).split('?')
  const target = document.querySelector(':target') ?? document.getElementById(decode(anchor))
  const section = target?.closest('section, .w-section') ?? target
  if (!target || !section) return
  const island = target.closest<HTMLElement>(ISLAND)
  if (island) wakeIsland(island)
  findIn(section, LAZY_PICTURE).forEach(showPicture)
  findIn(section, `${ISLAND}[${ATTRIBUTE.when}=visible]`).forEach(wakeIsland)
}

function decode(anchor: string): string {
  try {
    return decodeURIComponent(anchor)
  } catch {
    return anchor
  }
}

function start(): void {
  watch(document.body)
  watchInteraction(wakeIsland)
  watchLinks()
  watchCommands()
  watchDropdowns()
  runAddressAction()
  // Browsers find the target of the first address only after the loader has run.
  if (document.readyState === 'complete') showTarget()
  else addEventListener('load', showTarget)
  addEventListener('hashchange', () => {
    showTarget()
    runAddressAction()
  })
  // Back may lead to what an island showed before the page was loaded again; it is asleep and would not hear of it.
  addEventListener('popstate', () => findIn(document.body, `${ISLAND}:has(> [${ATTRIBUTE.address}])`).forEach(wakeIsland))
  if (readOnDemand()?.hasPopups) whenIdle(document.body, () => void importScript('watch').then(({ start }) => start()))
  addEventListener('beforeprint', () => findIn(document.body, LAZY_PICTURE).forEach(showPicture))

  new MutationObserver((records) => {
    for (const { addedNodes, removedNodes } of records) {
      for (const node of removedNodes) if (node instanceof Element && !node.isConnected) forget(node)
      for (const node of addedNodes) if (node instanceof Element && node.isConnected) watch(node)
    }
  }).observe(document.body, { childList: true, subtree: true })
  // The path alone: who it was is nobody's business. Some browsers are told not to have it.
  navigator.sendBeacon?.(VIEWS_HREF, location.pathname)
}

whenShown(start)
