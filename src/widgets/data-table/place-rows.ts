/** Makes these the rows of the table's body. Those that stand there already are not touched: one of them may hold the focus. */
export function placeRows(body: HTMLTableSectionElement, rows: readonly HTMLTableRowElement[]): void {
  const there = body.rows
  const isBeginning = there.length <= rows.length && rows.slice(0, there.length).every((row, index) => row === there[index])
  if (isBeginning) body.append(...rows.slice(there.length))
  else body.replaceChildren(...rows)
}
