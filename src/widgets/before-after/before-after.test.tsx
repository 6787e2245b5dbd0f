import { describe, expect, it } from 'vitest'
import { renderWidget } from '../../../tests/fixtures/render-widget.ts'
import { AFTER_LABEL, BEFORE_LABEL, isClick, langOf, percentAlong, SPLIT_PERCENT } from './model.ts'

it("is labelled 'Before' and 'After' and split at 50 % by default", () => {
  expect([BEFORE_LABEL, AFTER_LABEL, SPLIT_PERCENT]).toEqual(['Before', 'After', 50])
})

it.each([
  ['in the middle', 150, 50],
  ['in whole per cent', 101.7, 26],
  ['before the start', -40, 0],
  ['beyond the end', 999, 100],
])('a pointer %s', (_where, position, percent) => {
  expect(percentAlong(position, 50, 200)).toBe(percent)
})

it('leaves the split in the middle of a picture that has no size yet', () => {
  expect(percentAlong(10, 0, 0)).toBe(50)
})

it('what moves while it is pressed is no click', () => {
  expect(isClick({ x: 10, y: 10 }, { x: 13, y: 14 })).toBe(true)
  expect(isClick({ x: 10, y: 10 }, { x: 10, y: 16 })).toBe(false)
})

it.each([
  ['Before', 'en'],
  ['整修前', undefined],
  ['Before 整修', undefined],
])('the label %s is read in %s', (label, lang) => {
  expect(langOf(label)).toBe(lang)
})

describe('on the page', () => {
  async function render(settings: object) {
    const { html, tags } = await renderWidget('before-after', { id: 'c', ...settings })
    const find = (className: string) => tags.find(({ attributes }) => attributes.get('class') === className)?.attributes
    return { html, slider: find('w-before-after__slider'), frame: find('w-before-after__frame') }
  }
  const pictures = { before: 1, after: 2 }

  it('is a slider between two labelled pictures', async () => {
    const { html, slider, frame } = await render(pictures)
    expect(html).toContain('<span class="w-before-after__label" lang="en">Before</span>')
    expect(html).toContain('<span class="w-before-after__label" lang="en">After</span>')
    expect(['type', 'min', 'max', 'step', 'value'].map((name) => slider?.get(name))).toEqual(['range', '0', '100', '1', '50'])
    expect(slider?.get('aria-label')).toBe('Before 與 After 的分界')
    expect(slider?.get('aria-valuetext')).toBe('Before 占 50%')
    expect([frame?.get('data-split'), frame?.get('data-orientation')]).toEqual(['50%', 'horizontal'])
  })

  it.each([
    ['the handle', {}, 'handle'],
    ['the whole picture, if a click moves it', { click_to_move: true }, 'picture'],
    ['the whole picture, if it is not the handle alone', { move_with_handle_only: false }, 'picture'],
    ['nothing, if hovering moves it', { move_slider_on_hover: true, click_to_move: true }, 'hover'],
  ])('can be held at %s', async (_what, settings, grip) => {
    expect((await render({ ...pictures, ...settings })).frame?.get('data-grip')).toBe(grip)
  })

  it('measures a vertical one from below, so that the arrow up raises it', async () => {
    const { slider, frame } = await render({ ...pictures, orientation: 'vertical', offset: 30 })
    expect([slider?.get('value'), slider?.get('aria-valuetext'), frame?.get('data-split')]).toEqual(['70', 'After 占 70%', '30%'])
  })

  it('escapes its labels once', async () => {
    expect((await render({ ...pictures, before_label: '<b>&' })).html).toContain('>&lt;b&gt;&amp;</span>')
  })

  it('is a plain picture when the other one is gone, and nothing without both', async () => {
    const { html, slider } = await render({ before: 987_654, after: 2 })
    expect(slider).toBeUndefined()
    expect(html).toContain('<img')
    expect((await render({})).html).toBe('')
  })
})
