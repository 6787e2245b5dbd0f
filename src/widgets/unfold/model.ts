/** How much of the content is seen when it is folded. */
export const COLLAPSE_HEIGHT_PX = 79
export const TRANSITION_MS = 300
export const EXPAND_TEXT = '展開全文'
export const COLLAPSE_TEXT = '收合'

/** A label of letters and digits, of every script: other characters are stripped. Without any it is the usual one. */
export function cleanLabel(label: string, usual: string): string {
  const cleaned = label
    .replaceAll(/[^\p{L}\p{M}\p{N}_\s]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return cleaned === '' ? usual : cleaned
}

/** Whether there is nothing to unfold. Browsers round heights, each to its own side. */
export function doesFit(contentHeight: number, collapseHeight: number): boolean {
  return contentHeight <= collapseHeight + 1
}
