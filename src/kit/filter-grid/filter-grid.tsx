import type { ReactNode } from 'react'
import { LivingTileGrid } from './client.tsx'
import { type Category, keysOf } from './model.ts'
import { TileGrid } from './tile-grid.tsx'

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
  /** Without a filter, and without a script that moves tiles when the window changes. */
  isStill?: boolean
}

/** Tiles that a visitor can choose among by their categories. */
export function FilterGrid({ columns, tiles, categories, isStill = false, ...words }: FilterGridProps) {
  const grid = {
    ...words,
    columns: { desktop: columns.columns, tablet: columns.columns_tablet, mobile: columns.columns_mobile },
    tiles: tiles.map((tile) => ({ id: tile.id, keys: keysOf(tile.categories, categories), content: <>{tile.content}</> })),
    categories: isStill ? [] : categories,
  }
  return isStill ? <TileGrid {...grid} /> : <LivingTileGrid when="visible" {...grid} />
}
