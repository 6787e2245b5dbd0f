import { OWN_CALLS_HREF } from './calls.ts'

export const POPUP_HREF = `${OWN_CALLS_HREF}/popup/popup_content`

/** The page of a popup, at the beginning of a link that opens the popup where it can. */
export const POPUP_PAGE = /^\/popup\/\d{1,9}\//

export function popupHref(id: number): string {
  return `${POPUP_HREF}?id=${id}`
}
