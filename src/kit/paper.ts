/** The `data-stock` of a chosen paper; plain paper needs none. */
export function stockOf(paper: string): string | undefined {
  return paper === 'none' ? undefined : paper
}
