import type { Popup, PopupPlace, PopupSummary } from '#published/types.ts'

/** The popups that may open by themselves on a page; the browser checks the rest of their rules. */
export function selectPopups(popups: readonly Popup[], places: readonly PopupPlace[]): PopupSummary[] {
  const isAt = (wanted: readonly PopupPlace[]) => wanted.some((place) => places.includes(place))
  return popups
    .filter(({ pages }) => (pages.shown === 'everywhere' || isAt(pages.shown)) && !isAt(pages.hidden))
    .map(({ id, triggers, rules }) => ({ id, triggers, rules }))
}
