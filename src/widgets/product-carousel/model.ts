/** From this width of the window on, in pixels, the carousel has this device's number of columns; the style sheet has the same. */
export const PRODUCT_BREAKPOINTS = [
  { from: 640, columns: 'mobile' },
  { from: 768, columns: 'tablet' },
  { from: 1024, columns: 'desktop' },
] as const
