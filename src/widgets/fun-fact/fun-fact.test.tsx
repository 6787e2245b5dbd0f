import { expect, it } from 'vitest'
import { readProps } from '../../../tests/fixtures/read-props.ts'
import { renderWidget } from '../../../tests/fixtures/render-widget.ts'
import { durationOf, isLong, wheelsOf } from './model.ts'

async function render(settings: object) {
  const { html, tags } = await renderWidget('fun-fact', { id: 'f', ...settings })
  return { html, props: readProps(tags, 'fun-fact') }
}

it('has the final number in its markup, with thousands separators and its decimals', async () => {
  expect((await render({ number: 1254 })).html).toContain('<span class="counting__final">1,254</span>')
  expect((await render({ number: 4.87 })).html).toContain('<span class="counting__final">4.87</span>')
  expect((await render({})).html).toContain('<span class="counting__final">254</span>')
})

it('counts for 300 ms by default; emptied, no duration reaches the counting, which takes its own 500 ms', async () => {
  expect((await render({})).props.duration).toBe(300)
  expect((await render({ duration: null })).props).not.toHaveProperty('duration')
})

it.each([
  [null, undefined],
  [1, 100],
  [3500, 3500],
  [99_999, 10_000],
])('a duration of %s becomes %s', (stored, duration) => {
  expect(durationOf(stored)).toBe(duration)
})

it('slides digits only: separators and points stand', () => {
  expect(wheelsOf('1,254.5').map(({ digit }) => digit)).toEqual([1, null, 2, 5, 4, null, 5])
})

it('leaves out what has no words', async () => {
  const { html } = await render({ suffix: '', title: '' })
  expect(html).not.toMatch(/__affix|__super|__title/)
})

it.each([
  [9_999_999, false],
  [123_456.78, true],
  [1_000_000_000, true],
])('%d is too long for large figures: %s', (number, expected) => {
  expect(isLong(number)).toBe(expected)
})
