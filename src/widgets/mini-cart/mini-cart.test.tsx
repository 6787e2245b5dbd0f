import { describe, expect, it } from 'vitest'
import { readTags } from '../../../tests/fixtures/read-tags.ts'
import { createRenderContext } from '../../../tests/fixtures/render-context.ts'
import { renderLayout } from '../render/render-layout.ts'
import { parseSettings } from '../settings/define-settings.ts'
import { checkoutHref, openerName } from './model.ts'
import { miniCartSettings } from './settings.ts'

async function render(settings: object) {
  const { html } = await renderLayout([{ id: 'c', blockType: 'mini-cart', ...settings }], createRenderContext())
  const tags = readTags(html)
  const find = (attribute: string) => tags.find(({ attributes }) => attributes.has(attribute))
  return { html, tags, find, text: html.replaceAll(/<[^>]*>/g, '') }
}

describe('the opener', () => {
  it.each([
    ['購物車', 2, '', '購物車，2 件'],
    ['提袋', 0, 'NT$0', '提袋，0 件，NT$0'],
  ])('of %s with %i pieces is called %s%s', (title, count, total, name) => {
    expect(openerName(title, count, total)).toBe(name)
  })

  it('is a link to the cart page, and opens nothing, without the script', async () => {
    const { tags } = await render({})
    const link = tags.find(({ name }) => name === 'a')?.attributes
    expect([link?.get('href'), link?.has('role')]).toEqual(['/cart/', false])
    expect(tags.find(({ name }) => name === 'section')?.attributes.has('hidden')).toBe(true)
  })

  it.each([
    [{ icon: 'bag', text: '提袋' }, true, '提袋', true, false],
    [{ icon: 'none' }, false, '購物車', true, false],
    [{ show_count: false, show_total: true, separator: '＝' }, true, '＝ NT$0', false, true],
  ])('with %j', async (settings, hasIcon, words, hasCount, hasTotal) => {
    const { html, find, text } = await render(settings)
    expect(html.split('</a>')[0]?.includes('<svg')).toBe(hasIcon)
    expect(text).toContain(words)
    expect([find('data-cart-count') !== undefined, find('data-cart-total') !== undefined]).toEqual([hasCount, hasTotal])
  })
})

describe('the panel', () => {
  it('is a dialog at the side when it is an off-canvas one, and a region otherwise', async () => {
    expect((await render({ visibility: 'off_canvas' })).tags.some(({ name }) => name === 'dialog')).toBe(true)
    expect((await render({ visibility: 'hover' })).tags.some(({ name }) => name === 'dialog')).toBe(false)
  })

  it('says what the editor wrote', async () => {
    const words = { title: '挑好的', cart_text: '看全部', checkout_text: '訂購', empty_text: '還沒有' }
    for (const word of Object.values(words)) expect((await render(words)).text).toContain(word)
  })
})

describe('the checkout', () => {
  const lines = [
    { id: 3, quantity: 2 },
    { id: 5, quantity: 1 },
  ]

  it('is the site’s own page, or the configured address, told what was chosen', () => {
    expect(checkoutHref(null, lines)).toBe('/cart/?items=3:2,5:1')
    expect(checkoutHref('https://shop.example/pay?from=dept', lines)).toBe(
      'https://shop.example/pay?from=dept&items=3%3A2%2C5%3A1',
    )
  })

  it.each([
    ['https://shop.example/pay', 'https://shop.example/pay'],
    ['http://shop.example/', null],
    ['javascript:alert(1)', null],
    ['https://a:b@shop.example/', null],
    ['/cart/', null],
    [7, null],
  ])('address %s is read as %s', (checkout_url, expected) => {
    const found = { picture: () => null, href: () => null }
    expect(parseSettings(miniCartSettings, { checkout_url }).resolve(found).checkout_url).toBe(expected)
  })
})
