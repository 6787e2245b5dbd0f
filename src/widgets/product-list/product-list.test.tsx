import { describe, expect, it } from 'vitest'
import { renderWidget } from '../../../tests/fixtures/render-widget.ts'
import { SAMPLE_PRODUCTS } from '../../../tests/fixtures/sample-products.ts'
import { createWidgetReader } from '../../../tests/fixtures/widget-reader.ts'

async function render(settings: object, products = SAMPLE_PRODUCTS) {
  const reader = { ...createWidgetReader(), listProducts: async () => products }
  const { html, tags } = await renderWidget('product-list', { id: 'p', ...settings }, { reader })
  const named = (name: string) => tags.filter((tag) => tag.name === name).map(({ attributes }) => attributes)
  return { html, named, text: html.replaceAll(/<[^>]*>/g, '') }
}

describe('the list of products', () => {
  it('is one plain form that takes all quantities to the cart page', async () => {
    const { named } = await render({})
    expect(named('form').map((form) => [form.get('method'), form.get('action')])).toEqual([['get', '/cart/']])
    expect(named('input').map((input) => input.get('name'))).toEqual(['n1', 'n2', 'n4', 'n5', 'n6'])
    const adding = named('button').filter((button) => button.get('name') === 'add')
    expect(adding.map((button) => [button.get('name'), button.get('value')]).at(0)).toEqual(['add', '1'])
  })

  it('lets nobody take more than there is, or anything that is sold out', async () => {
    const { named, text } = await render({})
    expect(named('input').map((input) => input.get('max'))).toEqual(['10', '10', '99', '10', '10'])
    expect(text).toContain('講台造型橡皮擦，系辦現場取貨。價格：NT$360售完')
  })

  it('can be for looking at alone', async () => {
    const { named } = await render({ showCart: false, columns: 2 })
    expect([named('form').length, named('button').length, named('input').length]).toEqual([0, 0, 0])
    expect(named('ul')[0]?.get('data-columns')).toBe('2')
  })

  it.each([
    ['so many', { count: 2 }, 2],
    ['the chosen ones', { selectBy: 'selected', products: [4, 2, 99] }, 2],
    ['without those that are sold out', { hideSoldOut: true }, 5],
  ])('shows %s', async (_rule, settings, count) => {
    expect((await render(settings)).named('article')).toHaveLength(count)
  })

  it('leaves out descriptions on demand, and says when there is nothing', async () => {
    expect((await render({ showDescription: false })).text).not.toContain('系辦現場取貨')
    expect((await render({}, [])).text).toBe('目前沒有商品。')
  })

  it('shows two hundred products', async () => {
    const many = Array.from({ length: 200 }, (_, index) => SAMPLE_PRODUCTS.map((product) => ({ ...product, id: index + 1 }))[0])
    const { named } = await render(
      { count: 200 },
      many.filter((product) => product !== undefined),
    )
    expect(named('article')).toHaveLength(200)
  })
})
