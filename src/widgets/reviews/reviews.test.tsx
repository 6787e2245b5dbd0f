import { describe, expect, it } from 'vitest'
import { renderWidget } from '../../../tests/fixtures/render-widget.ts'
import { cutReview, initialOf, isPositive, overviewOf, REVIEW_LENGTH, starsOf } from './model.ts'

const FAMILY = '👩‍👩‍👧'

describe('a review is cut at 120 characters', () => {
  it.each([
    ['one of 120 is not cut', '講'.repeat(120), 120, 0],
    ['one of 121 is', '講'.repeat(121), 120, 1],
    ['by what a reader takes for a character, not by units', FAMILY.repeat(121), 120 * FAMILY.length, FAMILY.length],
    ['with combining marks', 'e\u0301'.repeat(130), 240, 20],
    ['an empty one is empty', '', 0, 0],
  ])('%s', (_rule, text, head, rest) => {
    const cut = cutReview(text)
    expect([cut.head.length, cut.rest.length]).toEqual([head, rest])
    expect(cut.head + cut.rest).toBe(text)
  })

  it('120 is the limit', () => {
    expect(REVIEW_LENGTH).toBe(120)
  })
})

describe('what counts as positive', () => {
  it.each([
    [5, 'none', true],
    [4, 'none', true],
    [3.5, 'none', false],
    [0, 'none', true],
    [1, 'yes', true],
    [5, 'no', false],
  ] as const)('%d stars, recommended: %s: %s', (rating, recommendation, expected) => {
    expect(isPositive({ rating, recommendation })).toBe(expected)
  })
})

it('the overview counts stars where there are any', () => {
  const none = { rating: 0, recommendation: 'yes' as const }
  const five = { rating: 5, recommendation: 'none' as const }
  expect(overviewOf([five, { ...five, rating: 4 }, { ...five, rating: 4 }, none])).toEqual({
    count: 4,
    average: 4.3,
    recommended: 1,
  })
  expect(overviewOf([none])).toEqual({ count: 1, average: null, recommended: 1 })
})

it.each([
  [5, 'full full full full full'],
  [4.3, 'full full full full half'],
  [0.5, 'half none none none none'],
  [0, 'none none none none none'],
])('%d stars', (rating, expected) => {
  expect(starsOf(rating).join(' ')).toBe(expected)
})

it.each([
  ['林昀臻', '林'],
  ['anna', 'A'],
  ['🎤 社團', '🎤'],
  ['', ''],
])('%j without a photograph is %j', (name, expected) => {
  expect(initialOf(name)).toBe(expected)
})

describe('on the page', () => {
  async function render(settings: object) {
    const { html, tags } = await renderWidget('reviews', { id: 'r', ...settings })
    return { html, tags, text: html.replaceAll(/<[^>]*>/g, '') }
  }
  const long = { name: '林昀臻', rating: 4.5, text: `${'講'.repeat(120)}完` }

  it('has the whole text, its end in a part that ‘...More’ opens', async () => {
    const { html, tags } = await render({ items: [long] })
    expect(html).toMatch(/講<\/span><span class="w-reviews__rest" id="b-r-row-1-rest"[^>]*>完<\/span>/)
    const button = tags.find(({ name }) => name === 'button')?.attributes
    expect([button?.get('aria-expanded'), button?.get('aria-controls')]).toEqual(['false', 'b-r-row-1-rest'])
    expect(html).toContain('<span lang="en">...More</span><span class="vh">（林昀臻的評論全文）</span>')
  })

  it('has no button under a short review', async () => {
    expect((await render({ items: [{ ...long, text: '好' }] })).html).not.toContain('<button')
  })

  it('says its stars in words', async () => {
    expect((await render({ items: [long] })).text).toContain('4.5 星，滿分 5 星')
    expect((await render({ items: [{ name: '吳沛蓁', recommendation: 'yes' }] })).text).not.toContain('星')
  })

  it.each(['grid', 'list', 'masonry'])('%s is a list', async (layout) => {
    const { tags } = await render({ items: [long, { ...long, id: 'b' }], layout })
    expect(tags.filter(({ name }) => name === 'li')).toHaveLength(2)
  })

  it('slider is a carousel', async () => {
    const { tags } = await render({ title: '同學說', items: [long, long], layout: 'slider' })
    const region = tags.find(({ attributes }) => attributes.get('aria-roledescription') === '輪播')
    expect(region?.attributes.get('aria-label')).toBe('同學說')
    expect(tags.some(({ name }) => name === 'li')).toBe(false)
  })

  it('only positive ones, where the editor wants so, count in the overview, too', async () => {
    const items = [long, { name: '路人', rating: 1, text: '普通' }]
    const { text } = await render({ items, onlyPositive: true, showOverview: true })
    expect(text).toContain('共 1 則評論')
    expect(text).not.toContain('路人')
  })

  it('says when there is none', async () => {
    expect((await render({ items: [{ name: '路人', rating: 1 }], onlyPositive: true })).text).toContain('目前沒有評論。')
  })
})
