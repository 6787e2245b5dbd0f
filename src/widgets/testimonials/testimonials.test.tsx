import { describe, expect, it } from 'vitest'
import { carouselLookIn } from '../../../tests/fixtures/read-props.ts'
import { renderWidget } from '../../../tests/fixtures/render-widget.ts'
import { markedItem, ratingWords, starsOf } from './model.ts'

it.each([
  [0, ''],
  [5, '5 星，滿分 5 星'],
  [4.5, '4.5 星，滿分 5 星'],
])('%d stars are read as %j', (rating, words) => {
  expect(ratingWords(rating)).toBe(words)
})

it.each([
  [0.5, ['half', 'empty', 'empty', 'empty', 'empty']],
  [3, ['full', 'full', 'full', 'empty', 'empty']],
  [4.5, ['full', 'full', 'full', 'full', 'half']],
])('%d stars are drawn as %j', (rating, stars) => {
  expect(starsOf(rating)).toEqual(stars)
})

it('marks one item at most', () => {
  const item = (id: string, active: boolean) => ({ id, active })
  expect(markedItem([item('a', false), item('b', true), item('c', true)])).toBe('b')
  expect(markedItem([item('a', false)])).toBeNull()
})

describe('on the page', () => {
  async function render(settings: object) {
    const { html, tags } = await renderWidget('testimonials', { id: 't', ...settings })
    return { html, look: carouselLookIn(tags) }
  }

  it('shows 1, 2 and 1 side by side, 15 px apart, turning in 1000 ms, rotating, without loop', async () => {
    const { look } = await render({})
    expect(look).toMatchObject({ shown: { desktop: 1, tablet: 2, mobile: 1 }, gap: 15, speed: 1000, autoplay: true, delay: 3000 })
    expect(look).toMatchObject({ loop: false, pausesOnHover: true })
  })

  it('quotes, and says who said it', async () => {
    const { html } = await render({ items: [{ quote: '聽', name: '何家瑜', designation: '系友', rating: 4 }] })
    expect(html).toContain('<blockquote class="w-testimonials__quote"><p dir="auto">聽</p></blockquote>')
    expect(html).toContain('<b><bdi>何家瑜</bdi></b><span><bdi>系友</bdi></span>')
    expect(html).toContain('<span class="vh">4 星，滿分 5 星</span>')
  })

  it('draws the first character of a name that has no picture', async () => {
    const { html } = await render({ items: [{ quote: '聽', name: '何家瑜' }] })
    expect(html).toMatch(/<span class="portrait portrait--drawn"[^>]*aria-hidden="true"><span>何<\/span>/)
  })

  it('links a name, and swaps a logo', async () => {
    const link = { kind: 'url', url: '/a/' }
    const { html } = await render({ items: [{ quote: '聽', name: '何', link, logo: 1, hover_logo: 2 }] })
    expect(html).toContain('<a href="/a/">何</a>')
    expect(html.match(/<img/g)).toHaveLength(2)
  })

  it('is left out when nobody said anything', async () => {
    expect((await render({ items: [] })).html).toBe('')
    expect((await render({ items: [{ name: '何' }] })).html).toBe('')
  })
})
