import type { ReactNode } from 'react'
import { messages } from './messages.ts'
import { ALL, type Category, keysOf } from './model.ts'

export interface GridTile {
  id: string
  categories: readonly string[]
  content: ReactNode
}

interface FilterGridProps {
  label: string
  layout: 'grid' | 'masonry'
  columns: { columns: number; columns_tablet: number; columns_mobile: number }
  tiles: readonly GridTile[]
  /** Empty, and there is no filter. */
  categories: readonly Category[]
  allLabel: string
  /** What tiles are counted in, as in `3 部影片`. */
  unit: string
}

/** Tiles in rows or, in masonry, in columns one after the other; the widget's script calls `enhanceFilterGrid`. */
export function FilterGrid({ label, layout, columns, tiles, categories, allLabel, unit }: FilterGridProps) {
  return (
    <div className="filter-grid" {...groupOf(label)}>
      {categories.length > 1 && (
        <>
          <fieldset className="filter filter-grid__filter">
            <legend className="vh">{messages.filter(label)}</legend>
            <div className="chips">
              <FilterButton filter={ALL} name={allLabel} count={tiles.length} isPressed />
              {categories.map(({ key, name, count }) => (
                <FilterButton key={key} filter={key} name={name} count={count} />
              ))}
            </div>
          </fieldset>
          <p className="vh" role="status" data-unit={unit} />
        </>
      )}
      <ul
        className="filter-grid__list"
        data-layout={layout}
        data-columns={columns.columns}
        data-tablet={columns.columns_tablet}
        data-mobile={columns.columns_mobile}
      >
        {tiles.map((tile) => (
          <li key={tile.id} className="filter-grid__item" data-in={keysOf(tile.categories, categories) || undefined}>
            {tile.content}
          </li>
        ))}
      </ul>
    </div>
  )
}

interface FilterButtonProps {
  filter: string
  name: string
  count: number
  isPressed?: boolean
}

function FilterButton({ filter, name, count, isPressed = false }: FilterButtonProps) {
  return (
    <button className="chip" type="button" aria-pressed={isPressed} data-filter={filter}>
      <bdi>{name}</bdi> <small>{count}</small>
    </button>
  )
}

/** Not a fieldset, which is for the controls of a form. */
function groupOf(name: string) {
  return { role: 'group', 'aria-label': name } as const
}
