import { describe, expect, it } from 'vitest'
import { cartHref } from '#addresses/cart.ts'
import { SAMPLE_PRODUCTS } from '../../../tests/fixtures/sample-products.ts'
import { addLine, cleanLines, packLines, readItems, setQuantity, writeItems } from './cart-lines.ts'
import { notesOf } from './cart-words.ts'
import { limitOf, priceCart } from './price-cart.ts'

const lines = [
  { id: 3, quantity: 2 },
  { id: 5, quantity: 1 },
]
const many = Array.from({ length: 60 }, (_, index): [number, number] => [index + 1, 1])

describe('what is stored', () => {
  it.each([
    [
      'lines',
      [
        [3, 2],
        [5, 1],
      ],
      lines,
    ],
    ['nothing', null, []],
    ['something else', { id: 3 }, []],
    [
      'lines with anything but whole numbers',
      [[3, 1.5], ['3', 2], [0, 1], [-1, 1], [3, 0], [4, Number.NaN], [[3], 1], 7, null],
      [],
    ],
    [
      'a product twice',
      [
        [3, 2],
        [3, 9],
      ],
      [{ id: 3, quantity: 2 }],
    ],
    ['too many of one', [[3, 1000]], [{ id: 3, quantity: 99 }]],
    ['prices beside', [[3, 2, 0.01]], [{ id: 3, quantity: 2 }]],
  ])('%s', (_what, stored, expected) => {
    expect(cleanLines(stored)).toEqual(expected)
  })

  it('is at most 50 lines, and ids and quantities alone', () => {
    expect(cleanLines(many)).toHaveLength(50)
    expect(packLines(lines)).toEqual([
      [3, 2],
      [5, 1],
    ])
  })
})

describe('the address of a cart', () => {
  it('goes there and back', () => {
    expect(writeItems(lines)).toBe('3:2,5:1')
    expect(readItems('3:2,5:1')).toEqual(lines)
    expect(cartHref(writeItems(lines))).toBe('/cart/?items=3:2,5:1')
    expect(cartHref(writeItems([]))).toBe('/cart/')
  })

  it.each(['', '3', '3:0', '03:1', '3:100', '3:1,', '3:1;5:1', '3:-1', 'a:b', many.map((pair) => pair.join(':')).join()])(
    'is nothing if it says %s',
    (items) => {
      expect(readItems(items)).toEqual([])
    },
  )
})

describe('changing a cart', () => {
  it.each([
    ['more', 3, 7, '3:7,5:1'],
    ['none', 3, 0, '5:1'],
    ['less than none', 5, -2, '3:2'],
    ['no number', 5, Number.NaN, '3:2'],
    ['too many', 3, 500, '3:99,5:1'],
    ['a new one', 8, 1, '3:2,5:1,8:1'],
  ])('%s', (_what, id, quantity, expected) => {
    expect(writeItems(setQuantity(lines, id, quantity))).toBe(expected)
  })

  it('adds to what is there, never beyond what there is', () => {
    expect(addLine(lines, { id: 3, quantity: 2 }, 10)).toMatchObject({ kind: 'added', lines: [{ quantity: 4 }, {}] })
    expect(addLine(lines, { id: 3, quantity: 20 }, 10)).toMatchObject({
      kind: 'limited',
      limit: 10,
      lines: [{ quantity: 10 }, {}],
    })
    expect(addLine(cleanLines(many), { id: 99, quantity: 1 }, 10)).toEqual({ kind: 'full' })
    expect(addLine(cleanLines(many), { id: 1, quantity: 1 }, 10).kind).toBe('added')
  })
})

describe('the server’s answer', () => {
  it.each([
    [null, 99],
    [0, 0],
    [-3, 0],
    [7, 7],
    [5000, 99],
  ])('with a stock of %s up to %i can be had', (stock, limit) => {
    expect(limitOf({ stock })).toBe(limit)
  })

  it('has the prices of the products, and drops what cannot be had', () => {
    const wanted = [
      { id: 1, quantity: 2 },
      { id: 2, quantity: 50 },
      { id: 3, quantity: 1 },
      { id: 77, quantity: 1 },
    ]
    const priced = priceCart(SAMPLE_PRODUCTS, wanted)
    expect(
      priced.lines.map(({ id, price, quantity, asked, limit, total }) => [id, price, quantity, asked, limit, total]),
    ).toEqual([
      [1, 120, 2, 2, 10, 240],
      [2, 240, 10, 50, 10, 2400],
    ])
    expect([priced.count, priced.subtotal]).toEqual([12, 2640])
    expect(notesOf(priced)).toEqual([
      '「講台造型橡皮擦」已經售完，已從購物車移除。',
      '1 種商品已經下架，已從購物車移除。',
      '「演說比賽紀念帆布袋」最多只能訂 10 件。',
    ])
  })
})
