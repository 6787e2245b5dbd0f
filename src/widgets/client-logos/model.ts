export const MOST_ROWS = 3

/** Columns of `rows` items each, read from top to bottom; only the last may have fewer. */
export function columnsOf<Item>(items: readonly Item[], rows: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / rows) }, (_, index) => items.slice(index * rows, (index + 1) * rows))
}
