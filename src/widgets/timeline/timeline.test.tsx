import { describe, expect, it } from 'vitest'
import { renderWidget } from '../../../tests/fixtures/render-widget.ts'
import { hasEntered, highlightedIndex, moveHighlight, VISIBLE_PART } from './model.ts'

it('an item comes in when 10 % of it is visible', () => {
  expect(VISIBLE_PART).toBe(0.1)
  expect(hasEntered({ part: 0.09, pixels: 20 }, 800)).toBe(false)
  expect(hasEntered({ part: 0.1, pixels: 20 }, 800)).toBe(true)
})

it('an item ten times as high as the window comes in when it fills half of it', () => {
  expect(hasEntered({ part: 0.04, pixels: 399 }, 800)).toBe(false)
  expect(hasEntered({ part: 0.05, pixels: 400 }, 800)).toBe(true)
})

it.each([
  ['none is marked', [false, false, false], 0],
  ['one is marked', [false, true, false], 1],
  ['several are marked', [false, true, true], 1],
])('of a horizontal timeline where %s, the highlight is on the right one', (_case, marks, index) => {
  expect(highlightedIndex(marks.map((active) => ({ active })))).toBe(index)
})

it.each([
  ['ArrowRight', 1, 2],
  ['ArrowRight', 4, 4],
  ['ArrowLeft', 1, 0],
  ['ArrowLeft', 0, 0],
  ['Home', 3, 0],
  ['End', 0, 4],
  ['ArrowDown', 1, null],
  ['constructor', 1, null],
])('%s moves the highlight from %d to %s', (key, from, to) => {
  expect(moveHighlight(key, from, 5)).toBe(to)
})

describe('on the page', () => {
  async function render(settings: object) {
    const { html, tags } = await renderWidget('timeline', settings)
    return { html, items: tags.filter(({ name }) => name === 'li').map(({ attributes }) => attributes), tags }
  }
  const items = [
    { id: 'a', date: '11.28', title: '說明會', subtitle: '下一站', text: '有手語翻譯。', address: '會議廳' },
    { id: 'b', title: '口試', link: { kind: 'url', url: '/admission/' }, active: true },
  ]

  it('is an ordered list: date, title, subtitle, text and place, in this order', async () => {
    const { html } = await render({ items })
    expect(html).toContain('<ol class="w-timeline__list">')
    expect(html.replaceAll(/<[^>]*>/g, '|')).toMatch(/11\.28\|+說明會\|+下一站\|+有手語翻譯。\|+地點：\|會議廳/)
    expect(html).toContain('<h3 class="w-timeline__title"><a href="/admission/">口試</a></h3>')
  })

  it('says by more than colour which item is the present one', async () => {
    const { items: vertical } = await render({ items })
    expect(vertical.map((item) => item.get('aria-current'))).toEqual([undefined, 'step'])
  })

  it('highlights the first item of a horizontal one unless another is marked', async () => {
    const highlights = async (marked: boolean) => {
      const rows = items.map((item) => ({ ...item, active: marked && item.id === 'b' }))
      return (await render({ items: rows, layout: 'horizontal' })).items.map((item) => item.has('data-highlighted'))
    }
    expect(await highlights(false)).toEqual([true, false])
    expect(await highlights(true)).toEqual([false, true])
  })

  it('can be scrolled by keyboard where it is horizontal, and says what it is', async () => {
    const { tags } = await render({ items, layout: 'horizontal', label: '沿革' })
    const scroller = tags.find(({ attributes }) => attributes.get('class') === 'w-timeline__scroller')?.attributes
    expect([scroller?.get('tabindex'), scroller?.get('role'), scroller?.get('aria-label')]).toEqual(['0', 'group', '沿革'])
  })

  it('shows nothing without items, and all of two hundred', async () => {
    expect((await render({ items: [] })).html).toBe('')
    const many = Array.from({ length: 250 }, (_, index) => ({ title: `第 ${index} 集` }))
    expect((await render({ items: many })).items).toHaveLength(200)
  })
})
