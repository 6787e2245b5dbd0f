/**
 * `npm run test:whole` goes over every product of pages, widths, roles, databases and moments; `npm test` over a fixed choice of it
 * that still touches every page and widget, and every kind of view. CONTRIBUTING.md says what each of the two covers.
 */
export const isWhole = process.env.TEST_WHOLE !== undefined

/** Whether the one at this place is among those that `npm test` looks at: every `step`th, from `first` on. */
export function isChosen(place: number, step: number, first = 0): boolean {
  return isWhole || place % step === first
}

/** Those of them that `npm test` looks at. */
export function chosenOf<Each>(all: readonly Each[], step: number, first = 0): Each[] {
  return all.filter((_, place) => isChosen(place, step, first))
}
