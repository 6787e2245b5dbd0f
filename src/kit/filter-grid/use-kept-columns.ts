import { type RefObject, useEffect } from 'react'
import { createPause } from './model.ts'
import type { createMover } from './move-tiles.ts'

const COLUMNS = '--grid-columns'

/** While the window is being pulled, the tiles keep their columns; after a pause they move to new ones. */
export function useKeptColumns(
  grid: RefObject<HTMLElement | null>,
  mover: RefObject<ReturnType<typeof createMover> | null>,
): void {
  useEffect(() => {
    const list = grid.current
    if (list === null) return
    const readColumns = () => getComputedStyle(list).getPropertyValue(COLUMNS)
    let columns = readColumns()
    let width = list.clientWidth
    const pause = createPause(() => {
      const finish = mover.current?.begin()
      list.style.removeProperty(COLUMNS)
      columns = readColumns()
      finish?.()
    })
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
  }, [grid, mover])
}
