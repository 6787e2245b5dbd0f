const WHOLE = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/** `NT$1,200`: whole New Taiwan dollars, as shops in Taiwan write them. */
export function formatPrice(price: number): string {
  return `NT$${WHOLE.format(price)}`
}
