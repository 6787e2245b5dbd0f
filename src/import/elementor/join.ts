import type { Piece } from '../conversion/pieces.ts'

/** Widgets that show many of what Elementor has one widget each for, by the list that holds them. */
const LISTS: Readonly<Record<string, string>> = { team: 'members', testimonials: 'items' }

/** Neighbours become one. */
export function joinNeighbours(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    const both = last === undefined ? null : joinTwo(last, piece)
    if (both === null) joined.push(piece)
    else joined[joined.length - 1] = both
  }
  return joined
}

/** A row in which each column holds one of the same is no row. */
export function joinCells(cells: readonly Piece[][]): Piece[] | null {
  const joined = joinNeighbours(cells.flat())
  return cells.length > 1 && cells.every((cell) => cell.length === 1) && joined.length === 1 ? joined : null
}

function joinTwo(first: Piece, second: Piece): Piece | null {
  if (first.kind !== 'widget' || second.kind !== 'widget' || first.block.blockType !== second.block.blockType) return null
  const list = LISTS[first.block.blockType]
  if (list === undefined) return null
  const rows = [first.block[list], second.block[list]].flatMap((some) => (Array.isArray(some) ? some : []))
  return { kind: 'widget', block: { ...first.block, [list]: rows } }
}
