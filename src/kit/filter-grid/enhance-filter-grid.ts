import { messages } from './messages.ts'
import { createPause, isKept } from './model.ts'
import { createMover } from './move-tiles.ts'

const COLUMNS = '--grid-columns'

/** Filters the first `FilterGrid` inside the element, and moves its tiles when the window changes. */
export function enhanceFilterGrid(element: HTMLElement): () => void {
  const grid = element.querySelector<HTMLElement>('.filter-grid')
  const list = grid?.querySelector<HTMLElement>(':scope > .filter-grid__list')
  if (!grid || !list) return () => {}
  const life = new AbortController()
  const tiles = [...list.children].filter((child) => child instanceof HTMLElement)
  const buttons = [...grid.querySelectorAll<HTMLButtonElement>('.filter-grid__filter [data-filter]')]
  const status = grid.querySelector<HTMLElement>('[role="status"]')
  const mover = createMover(list, tiles)

  function choose(button: HTMLButtonElement): void {
    const { filter = '' } = button.dataset
    for (const other of buttons) other.setAttribute('aria-pressed', String(other === button))
    let count = 0
    mover.relay(() => {
      for (const tile of tiles) {
        tile.hidden = !isKept(tile.dataset.in ?? '', filter)
        if (!tile.hidden) count += 1
      }
    })
    for (const tile of tiles) keepFromLightbox(tile, !isKept(tile.dataset.in ?? '', filter))
    const name = button.querySelector('bdi')?.textContent ?? ''
    if (status) status.textContent = messages.shown(name, count, status.dataset.unit ?? '')
  }
  for (const button of buttons) button.addEventListener('click', () => choose(button), { signal: life.signal })

  const release = watchSize(list, mover.relay)
  return () => {
    life.abort()
    release()
    mover.release()
  }
}

/** While the window is being pulled, the tiles keep their columns; after a pause they move to new ones. */
function watchSize(list: HTMLElement, relay: (change: () => void) => void): () => void {
  const readColumns = () => getComputedStyle(list).getPropertyValue(COLUMNS)
  let columns = readColumns()
  let width = list.clientWidth
  const pause = createPause(() =>
    relay(() => {
      list.style.removeProperty(COLUMNS)
      columns = readColumns()
    }),
  )
  const observer = new ResizeObserver(() => {
    if (list.clientWidth === width) return
    // A gallery that was hidden until now has had no columns to keep.
    if (width > 0) list.style.setProperty(COLUMNS, columns)
    width = list.clientWidth
    pause.ask()
  })
  observer.observe(list)
  return () => {
    observer.disconnect()
    pause.cancel()
    list.style.removeProperty(COLUMNS)
  }
}

/** A slideshow shows what the filter shows. */
function keepFromLightbox(tile: HTMLElement, isHidden: boolean): void {
  for (const link of tile.querySelectorAll('a[data-lightbox]')) link.setAttribute('data-lightbox', isHidden ? 'no' : '')
}
