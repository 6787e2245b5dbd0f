import { expect, it } from 'vitest'
import { renderWidget } from '../../../tests/fixtures/render-widget.ts'

async function render(settings: object) {
  const { html, tags } = await renderWidget('price-menu', { id: 'p', ...settings })
  return { html, tags, text: html.replaceAll(/<[^>]*>/g, '') }
}

const link = { kind: 'url', url: '/facilities/' }
const items = [
  { id: 'a', title: '錄音室', description: '六人', price: 'NT$600', image: 1, link },
  { id: 'b', title: '小劇場', price: '<免費>', link },
]

it('a list says what each item is and costs, the price at its right', async () => {
  const { html, tags, text } = await render({ items })
  expect(tags.filter(({ name }) => name === 'li')).toHaveLength(2)
  expect(text).toContain('錄音室價格：NT$600六人')
  expect(html).toContain('&lt;免費&gt;')
  expect(tags.some(({ attributes }) => attributes.get('data-leader') === 'true')).toBe(true)
})

it('or below', async () => {
  expect((await render({ items, pricePosition: 'below' })).text).toContain('錄音室六人價格：NT$600')
})

it('a card has a button that says for what it is', async () => {
  const { html } = await render({ items, style: 'card' })
  expect(html).toContain('加入購物車<span class="vh">：錄音室</span></a>')
})

it('a card without a button is a link as a whole', async () => {
  const { html, tags } = await render({ items, style: 'card', showButton: false })
  expect(html).toContain('<a class="w-price-menu__cover" href="/facilities/">錄音室</a>')
  expect(tags.filter(({ name }) => name === 'a')).toHaveLength(2)
})

it('cards without a picture get a drawing beside those that have one, and none where no card has any', async () => {
  const [a, b] = items
  expect((await render({ items, style: 'card' })).html).toContain('<svg')
  expect((await render({ items: [{ ...a, image: null }, b], style: 'card' })).html).not.toContain('class="poster"')
})

it('cards may be a carousel; a list never is', async () => {
  const isCarousel = async (style: string) => (await render({ items, style, isCarousel: true })).html.includes('"輪播"')
  expect([await isCarousel('card'), await isCarousel('list')]).toEqual([true, false])
})

it('says when there is nothing', async () => {
  expect((await render({ items: [{ title: '' }] })).text).toBe('目前沒有項目。')
})
