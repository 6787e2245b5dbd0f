import { expect, it } from 'vitest'
import { readProps } from '../../../tests/fixtures/read-props.ts'
import { renderWidget } from '../../../tests/fixtures/render-widget.ts'

async function render(settings: object) {
  const { html, tags } = await renderWidget('progress-bar', { id: 'p', ...settings })
  const find = (className: string) => tags.find(({ attributes }) => attributes.get('class') === className)?.attributes
  return { html, find, props: readProps(tags, 'progress-bar'), meter: tags.find(({ name }) => name === 'meter')?.attributes }
}

it('is a meter with a name and a value, its final number in the markup', async () => {
  const { html, meter, find } = await render({ title: '籌備進度' })
  expect(['min', 'max', 'value'].map((name) => meter?.get(name))).toEqual(['0', '100', '90'])
  expect(html).toContain(`<span id="${meter?.get('aria-labelledby')}">籌備進度</span>`)
  expect(html).toContain('<span class="counting__final">90</span></span>%')
  expect(find('w-progress-bar__fill')?.get('width')).toBe('90%')
})

it('takes 300 ms unless told otherwise, from 100 ms to 10 s', async () => {
  const durations = await Promise.all(
    [{}, { duration: 3500 }, { duration: 1 }, { duration: 99_999 }].map(
      async (settings) => (await render(settings)).props.duration,
    ),
  )
  expect(durations).toEqual([300, 3500, 100, 10_000])
})

it.each([
  [48.5, '48.5%', '51.5%'],
  [0, '0%', '100%'],
  [100, '100%', '0%'],
  [250, '100%', '0%'],
])('at %d %% the bar and the rest of the way to its mark make a whole', async (percentage, fill, rest) => {
  const { find } = await render({ percentage, style: 'tooltips' })
  expect([find('w-progress-bar__fill')?.get('width'), find('w-progress-bar__rest')?.get('width')]).toEqual([fill, rest])
})

it.each(['default', 'pin'])('in style %s the number can be left out; the meter still says it', async (style) => {
  const { html, meter } = await render({ style, hide_number: true })
  expect(html).not.toContain('counting')
  expect(meter?.get('value')).toBe('90')
  expect(html).toContain('>90%</meter>')
})
