/** From these widths of its place on, in rem, a table shows as many columns as fit there; the rest collapse. Also in the style sheet. */
export const STEPS = [17, 21, 32, 46, 62] as const
/** No more stand side by side where the rest may collapse. */
const MAX_SHOWN = 10
const MIN_EM = 4
const MAX_EM = 12
const REM_PER_EM = 0.9375
const PADDING_REM = 1.5
const TOGGLE_REM = 2.25
const SAMPLED_ROWS = 200

/** How wide each column wants to be, in em: an even number, as the style sheet knows them. */
export function columnWidths(header: readonly string[], rows: readonly (readonly string[])[]): number[] {
  const sample = rows.slice(0, SAMPLED_ROWS)
  return header.map((heading, column) => {
    const wanted = Math.max(widthOf(heading) + 1, ...sample.map((row) => widthOf(row[column] ?? '')))
    return 2 * Math.ceil(Math.min(MAX_EM, Math.max(MIN_EM, wanted)) / 2)
  })
}

/** How many columns are shown from each step on; `null` where all of them fit. */
export function fittingColumns(widths: readonly number[]): (number | null)[] {
  const rems = widths.map((em) => em * REM_PER_EM + PADDING_REM)
  return STEPS.map((room) => {
    const all = rems.reduce((sum, rem) => sum + rem, 0)
    if (all <= room && rems.length <= MAX_SHOWN) return null
    let used = TOGGLE_REM
    const fitting = rems.findIndex((rem) => {
      used += rem
      return used > room
    })
    return Math.min(MAX_SHOWN, Math.max(1, fitting === -1 ? rems.length - 1 : fitting))
  })
}

function widthOf(text: string): number {
  let width = 0
  for (const point of text.slice(0, 2 * MAX_EM + 8)) width += (point.codePointAt(0) ?? 0) < 0x2e80 ? 0.56 : 1
  return width
}
