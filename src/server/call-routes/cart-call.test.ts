import { expect, test } from 'vitest'
import { createSampleSite } from '../../../tests/fixtures/sample-site.ts'
import { createTestApp } from '../app.fixture.ts'
import { addCalls } from './calls.ts'

const ADDRESS = '/wp-json/lectern/v1/cart'

async function createCalls() {
  const { context } = createSampleSite()
  return createTestApp({ routes: (scope, sendCall) => addCalls(scope, { context, sendCall, roleOf: async () => null }) })
}

test('answers with names, prices, limits and the subtotal, all of them the server’s', async () => {
  const { app, cache } = await createCalls()
  const { statusCode, headers, body } = await app.inject(`${ADDRESS}?items=1:2,4:1`)
  expect(statusCode).toBe(200)
  expect(JSON.parse(body)).toEqual({
    lines: [
      { id: 1, name: '《口語傳播的第一堂課》', price: 120, quantity: 2, asked: 2, limit: 10, total: 240 },
      { id: 4, name: '系刊《聲線》第 12 期', price: 480, quantity: 1, asked: 1, limit: 99, total: 480 },
    ],
    dropped: [],
    count: 3,
    subtotal: 720,
  })
  expect(headers['cache-control']).toMatch(/no-store/)
  expect(cache.metrics().entries).toBe(0)
})

test('says what can’t be had: sold out, unknown, more than there is', async () => {
  const { app } = await createCalls()
  const { body } = await app.inject(`${ADDRESS}?items=3:1,99:1,2:99`)
  expect(JSON.parse(body)).toMatchObject({
    lines: [{ id: 2, quantity: 10, asked: 99, limit: 10 }],
    dropped: [
      { id: 3, name: '講台造型橡皮擦' },
      { id: 99, name: '' },
    ],
  })
})

test.each([
  ['fifty lines', Array.from({ length: 50 }, (_, index) => `${index + 1}:99`).join()],
  ['the longest ids', Array.from({ length: 50 }, (_, index) => `${999_999_900 + index}:99`).join()],
  ['a product twice', '1:1,1:5'],
  ['commas and colons in percent signs', encodeURIComponent('1:1,2:1')],
])('answers: %s', async (_, items) => {
  const { app } = await createCalls()
  expect((await app.inject(`${ADDRESS}?items=${items}`)).statusCode).toBe(200)
})

test.each([
  ['nothing', ''],
  ['no items', '?items='],
  ['an id alone', '?items=3'],
  ['no quantity', '?items=3:'],
  ['a quantity of 0', '?items=3:0'],
  ['a quantity of 100', '?items=3:100'],
  ['a negative quantity', '?items=3:-1'],
  ['half a piece', '?items=3:1.5'],
  ['an id that is none', '?items=a:1'],
  ['an endless id', '?items=1234567890:1'],
  ['a comma at the end', '?items=3:1,'],
  ['fifty-one lines', `?items=${Array.from({ length: 51 }, (_, index) => `${index + 1}:1`).join()}`],
  ['a price', '?items=3:1:0'],
  ['two carts', '?items=3:1&items=5:1'],
  ['an object', '?items[__proto__]=3:1'],
  ['a megabyte', `?items=${'1:1,'.repeat(250_000)}`],
])('refuses: %s', async (_, query) => {
  const { app } = await createCalls()
  const { statusCode, body } = await app.inject(ADDRESS + query)
  expect(statusCode).toBe(400)
  expect(JSON.parse(body)).toMatchObject({ data: { status: 400 } })
})
