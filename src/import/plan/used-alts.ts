/** What contents say of a picture to those who do not see it; a picture of the library may say less. */
export interface UsedAlts {
  add(picture: number, words: string): void
  /** What is said most often; of equals, what was said first. */
  mostUsed(picture: number): string | undefined
}

export function createUsedAlts(): UsedAlts {
  const said = new Map<number, Map<string, number>>()
  return {
    add(picture, words) {
      const counts = said.get(picture) ?? new Map<string, number>()
      said.set(picture, counts.set(words, (counts.get(words) ?? 0) + 1))
    },
    mostUsed: (picture) => [...(said.get(picture) ?? [])].toSorted(([, a], [, b]) => b - a)[0]?.[0],
  }
}
