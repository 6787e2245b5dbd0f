import { ATTRIBUTE, ISLAND_ERROR_EVENT, type IslandErrorDetail } from '../wire.ts'

const written = new Set<string>()

/** Tells the console (each failure once) and whoever listens. Never throws at the page. */
export function reportIslandError(element: Element, error: unknown): void {
  const widget = element.getAttribute(ATTRIBUTE.widget) ?? ''
  const failure = `${widget}: ${error instanceof Error ? error.message : typeof error}`
  if (!written.has(failure)) {
    written.add(failure)
    console.error(`Island ${failure}`, error)
  }
  document.dispatchEvent(new CustomEvent<IslandErrorDetail>(ISLAND_ERROR_EVENT, { detail: { widget, error } }))
}
