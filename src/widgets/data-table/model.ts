import { groupThousands } from '#kit/text/group-thousands.ts'
import type { ColumnType, Direction } from './sorting.ts'

/** Rows on a page when an editor left the number empty. */
const UNSET_PAGE_LENGTH = 1
const PAGE_LENGTHS = [10, 25, 50, 100]
/** The choice of all rows on one page. */
export const ALL_ROWS = 0
/** So many rows of a page are laid out at once; a longer page grows. */
export const ROWS_AT_ONCE = 200

export interface Column {
  heading: string
  type: ColumnType
  /** In em. */
  width: number
  /** Numbers stand at the end of their cells. */
  isNumeric: boolean
}

export interface Sorting {
  column: number
  direction: Direction
}

/** What a press on a heading leads to: up, down, and back to the order that the table came in. */
export function nextSorting(sorting: Sorting | null, column: number): Sorting | null {
  if (sorting?.column !== column) return { column, direction: 'ascending' }
  return sorting.direction === 'ascending' ? { column, direction: 'descending' } : null
}

export function pageLength(itemPerPage: number | null): number {
  return itemPerPage === null ? UNSET_PAGE_LENGTH : Math.max(1, itemPerPage)
}

/** What visitors may choose from: the usual lengths and the editor's own. */
export function pageLengthChoices(own: number): number[] {
  return [...new Set([...PAGE_LENGTHS, own])].sort((a, b) => a - b)
}

export interface PageRange {
  page: number
  pageCount: number
  /** Rows before the first one shown, and up to the last one shown. */
  start: number
  end: number
  total: number
}

/** The rows of a page; one that is too far becomes the last. */
export function rangeOf({ total, page, length }: { total: number; page: number; length: number }): PageRange {
  const perPage = length === ALL_ROWS ? Math.max(1, total) : length
  const pageCount = Math.max(1, Math.ceil(total / perPage))
  const current = Math.min(pageCount, Math.max(1, page))
  const start = (current - 1) * perPage
  return { page: current, pageCount, start, end: Math.min(total, start + perPage), total }
}

/** Without rows all three numbers are 0. */
export function fillInfo(text: string, { start, end, total }: Pick<PageRange, 'start' | 'end' | 'total'>): string {
  const numbers = { _START_: total === 0 ? 0 : start + 1, _END_: end, _TOTAL_: total }
  return text.replaceAll(/_(?:START|END|TOTAL)_/g, (mark) => groupThousands(numbers[mark as keyof typeof numbers]))
}

/** The words before and after the menu. */
export function aroundMenu(text: string): [string, string] {
  const [before = '', ...after] = text.split('_MENU_')
  return [before.trim(), after.join('').trim()]
}

/** Full-width and half-width letters, capitals and small ones are the same. */
export function foldText(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}

export function wordsOf(query: string): string[] {
  return foldText(query).split(/\s+/).filter(Boolean)
}

/** Whether every word occurs somewhere in the row; `text` is folded. */
export function hasEveryWord(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word))
}
