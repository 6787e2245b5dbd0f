/**
 * Opens the rows that hold a field and brings the innermost into view. `layout.1.content.0.body` stands in the rows
 * `layout-row-1` and `layout-1-content-row-0`, as Payload numbers them.
 */
export function showPlace(path: string): void {
  const steps = path.split('.')
  const rows = steps.flatMap((step, index) => {
    const row = /^\d+$/.test(step) && document.getElementById(`${steps.slice(0, index).join('-')}-row-${step}`)
    return row ? [row] : []
  })
  for (const row of rows) {
    const collapsible = row.querySelector('.collapsible')
    if (collapsible?.classList.contains('collapsible--collapsed')) row.querySelector<HTMLElement>('.collapsible__toggle')?.click()
  }
  const target =
    rows.at(-1) ?? document.getElementById(`field-${steps[0]}`) ?? document.querySelector(`.field-type[id*="${steps[0]}"]`)
  // Rows open with a movement; the place is known after it.
  setTimeout(() => target?.scrollIntoView({ block: 'center' }), OPENING_MS)
}

const OPENING_MS = 350
