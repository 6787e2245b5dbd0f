import { SEARCH_HREF } from '#addresses/search.ts'
import type { LoadContext } from '#settings/define-widget.ts'

export interface HeaderSearchData {
  /** The visitor is on the search page already. */
  isCurrent: boolean
}

export function loadHeaderSearch(_settings: unknown, { url }: LoadContext): HeaderSearchData {
  return { isCurrent: url.pathname === SEARCH_HREF }
}
