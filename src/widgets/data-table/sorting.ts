import { TIME_ZONE_OFFSET_MS } from '#platform/clock/taipei-time.ts'

export type ColumnType = 'text' | 'number' | 'date'
export type Direction = 'ascending' | 'descending'

const NOTHING = /^(?:|[-–—―*]+|n\/?a|無|未定|待定|從缺)$/i
const NUMBER =
  /^(?:nt\$|us\$|[$€£¥])?\s*([+-]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)\s*(?:%|元|人|名|位|分|學分|門|次|場|件|冊|年|歲|週|天|小時|分鐘|公里)?$/
const FULL_DATE =
  /^(?:民國\s*|西元\s*)?(\d{2,4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?(?:\s*\([一二三四五六日]\))?(?:[\sT]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/
const MONTH = /^(?:民國\s*|西元\s*)?(\d{2,4})\s*[-/年]\s*(\d{1,2})\s*月?$/
const DAY = /^(\d{1,2})\s*[/月]\s*(\d{1,2})\s*日?(?:\s*\([一二三四五六日]\))?$/
const ROC_ERA = 1911

/** What a column holds: numbers or dates when every cell that says something is one. */
export function typeOf(cells: readonly string[]): ColumnType {
  const said = cells.map(fold).filter((cell) => !NOTHING.test(cell))
  if (said.length === 0) return 'text'
  if (said.every((cell) => parseNumber(cell) !== null)) return 'number'
  return said.every((cell) => parseDate(cell) !== null) ? 'date' : 'text'
}

export function parseNumber(cell: string): number | null {
  const [, digits] = NUMBER.exec(fold(cell)) ?? []
  return digits === undefined ? null : Number(digits.replaceAll(',', ''))
}

/** A moment on Taipei's clock. Years of up to three digits are of the Republic; a day without a year is of any. */
export function parseDate(cell: string): number | null {
  const text = fold(cell)
  const full = FULL_DATE.exec(text)
  if (full) return momentOf(full.slice(1).map((part) => Number(part ?? 0)))
  const month = MONTH.exec(text)
  if (month) return momentOf([Number(month[1]), Number(month[2]), 1])
  const day = DAY.exec(text)
  return day ? momentOf([2000, Number(day[1]), Number(day[2])]) : null
}

function momentOf([year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0]: number[]): number | null {
  const date = new Date(0)
  date.setUTCFullYear(year < 1000 ? year + ROC_ERA : year, month - 1, day)
  date.setUTCHours(hour, minute, second)
  // 30 February would roll over into March.
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.getTime() - TIME_ZONE_OFFSET_MS : null
}

/** Indexes of the cells in order; those that say nothing come last either way, and equal ones keep theirs. */
export function sortIndexes(cells: readonly string[], type: ColumnType, direction: Direction): number[] {
  const sign = direction === 'ascending' ? 1 : -1
  const indexes = cells.map((_, index) => index)
  const isNothing = cells.map((cell) => NOTHING.test(fold(cell)))
  const compare = type === 'text' ? compareStrokes(cells) : compareKeys(cells, type)
  return indexes.sort((a, b) => Number(isNothing[a]) - Number(isNothing[b]) || sign * compare(a, b) || a - b)
}

function compareStrokes(cells: readonly string[]) {
  const { compare } = new Intl.Collator('zh-Hant-TW-u-co-stroke', { numeric: true })
  return (a: number, b: number) => compare(cells[a] ?? '', cells[b] ?? '')
}

function compareKeys(cells: readonly string[], type: 'number' | 'date') {
  const keyOf = type === 'number' ? parseNumber : parseDate
  const keys = cells.map((cell) => keyOf(cell) ?? 0)
  return (a: number, b: number) => (keys[a] ?? 0) - (keys[b] ?? 0)
}

function fold(cell: string): string {
  return cell.normalize('NFKC').replaceAll('−', '-').trim().toLowerCase()
}
