import { describe, expect, it } from 'vitest'
import { documentOf, paragraph } from '#settings/rich-text/compose.ts'
import { readProps } from '../../../tests/fixtures/read-props.ts'
import { renderWidget } from '../../../tests/fixtures/render-widget.ts'
import { COLLAPSE_HEIGHT_PX, cleanLabel, doesFit, TRANSITION_MS } from './model.ts'

it('shows 79 px when folded, and unfolds within 300 ms, by default', () => {
  expect([COLLAPSE_HEIGHT_PX, TRANSITION_MS]).toEqual([79, 300])
})

it.each([
  ['閱讀更多', '閱讀更多'],
  ['>> 閱讀更多（Read More）…', '閱讀更多Read More'],
  ['<b>Mehr über uns</b>', 'bMehr über unsb'],
  ['اقرأ المزيد!', 'اقرأ المزيد'],
  ['हिन्दी', 'हिन्दी'],
  ['第 2 頁_a', '第 2 頁_a'],
  ['…！？', '展開全文'],
  ['', '展開全文'],
])('the label %j keeps the letters and digits of every script: %j', (label, shown) => {
  expect(cleanLabel(label, '展開全文')).toBe(shown)
})

it.each([
  [79, true],
  [79.6, true],
  [81, false],
])('content of %d px in 79 px fits: %s', (height, expected) => {
  expect(doesFit(height, 79)).toBe(expected)
})

describe('on the page', () => {
  async function render(settings: object) {
    const { html, tags } = await renderWidget('unfold', { text: documentOf(paragraph('全文')), ...settings })
    const button = tags.find(({ name }) => name === 'button')?.attributes
    const box = tags.find(({ attributes }) => attributes.get('class') === 'w-unfold')?.attributes
    return { html, button, box, props: readProps(tags, 'unfold') }
  }

  it('holds all of its content, and a button that says what it does and to what', async () => {
    const { html, button, box, props } = await render({ expand_text: '更多！', collapse_text: '更少！' })
    expect(html).toContain('全文')
    expect(html).toContain(`id="${button?.get('aria-controls')}"`)
    expect(button?.get('aria-expanded')).toBe('false')
    expect(html).toContain('>更多</button>')
    expect(props).toMatchObject({ expandLabel: '更多', collapseLabel: '更少', duration: 300 })
    expect(box?.get('data-height')).toBe('79px')
  })

  it.each([
    ['above', true],
    ['below', false],
  ])('with content %s the button, it comes first: %s', async (direction, isFirst) => {
    const { html } = await render({ direction })
    expect(html.indexOf('>全文') < html.indexOf('<button')).toBe(isFirst)
  })

  it('shows nothing without content', async () => {
    expect((await render({ text: null })).html).toBe('')
  })
})
