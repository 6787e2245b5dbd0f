/**
 * Scrolls to the headings where the row below them is not in sight: above the window, or behind what sticks there. How fast, the
 * style sheet says, which knows who wants no motion.
 */
export function showFirstRow(body: HTMLTableSectionElement): void {
  const [row] = body.rows
  if (row && !isInSight(row)) body.closest('table')?.tHead?.scrollIntoView({ block: 'nearest' })
}

function isInSight(row: HTMLTableRowElement): boolean {
  const { top, bottom } = row.getBoundingClientRect()
  // The box that scrolls, since of a wide row some may be outside of it.
  const { left, width } = (row.closest('table')?.parentElement ?? row).getBoundingClientRect()
  return [top + 1, bottom - 1].every((y) => row.contains(document.elementFromPoint(left + width / 2, y)))
}
