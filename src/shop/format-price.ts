import { groupThousands } from '#kit/text/group-thousands.ts'

/** `NT$1,200`: whole New Taiwan dollars, as shops in Taiwan write them. */
export function formatPrice(price: number): string {
  return `NT$${groupThousands(price)}`
}
