/**
 * Opens the rows that hold a field, brings the innermost into view and moves the focus there. `layout.1.content.0.body` stands in
 * the rows `layout-row-1` and `layout-1-content-row-0`, as Payload numbers them.
 */
export function showPlace(path: string): void {
  const steps = path.split('.')
  const rows = steps.flatMap((step, index) => {
    const row = /^\d+$/.test(step) && document.getElementById(`${steps.slice(0, index).join('-')}-row-${step}`)
    return row ? [row] : []
  })
  for (const row of rows) {
    const collapsible = row.querySelector('.collapsible')
    if (collapsible?.classList.contains('collapsible--collapsed')) toggleOf(row)?.click()
  }
  const row = rows.at(-1)
  // Rich text has no id.
  const field = document.getElementById(`field-${steps[0]}`) ?? document.querySelector(`[data-field-path="${steps[0]}"]`)
  // Rows open with a movement; the place is known after it.
  setTimeout(() => {
    const control = row ? toggleOf(row) : field && firstControlOf(field)
    control?.focus({ preventScroll: true })
    const place = row ?? field
    place?.scrollIntoView({ block: 'center' })
  }, OPENING_MS)
}

const OPENING_MS = 350

function toggleOf(row: Element): HTMLElement | null {
  return row.querySelector('.collapsible__toggle')
}

/** Where one writes; a picture has buttons instead. */
function firstControlOf(field: Element): HTMLElement | null {
  return field.querySelector<HTMLElement>('[contenteditable="true"]') ?? field.querySelector('button')
}
