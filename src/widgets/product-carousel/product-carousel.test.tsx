import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isSoldOut, selectProducts } from '#shop/products.ts'
import { readProps } from '../../../tests/fixtures/read-props.ts'
import { renderWidget } from '../../../tests/fixtures/render-widget.ts'
import { SAMPLE_PRODUCTS } from '../../../tests/fixtures/sample-products.ts'
import { createWidgetReader } from '../../../tests/fixtures/widget-reader.ts'
import { PRODUCT_BREAKPOINTS } from './model.ts'

const [first] = SAMPLE_PRODUCTS
const base = { selectBy: 'recent', products: [], count: 12, hideSoldOut: false } as const

describe('which products', () => {
  const ids = (selection: object) => selectProducts(SAMPLE_PRODUCTS, { ...base, ...selection }).map(({ id }) => id)

  it.each([
    ['the first so many', { count: 2 }, [1, 2]],
    [
      'the chosen ones in the editor’s order, without those that are gone',
      { selectBy: 'selected', products: [4, 99, 2] },
      [4, 2],
    ],
    ['without those that are sold out', { hideSoldOut: true, count: 3 }, [1, 2, 4]],
  ])('%s', (_rule, selection, expected) => {
    expect(ids(selection)).toEqual(expected)
  })
})

it.each([
  [0, true],
  [-1, true],
  [1, false],
  [null, false],
])('with a stock of %s, sold out: %s', (stock, expected) => {
  expect(first && isSoldOut({ ...first, stock })).toBe(expected)
})

it('the breakpoints of the product carousel are 640, 768 and 1024 px', () => {
  expect(PRODUCT_BREAKPOINTS.map(({ from, columns }) => [from, columns])).toEqual([
    [640, 'mobile'],
    [768, 'tablet'],
    [1024, 'desktop'],
  ])
  const own = readFileSync(join(import.meta.dirname, 'product-carousel.css'), 'utf8')
  const shared = readFileSync(join(import.meta.dirname, '../../kit/carousel/carousel.css'), 'utf8')
  expect(own).toContain('@media (min-width: 1024px) {')
  // Below, the rules of every carousel hold: the mobile number up to 767 px, so at 640, too, then the tablet's.
  expect(shared).toContain('@media (max-width: 767px)')
  expect(shared).toContain('@media (max-width: 1024px)')
})

describe('on the page', () => {
  async function render(settings: object, products = SAMPLE_PRODUCTS) {
    const reader = { ...createWidgetReader(), listProducts: async () => products }
    const { html, tags } = await renderWidget('product-carousel', { id: 'p', ...settings }, { reader })
    return { html, tags, text: html.replaceAll(/<[^>]*>/g, '') }
  }

  it('shows 4, 3 and 1 side by side, 35 px apart, and turns every 5 seconds', async () => {
    const { tags } = await render({})
    expect(readProps(tags, 'product-carousel').look).toMatchObject({
      shown: { desktop: 4, tablet: 3, mobile: 1 },
      gap: 35,
      autoplay: true,
      delay: 5000,
      loop: true,
    })
  })

  it('writes whole prices, and says in words what is sold out', async () => {
    const { text } = await render({ showDescription: false })
    expect(text).toContain('《口語傳播的第一堂課》價格：NT$120')
    expect(text).toContain('講台造型橡皮擦價格：NT$360售完')
    expect(text.match(/售完/g)).toHaveLength(1)
  })

  it('shows two hundred products', async () => {
    const many = Array.from(
      { length: 200 },
      (_, index) => ({ ...SAMPLE_PRODUCTS[0], id: index + 1 }) as (typeof SAMPLE_PRODUCTS)[0],
    )
    const { tags } = await render({ count: 200 }, many)
    expect(tags.filter(({ name }) => name === 'article')).toHaveLength(200)
  })

  it('says when there is none', async () => {
    expect((await render({}, [])).text).toBe('目前沒有商品。')
  })
})
