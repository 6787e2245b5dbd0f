/** Whether the button is to be seen, `offset` pixels down the page. Offsets may be fractions of a pixel. */
export function isShown(offset: number, threshold: number): boolean {
  return Math.ceil(offset) > threshold
}

/** How much of the page has been scrolled through, in whole per cent. */
export function scrollPercent(offset: number, documentHeight: number, windowHeight: number): number {
  const distance = documentHeight - windowHeight
  // A page that fits into its window cannot be scrolled.
  if (distance <= 0) return 0
  return Math.min(100, Math.max(0, Math.floor((offset / distance) * 100)))
}

const NAME = '回到頁首'

/** The name of the button: it says what the button does, and holds the words on it. */
export function nameOf(shown: string): string {
  return NAME.includes(shown) ? NAME : `${shown}（${NAME}）`
}
