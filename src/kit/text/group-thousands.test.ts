import fc from 'fast-check'
import { expect, it } from 'vitest'
import { groupThousands } from './group-thousands.ts'

it.each([
  [0, 0, '0'],
  [999, 0, '999'],
  [1000, 0, '1,000'],
  [-123_456, 0, '-123,456'],
  [1_234_567.1234, 4, '1,234,567.1234'],
  [1199.6, 0, '1,200'],
  [2.355, 2, '2.36'],
])('%d with %d decimals is %s', (value, decimals, text) => {
  expect(groupThousands(value, decimals)).toBe(text)
})

it('writes whole numbers as the language of numbers does', () => {
  fc.assert(
    fc.property(fc.integer(), (value) => {
      expect(groupThousands(value)).toBe(value.toLocaleString('en-US'))
    }),
  )
})
