import { describe, expect, it } from 'vitest'
import { parseSettings } from '#settings/define-settings.ts'
import { readItems } from '#shop/cart/cart-lines.ts'
import { priceCart } from '#shop/cart/price-cart.ts'
import { renderWidget } from '../../../tests/fixtures/render-widget.ts'
import { SAMPLE_PRODUCTS } from '../../../tests/fixtures/sample-products.ts'
import { changeWords, checkoutHref, openerName } from './model.ts'
import { miniCartSettings } from './settings.ts'

async function render(settings: object) {
  const { html, tags } = await renderWidget('mini-cart', { id: 'c', ...settings })
  const has = (part: string) => tags.some(({ attributes }) => attributes.get('class') === `w-mini-cart__${part}`)
  return { html, tags, has, text: html.replaceAll(/<[^>]*>/g, '') }
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
    const { html, has, text } = await render(settings)
    expect(html.split('</a>')[0]?.includes('<svg')).toBe(hasIcon)
    expect(text).toContain(words)
    expect([has('count'), has('sum')]).toEqual([hasCount, hasTotal])
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

describe('who changes a quantity hears', () => {
  const bag = { id: 2, name: '演說比賽紀念帆布袋' }
  const eraser = { id: 3, name: '講台造型橡皮擦' }

  it.each([
    ['what the cart holds then', bag, '2:3,4:1', '「演說比賽紀念帆布袋」3 件，小計 NT$1,200。'],
    [
      'how many were granted, and why not all',
      bag,
      '2:99,4:1',
      '「演說比賽紀念帆布袋」10 件，小計 NT$2,880。「演說比賽紀念帆布袋」最多只能訂 10 件。',
    ],
    ['that it was taken out', bag, '4:2', '已移除「演說比賽紀念帆布袋」，購物車共 2 件。'],
    [
      'that it was sold out meanwhile',
      eraser,
      '3:2,4:1',
      '已移除「講台造型橡皮擦」，購物車共 1 件。「講台造型橡皮擦」已經售完，已從購物車移除。',
    ],
  ])('%s', (_what, product, items, words) => {
    const stored = readItems(items)
    expect(changeWords(product, stored, priceCart(SAMPLE_PRODUCTS, stored))).toBe(words)
  })

  it.each([
    ['2:3,4:1', '目前無法取得價格與庫存，請稍候再試。'],
    ['4:1', '已移除「演說比賽紀念帆布袋」，購物車共 1 件。目前無法取得價格與庫存，請稍候再試。'],
  ])('no subtotal of %s when the server could not be asked', (items, words) => {
    expect(changeWords(bag, readItems(items), null)).toBe(words)
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
