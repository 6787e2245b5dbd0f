export const BEST_RATING = 5

/** `4.5 星，滿分 5 星`; empty when nothing was rated. */
export function ratingWords(rating: number): string {
  return rating > 0 ? `${rating} 星，滿分 ${BEST_RATING} 星` : ''
}

/** How full each star is, in halves. */
export function starsOf(rating: number): ('full' | 'half' | 'empty')[] {
  return Array.from({ length: BEST_RATING }, (_, index) => (rating >= index + 1 ? 'full' : rating > index ? 'half' : 'empty'))
}

/** The item that is marked out: the first that asks for it. */
export function markedItem(items: readonly { id: string; active: boolean }[]): string | null {
  return items.find(({ active }) => active)?.id ?? null
}
