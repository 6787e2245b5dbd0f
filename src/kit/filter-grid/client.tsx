'use client'
import { island } from '#islands/island.ts'
import { TileGrid } from './tile-grid.tsx'

export const LivingTileGrid = island('filter-grid', TileGrid)
