import { useLayoutEffect, useRef, useState } from 'react'
import { Slot, type SlotContent } from '#islands/island.ts'
import { messages } from './messages.ts'
import { ALL, type Category, isKept } from './model.ts'
import { createMover } from './move-tiles.ts'
import { useKeptColumns } from './use-kept-columns.ts'

interface Tile {
  id: string
  /** Keys of its categories. */
  keys: readonly string[]
  content: SlotContent
}

export interface TileGridProps {
  label: string
  layout: 'grid' | 'masonry'
  columns: { desktop: number; tablet: number; mobile: number }
  tiles: readonly Tile[]
  /** Empty, and there is no filter. */
  categories: readonly Category[]
  allLabel: string
  /** What tiles are counted in, as in `3 部影片`. */
  unit: string
}

type Mover = ReturnType<typeof createMover>

/** Tiles in rows or, in masonry, in columns one after the other; a filter moves them, and so does a window that changes. */
export function TileGrid(props: TileGridProps) {
  const { label, layout, columns, tiles, categories, allLabel, unit } = props
  const list = useRef<HTMLUListElement>(null)
  const mover = useRef<Mover | null>(null)
  const finish = useRef(() => {})
  const [filter, setFilter] = useState<string | null>(null)
  const isShown = ({ keys }: Tile) => isKept(keys, filter ?? ALL)

  useLayoutEffect(() => {
    if (list.current === null) return
    const made = createMover(list.current, [...list.current.children] as HTMLElement[])
    mover.current = made
    return () => made.release()
  }, [])
  useKeptColumns(list, mover)

  const choose = (key: string) => {
    finish.current = mover.current?.begin() ?? finish.current
    setFilter(key)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: tiles go their way once they are hidden or shown
  useLayoutEffect(() => {
    if (filter === null) return
    finish.current()
    finish.current = () => {}
    for (const [index, tile] of tiles.entries()) keepFromLightbox(list.current?.children[index], !isShown(tile))
  }, [filter])

  const filters = [{ key: ALL, name: allLabel, count: tiles.length }, ...categories]
  const chosen = filters.find(({ key }) => key === filter)
  return (
    <div className="filter-grid" {...groupOf(label)}>
      {categories.length > 1 && (
        <>
          <fieldset className="filter filter-grid__filter">
            <legend className="vh">{messages.filter(label)}</legend>
            <div className="chips">
              {filters.map(({ key, name, count }) => (
                <button
                  key={key}
                  className="chip"
                  type="button"
                  aria-pressed={key === (filter ?? ALL)}
                  onClick={() => choose(key)}
                >
                  <bdi>{name}</bdi> <small>{count}</small>
                </button>
              ))}
            </div>
          </fieldset>
          <p className="vh" role="status">
            {chosen && messages.shown(chosen.name, tiles.filter(isShown).length, unit)}
          </p>
        </>
      )}
      <ul
        ref={list}
        className="filter-grid__list"
        data-layout={layout}
        data-columns={columns.desktop}
        data-tablet={columns.tablet}
        data-mobile={columns.mobile}
      >
        {tiles.map((tile) => (
          <Slot key={tile.id} as="li" className="filter-grid__item" content={tile.content} hidden={!isShown(tile)} />
        ))}
      </ul>
    </div>
  )
}

/** Not a fieldset, which is for the controls of a form. */
function groupOf(name: string) {
  return { role: 'group', 'aria-label': name } as const
}

/** A slideshow shows what the filter shows. */
function keepFromLightbox(tile: Element | undefined, isHidden: boolean): void {
  for (const link of tile?.querySelectorAll('a[data-lightbox]') ?? []) link.setAttribute('data-lightbox', isHidden ? 'no' : '')
}
