/** The first of several moments; `null` is never. */
export function earliest(...moments: (Date | null)[]): Date | null {
  const known = moments.filter((moment) => moment !== null)
  return known.length === 0 ? null : new Date(Math.min(...known.map(Number)))
}
