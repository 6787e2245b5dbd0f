import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CountedNumber } from './counted-number.tsx'
import { COUNTING_DURATION_MS, NUMBER_DURATION_MS } from './durations.ts'
import { formatNumber, textOnTheWay } from './model.ts'

it('numbers count for 300 ms by default, and for 500 ms where no duration reaches the counting', () => {
  expect(NUMBER_DURATION_MS).toBe(300)
  expect(COUNTING_DURATION_MS).toBe(500)
})

it.each([
  [0, '0'],
  [999, '999'],
  [1254, '1,254'],
  [1_000_000_000, '1,000,000,000'],
  [3.14, '3.14'],
  [12_345.5, '12,345.5'],
])('%d is written %s', (value, text) => {
  expect(formatNumber(value)).toBe(text)
})

it.each([
  ['at the start', 1254, 0, '0'],
  ['half way, in whole numbers', 1254, 0.5, '941'],
  ['with the decimals of its target', 3.14, 0.5, '2.36'],
  ['at the end', 1254, 1, '1,254'],
  ['late', 1254, 7, '1,254'],
  ['before it began', 1254, -1, '0'],
])('%s the number on the way to %d', (_when, target, progress, text) => {
  expect(textOnTheWay(target, progress)).toBe(text)
})

it('the final number is in the markup', () => {
  expect(renderToStaticMarkup(<CountedNumber value={1254} play="none" />)).toBe(
    '<span class="counting"><span class="counting__final">1,254</span></span>',
  )
})
