import { describe, expect, it } from 'vitest'
import { readProps } from '../../../tests/fixtures/read-props.ts'
import { renderWidget } from '../../../tests/fixtures/render-widget.ts'
import { isShown, nameOf, scrollPercent } from './model.ts'

it.each([
  [0, 400, false],
  [400, 400, false],
  [400.2, 400, true],
  [401, 400, true],
  [0, 0, false],
  [0.5, 0, true],
])('%d pixels down, with a threshold of %d, it is shown: %s', (offset, threshold, expected) => {
  expect(isShown(offset, threshold)).toBe(expected)
})

it.each([
  ['at the top', 0, 2000, 800, 0],
  ['in whole per cent, rounded down', 119, 2000, 800, 9],
  ['at the end', 1200, 2000, 800, 100],
  ['beyond the end, as elastic scrolling has it', 1300, 2000, 800, 100],
  ['above the top', -50, 2000, 800, 0],
  ['on a page as high as its window', 0, 800, 800, 0],
  ['on a page lower than its window', 0, 300, 800, 0],
])('scrolled %s', (_where, offset, documentHeight, windowHeight, percent) => {
  expect(scrollPercent(offset, documentHeight, windowHeight)).toBe(percent)
})

it.each([
  ['', '回到頁首'],
  ['頁首', '回到頁首'],
  ['回到頁首', '回到頁首'],
  ['Top', 'Top（回到頁首）'],
])('with %j on it, its name is %s', (shown, name) => {
  expect(nameOf(shown)).toBe(name)
})

describe('on the page', () => {
  async function render(settings: object) {
    const { html, tags } = await renderWidget('back-to-top', settings)
    return { html, box: tags.find(({ name }) => name === 'aside')?.attributes, tags }
  }

  it('is a link to the start of the page, always shown unless it is to wait', async () => {
    const { html, box } = await render({})
    expect(html).toContain('<a class="w-back-to-top__link" href="#top"><span class="vh">回到頁首</span>')
    expect(box?.has('data-after')).toBe(false)
    expect(box?.get('data-style')).toBe('icon_only')
  })

  it('appears after show_after and offset_top together', async () => {
    const { box, tags } = await render({ show_scroll: true, show_after: 250, offset_top: 80 })
    expect(box?.get('data-after')).toBe('330px')
    expect(readProps(tags, 'back-to-top')).toMatchObject({ top: 80, after: 330 })
  })

  it('takes the colours of its ring from the palette or as numbers, and nothing else', async () => {
    const strokes = async (foreground: unknown, background: unknown) =>
      (await render({ style: 'progress_indicator', foreground, background })).tags.flatMap(
        ({ attributes }) => attributes.get('stroke') ?? [],
      )
    expect(await strokes('#ABC', 'peach')).toEqual(['var(--c-peach)', '#abc'])
    expect(await strokes('url(https://evil.example/)', 'red;x')).toEqual(['var(--c-line)', 'var(--c-zhu)'])
  })
})
