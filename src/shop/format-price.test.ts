import { expect, it } from 'vitest'
import { formatPrice } from './format-price.ts'

it.each([
  [0, 'NT$0'],
  [120, 'NT$120'],
  [1200, 'NT$1,200'],
  [1_234_567, 'NT$1,234,567'],
])('%d is %s', (price, expected) => {
  expect(formatPrice(price)).toBe(expected)
})
