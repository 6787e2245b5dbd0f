import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { parseEnv } from '#platform/env.ts'
import type { Product } from '#published/types.ts'
import { createOrderDesk, type OrderDesk } from '#shop/orders/order-desk.ts'
import { readTags } from '../../../tests/fixtures/read-tags.ts'
import { sampleContent } from '../../../tests/fixtures/sample-content.ts'
import { SAMPLE_PRODUCTS } from '../../../tests/fixtures/sample-products.ts'
import { createSampleSite, ORIGIN } from '../../../tests/fixtures/sample-site.ts'
import { createTestApp } from '../app.fixture.ts'
import { addCartPages } from './cart-pages.ts'

const ORDER = '/cart/order/'
const GOOD = {
  items: '1:2,4:1',
  subtotal: '720',
  name: '林小真',
  email: 'lin@example.com',
  phone: '0912-345-678',
  note: '週三取\n謝謝',
  consent: 'yes',
}

interface Changes {
  site?: object
  /** What is on sale at the moment of each request. */
  products?: () => Product[]
  orderDesk?: OrderDesk
}

async function createShop({ site = {}, products = () => SAMPLE_PRODUCTS, orderDesk }: Changes = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'lectern-orders-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const parsed = parseEnv({ SITE_URL: ORIGIN, ADMIN_URL: 'https://admin.example.edu.tw', DATA_DIR: dataDir })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  const { context: sample } = createSampleSite({ site: { ...sampleContent().site, ...site } })
  const createReader = () => ({ ...sample.createReader(), listProducts: async () => products() })
  const context = { ...sample, createReader }
  const silent = { info: () => {}, warn: () => {}, error: () => {} }
  const desk = orderDesk ?? createOrderDesk({ env: parsed.env, log: silent })
  const made = await createTestApp({
    env: { RATE_LIMIT_SCALE: '100' },
    routes: (scope, sendCall) => addCartPages(scope, { context, sendCall, orderDesk: desk }),
  })
  const order = (fields: Record<string, string>, headers: Record<string, string> = { origin: ORIGIN }) =>
    made.app.inject({
      method: 'POST',
      url: ORDER,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(fields).toString(),
    })
  const mails = () => {
    const folder = join(dataDir, 'mail')
    try {
      return readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
    } catch {
      return []
    }
  }
  return { ...made, order, mails }
}

/** What a browser sends along with what a visitor fills in. */
function hiddenFieldsOf(page: string): Record<string, string> {
  const hidden = readTags(page).filter(({ attributes }) => attributes.get('type') === 'hidden')
  return Object.fromEntries(hidden.map(({ attributes }) => [attributes.get('name') ?? '', attributes.get('value') ?? '']))
}

/** The words of a mail whose parts are in base64. */
function wordsOf(mail: string): string {
  return [...mail.matchAll(/base64\r\n\r\n([A-Za-z0-9+/=\r\n]+)/g)]
    .map(([, part = '']) => Buffer.from(part, 'base64').toString())
    .join('\n')
}

describe('the cart page', () => {
  test('shows what its address says, at the server’s prices, and is kept by nobody', async () => {
    const { app } = await createShop()
    const { statusCode, body, headers } = await app.inject('/cart/?items=1:2,4:1')
    expect(statusCode).toBe(200)
    for (const words of ['《口語傳播的第一堂課》', 'NT$240', 'NT$480', 'NT$720', '送出訂購單']) expect(body).toContain(words)
    expect(headers['cache-control']).toMatch(/no-store/)
    expect(body).toContain('name="robots" content="noindex')
  })

  test('asks for consent in the words of the department, if it has some', async () => {
    const usual = (await (await createShop()).app.inject('/cart/?items=1:2')).body
    expect(usual).toContain('我同意系辦為了處理這筆訂購，使用我填寫的資料。網站不會保存這些資料。')
    expect(usual).not.toContain('&quot;consent&quot;:&quot;')
    const words = { ...sampleContent().site.words, orderConsent: '同意依本系的個資告知事項辦理。' }
    const { body } = await (await createShop({ site: { words } })).app.inject('/cart/?items=1:2')
    expect(body).toContain('同意依本系的個資告知事項辦理。')
    expect(body).not.toContain('我同意系辦為了處理這筆訂購')
  })

  test.each([
    ['the quantities of a list', '?n1=2&n2=0&n5=1', '/cart/?items=1:2,5:1'],
    ['one product more', '?n1=2&n2=0&add=2', '/cart/?items=1:2,2:1'],
    ['one of a list that was left empty', '?n1=&n2=&n3=&add=2', '/cart/?items=2:1'],
    ['a product that was given a number', '?n1=2&add=1', '/cart/?items=1:2'],
    ['one product less', '?n1=2&n2=1&without=1', '/cart/?items=2:1'],
    ['nothing', '?n1=0', '/cart/'],
    ['the cart’s own table', '?items=1:2,5:1&n1=3&n5=0', '/cart/?items=1:3'],
    ['one removed while another is being written', '?items=1:2,5:1&n1=&n5=1&without=5', '/cart/?items=1:2'],
    ['what is no number', '?n1=a&n2=-1&n3=1e3&n4=500', '/cart/?items=4:99'],
  ])('reads a plain form: %s', async (_, query, location) => {
    const { app } = await createShop()
    const { statusCode, headers } = await app.inject(`/cart/${query}`)
    expect([statusCode, headers.location]).toEqual([303, location])
  })

  test.each([
    ['is empty', '', '購物車是空的'],
    ['is not understood', '?items=%3Cscript%3E', '購物車是空的'],
    ['asks for what is sold out', '?items=3:1', '「講台造型橡皮擦」已經售完'],
    ['asks for too many', '?items=1:50', '最多只能訂 10 件'],
    ['asks for what is gone', '?items=77:1', '1 種商品已經下架'],
  ])('says so when it %s', async (_, query, words) => {
    const { app } = await createShop()
    const { statusCode, body } = await app.inject(`/cart/${query}`)
    expect(statusCode).toBe(200)
    expect(body).toContain(words)
    expect(body).not.toContain('<script>')
  })

  test.each(['', '-2', '1.5', 'abc', '<b>'])(
    'says beside its field that %j is no quantity, and keeps it and the cart',
    async (n1) => {
      const { app } = await createShop()
      const query = new URLSearchParams({ items: '1:2,5:1', n1, n5: '1' })
      const { statusCode, body } = await app.inject(`/cart/?${query}`)
      expect(statusCode).toBe(422)
      const tags = readTags(body)
      const field = (name: string) => tags.find(({ attributes }) => attributes.get('name') === name)?.attributes
      expect(field('n1')?.get('value')).toBe(n1)
      expect([field('n1')?.get('aria-invalid'), field('n1')?.get('aria-describedby')]).toEqual(['true', 'cart-n1-problem'])
      expect(body).toContain('id="cart-n1-problem">請填 0 以上的整數')
      expect(field('n5')?.has('aria-invalid')).toBe(false)
      const summary = tags.find(({ attributes }) => attributes.get('role') === 'alert')?.attributes
      expect([summary?.get('tabindex'), summary?.has('autofocus')]).toEqual(['-1', true])
      expect(body).toContain('href="#cart-n1"')
      expect(field('items')?.get('value')).toBe('1:2,5:1')
    },
  )

  test('hands over to the address of the header’s cart', async () => {
    const tools = [{ id: 'c', blockType: 'mini-cart', checkout_url: 'https://shop.example/pay' }]
    const { app } = await createShop({ site: { headerTools: tools } })
    const { body } = await app.inject('/cart/?items=1:2')
    expect(body).toContain('href="https://shop.example/pay?items=1%3A2"')
    expect(body).not.toContain('送出訂購單')
  })
})

describe('an order', () => {
  test('is one mail to the department, with prices read on the server, answered to the visitor', async () => {
    const { order, mails, log } = await createShop()
    const { statusCode, body } = await order({ ...GOOD, price: '1', total: '1' })
    expect(statusCode).toBe(200)
    expect(body).toContain('訂購單已送出')
    const [mail = '', ...others] = mails()
    expect(others).toEqual([])
    expect(mail).toMatch(new RegExp(`^To: ${sampleContent().site.contact.email}`, 'm'))
    expect(mail).toMatch(/^Reply-To: lin@example\.com/m)
    expect(mail).not.toMatch(/^List-/m)
    const words = wordsOf(mail)
    for (const told of ['林小真', '0912-345-678', '週三取', '《口語傳播的第一堂課》　NT$120　× 2　NT$240', '合計：NT$720'])
      expect(words).toContain(told)
    expect(JSON.stringify(log)).not.toMatch(/lin@|林小真|0912/)
  })

  test('pressed twice is still one', async () => {
    const { order, mails } = await createShop()
    const answers = await Promise.all([order(GOOD), order(GOOD)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(mails()).toHaveLength(1)
    await order({ ...GOOD, note: '再一份' })
    expect(mails()).toHaveLength(2)
  })

  test.each([
    ['no name', { name: ' ' }, '請填姓名'],
    ['no address', { email: '' }, '請填電子郵件'],
    ['a wrong address', { email: 'lin@' }, '格式不正確'],
    ['an address with a line break', { email: 'lin@example.com\r\nBcc: a@b.example' }, '無法辨識的字元'],
    ['a wrong telephone number', { phone: '<b>' }, '電話只能有'],
    ['no consent', { consent: '' }, '請勾選同意'],
    ['a long note', { note: '長'.repeat(501) }, '最多 500 個字'],
    ['a name with control characters', { name: '林\u0007' }, '無法辨識的字元'],
    ['a name with a line separator', { name: '林\u2028Bcc: a@b.example' }, '無法辨識的字元'],
    ['more than there is', { items: '1:50' }, '最多只能訂 10 件'],
    ['nothing in it', { items: '' }, '購物車是空的'],
    ['a sum that nobody was shown', { subtotal: '1' }, '價格剛剛有變動'],
    ['a sum that is no number', { subtotal: 'NT$720' }, '價格剛剛有變動'],
    ['no sum', { subtotal: '' }, '價格剛剛有變動'],
  ])('with %s is shown again, filled in, and sent to nobody', async (_, wrong, words) => {
    const { order, mails } = await createShop()
    const { statusCode, body } = await order({ ...GOOD, ...wrong })
    expect(statusCode).toBe(422)
    expect(body).toContain(words)
    expect(mails()).toEqual([])
  })

  test('with mistakes comes back with each beside its field, all of them together at the focus, and what was filled in', async () => {
    const { order } = await createShop()
    const { body } = await order({ ...GOOD, name: '', email: 'lin@', consent: '' })
    const tags = readTags(body)
    const field = (id: string) => tags.find(({ attributes }) => attributes.get('id') === id)?.attributes
    for (const id of ['cart-name', 'cart-email', 'cart-consent']) {
      expect([field(id)?.get('aria-invalid'), field(id)?.get('aria-describedby')]).toEqual(['true', `${id}-problem`])
      expect(field(`${id}-problem`)).toBeDefined()
      expect(body).toContain(`href="#${id}"`)
    }
    expect(field('cart-phone')?.has('aria-invalid')).toBe(false)
    expect([field('cart-email')?.get('value'), field('cart-phone')?.get('value')]).toEqual(['lin@', '0912-345-678'])
    expect(body).toContain('週三取')
    const summary = tags.find(({ attributes }) => attributes.get('role') === 'alert')?.attributes
    expect([summary?.get('tabindex'), summary?.has('autofocus')]).toEqual(['-1', true])
    expect(body.match(/>（必填）</g)).toHaveLength(3)
  })

  test.each([
    ['mistakes', { name: '' }, 422, { kind: 'problems', problems: { name: '請填姓名。' } }],
    ['more than there is', { items: '1:50' }, 422, { kind: 'changed' }],
    ['mistakes and another price', { name: '', subtotal: '1' }, 422, { kind: 'changed' }],
    ['nothing wrong', {}, 200, { kind: 'sent' }],
  ])('by script, with %s, is answered in JSON', async (_, wrong, status, answer) => {
    const { order, mails } = await createShop()
    const response = await order({ ...GOOD, ...wrong }, { origin: ORIGIN, accept: 'application/json' })
    expect([response.statusCode, response.json()]).toEqual([status, answer])
    expect(mails()).toHaveLength(status === 200 ? 1 : 0)
  })

  test('by script from another site is refused; and one that was sent is told on a page that leaves the cart alone', async () => {
    const { app, order } = await createShop()
    const foreign = await order(GOOD, { origin: 'https://evil.example', accept: 'application/json' })
    expect([foreign.statusCode, foreign.json()]).toEqual([403, { kind: 'foreign' }])
    const told = await app.inject('/cart/order/?result=sent')
    expect([told.statusCode, told.headers['cache-control']]).toEqual([200, expect.stringMatching(/no-store/)])
    expect(told.body).toContain('訂購單已送出')
    expect(told.body).not.toContain('data-widget="cart-page"')
    expect((await app.inject('/cart/order/?result=foreign')).headers.location).toBe('/cart/')
  })

  test('whose prices changed while it was filled in goes out at those that the visitor has seen', async () => {
    let rise = 0
    const products = () => SAMPLE_PRODUCTS.map((product) => ({ ...product, price: product.price + rise }))
    const { app, order, mails } = await createShop({ products })
    const shown = (await app.inject('/cart/?items=1:2,4:1')).body
    rise = 10
    const refused = await order({ ...GOOD, ...hiddenFieldsOf(shown) })
    expect(refused.statusCode).toBe(422)
    for (const words of ['價格剛剛有變動', 'NT$750', 'value="林小真"']) expect(refused.body).toContain(words)
    expect(mails()).toEqual([])
    expect((await order({ ...GOOD, ...hiddenFieldsOf(refused.body) })).statusCode).toBe(200)
    expect(wordsOf(mails()[0] ?? '')).toContain('合計：NT$750')
  })

  test.each(['1:50', '77:1', ''])('of %j speaks of what can be had, not of prices', async (items) => {
    const { order } = await createShop()
    expect((await order({ ...GOOD, items })).body).not.toContain('價格剛剛有變動')
  })

  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another site, as the browser says', { 'sec-fetch-site': 'cross-site' }],
  ])('from %s is refused', async (_, headers) => {
    const { order, mails } = await createShop()
    const { statusCode, body } = await order(GOOD, headers)
    expect(statusCode).toBe(403)
    expect(body).toContain('訂購單沒有送出')
    expect(mails()).toEqual([])
  })

  test('of a program that fills in every field goes nowhere', async () => {
    const { order, mails } = await createShop()
    expect((await order({ ...GOOD, website: 'https://spam.example' })).body).toContain('訂購單已送出')
    expect(mails()).toEqual([])
  })

  test.each([
    ['failed', 503, '訂購單沒有送出'],
    ['uncertain', 200, '訂購單可能已送出'],
  ] as const)('that %s is answered honestly', async (result, status, words) => {
    const { order } = await createShop({ orderDesk: { send: async () => result } })
    const { statusCode, body } = await order(GOOD)
    expect(statusCode).toBe(status)
    expect(body).toContain(words)
  })

  test('that breaks is answered honestly, and logged without what the visitor wrote', async () => {
    const orderDesk: OrderDesk = { send: async ({ customer }) => Promise.reject(new Error(`no mailbox for ${customer.address}`)) }
    const { order, log } = await createShop({ orderDesk })
    expect((await order(GOOD)).statusCode).toBe(503)
    expect(JSON.stringify(log)).toContain('an order could not be sent')
    expect(JSON.stringify(log)).not.toContain('lin@')
  })
})

test('six hundred orders a minute', async () => {
  const { context } = createSampleSite()
  const orderDesk: OrderDesk = { send: async () => 'sent' }
  const { app } = await createTestApp({ routes: (scope, sendCall) => addCartPages(scope, { context, sendCall, orderDesk }) })
  // Of no kind that is read, but counted.
  const press = async () => (await app.inject({ method: 'POST', url: ORDER, payload: '?' })).statusCode
  for (let times = 0; times < 600; times++) expect(await press()).toBe(415)
  expect(await press()).toBe(429)
})
