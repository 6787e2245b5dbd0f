import { describe, expect, it } from 'vitest'
import { renderWidget } from '../../../tests/fixtures/render-widget.ts'
import { DRAWING_MS, LINE_WIDTH, ringOf, SIZE } from './model.ts'

it('is 150 pixels wide with a line of 20 by default, and drawn in 1000 ms', () => {
  expect([SIZE, LINE_WIDTH, DRAWING_MS]).toEqual([150, 20, 1000])
})

it.each([
  ['by default', 150, 20, { middle: 75, radius: 65, width: 20 }],
  ['with a line as wide as the chart', 80, 100, { middle: 40, radius: 30, width: 20 }],
])('the ring stays in its square and leaves its middle free %s', (_when, size, lineWidth, ring) => {
  expect(ringOf(size, lineWidth)).toEqual(ring)
})

describe('on the page', () => {
  async function render(settings: object) {
    const { html, tags } = await renderWidget('pie-chart', { id: 'p', ...settings })
    const find = (className: string) => tags.find(({ attributes }) => attributes.get('class') === className)?.attributes
    return { html, tags, find, arc: find('w-pie-chart__arc'), ring: find('w-pie-chart__ring') }
  }

  it('is a picture named by its percentage, the final number in the markup', async () => {
    const { html, arc, ring } = await render({ title: '' })
    expect([ring?.get('role'), ring?.get('width')]).toEqual(['img', '150'])
    expect(html).toContain(`<title id="${ring?.get('aria-labelledby')}">40%</title>`)
    expect([arc?.get('stroke-dasharray'), arc?.get('stroke-width'), arc?.get('stroke-linecap')]).toEqual([
      '40 100',
      '20',
      'round',
    ])
    expect(html).toContain('<span class="counting__final">40</span></span>%')
  })

  it('is named by its title where the title is not beside it', async () => {
    expect((await render({ title: '出席' })).html).toContain('>出席：40%</title>')
    const { html } = await render({ title: '出席', style: 'with-content' })
    expect(html).toContain('>40%</title>')
    expect(html).toContain('<h3 class="w-pie-chart__title">出席</h3>')
  })

  it('shows no dot at 0 %', async () => {
    expect((await render({ percentage: 0 })).arc).toBeUndefined()
  })

  it('takes its colours from the palette or as numbers, and nothing else', async () => {
    expect((await render({ color: 'ink' })).arc?.get('stroke')).toBe('var(--c-ink)')
    expect((await render({ color: 'url(https://evil.example/)' })).arc?.get('stroke')).toBe('var(--c-zhu)')
    const { tags, arc } = await render({ color_type: 'gradient', gradient_from: '#FAD470', gradient_to: '#f96933' })
    expect(arc?.get('stroke')).toBe(
      `url(#${tags.find(({ name }) => name.toLowerCase() === 'lineargradient')?.attributes.get('id')})`,
    )
    expect(tags.flatMap(({ attributes }) => attributes.get('stop-color') ?? [])).toEqual(['#fad470', '#f96933'])
  })

  it('has a button to turn it over only where something is on its back', async () => {
    expect((await render({ style: 'with-content', content_style: 'flip', title: '出席' })).html).toContain('翻到說明：出席')
    expect((await render({ style: 'with-content', content_style: 'flip', title: '' })).html).not.toContain('<button')
  })
})
