import { OWN_CALLS_HREF } from './calls.ts'

/** How an address says what the lists of its page show: `list-<block id>=2`, `e-filter-<block id>-<taxonomy>=a+b`. */

export const REFRESH_LOOP_HREF = `${OWN_CALLS_HREF}/refresh-loop`

const PAGE_PREFIX = 'list-'
const FILTER_PREFIX = 'e-filter-'

/** Every list has a parameter of its own, so that turning the pages of one leaves the others alone. */
export function pageParameter(id: string): string {
  return PAGE_PREFIX + id
}

export function isPageParameter(name: string): boolean {
  return name.startsWith(PAGE_PREFIX)
}

export function filterParameter(id: string, taxonomy: string): string {
  return `${FILTER_PREFIX}${id}-${taxonomy}`
}

export function isFilterParameter(name: string): boolean {
  return name.startsWith(FILTER_PREFIX)
}

export function isListParameter(name: string): boolean {
  return /^(?:list-[\w-]{1,60}|e-filter-[\w-]{1,60}-(?:category|tag))$/.test(name)
}
