import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { PREVIEW_RENDER_HREF, PREVIEW_TOKEN_HEADER, previewHref } from '#addresses/preview.ts'
import { createTestApp } from '../../app.fixture.ts'
import { makeResponse } from '../../cache/responses.fixture.ts'
import { makePreview } from '../../preview.fixture.ts'

type Request = {
  url: string
  method?: 'POST'
  headers?: Record<string, string>
  remoteAddress?: string | undefined
  payload?: object
}

async function countAllowed(app: FastifyInstance, request: (index: number) => Request, upTo = 700): Promise<number> {
  for (let index = 0; index < upTo; index++) if ((await app.inject(request(index))).statusCode === 429) return index
  return upTo
}

test('600 searches a minute, however they are asked', async () => {
  const { app } = await createTestApp()
  const urls = ['/search/?q=a', '/?s=b', '/Search?keyword=c']
  expect(await countAllowed(app, (index) => ({ url: urls[index % 3] ?? '' }))).toBe(600)
  expect((await app.inject({ url: '/?s=b', remoteAddress: '203.0.113.9' })).statusCode).toBe(200)
})

test.each([
  ['of one /64', '2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1'],
  ['of IPv4, also inside IPv6', '192.0.2.7', '::ffff:192.0.2.7', '::ffff:192.0.2.8'],
])('addresses %s are one client', async (_, one, same, other) => {
  const { app } = await createTestApp()
  const search = (remoteAddress: string) => ({ url: '/search/?q=a', remoteAddress })
  expect(await countAllowed(app, (index) => search(index % 2 ? one : same))).toBe(600)
  expect((await app.inject(search(other))).statusCode).toBe(200)
})

test('pages are not counted', async () => {
  const { app } = await createTestApp()
  expect(await countAllowed(app, () => ({ url: '/' }))).toBe(700)
})

test('a session that makes pages render anew is counted', async () => {
  const { app } = await createTestApp()
  expect(await countAllowed(app, () => ({ url: '/', headers: { cookie: 'payload-token=x' } }))).toBe(600)
})

test('600 calls a minute over all calls without a group of their own', async () => {
  const { app } = await createTestApp({
    routes(scope) {
      for (const url of ['/wp-json/a', '/wp-json/b']) scope.post(url, async () => ({}))
    },
  })
  expect(await countAllowed(app, (index) => ({ method: 'POST', url: index % 2 ? '/wp-json/a' : '/wp-json/b' }))).toBe(600)
})

test('600 drafts of one person a minute, whichever and from wherever, and 120 previews without a good token', async () => {
  const { app } = await createTestApp({ preview: makePreview() })
  const addresses = ['203.0.113.8', '203.0.113.9']
  const draftOf =
    (person: number) =>
    (index: number): Request => {
      const sent = { remoteAddress: addresses[index % 2] }
      if (index % 3 === 0) return { ...sent, url: previewHref(`${person}.${index}`) }
      const headers = { [PREVIEW_TOKEN_HEADER]: `${person}.${index}` }
      return { ...sent, method: 'POST', url: PREVIEW_RENDER_HREF, headers, payload: { data: {} } }
    }
  expect(await countAllowed(app, draftOf(1))).toBe(600)
  expect(await countAllowed(app, draftOf(2), 10)).toBe(10)
  expect(await countAllowed(app, () => ({ url: previewHref('nobody') }))).toBe(120)
  expect(await countAllowed(app, draftOf(2), 10)).toBe(10)
})

test('too many: a page says so in Chinese, a call in JSON, both say when to come back', async () => {
  const { app } = await createTestApp({ routes: (scope) => void scope.get('/wp-json/a', async () => ({})) })
  await countAllowed(app, () => ({ url: '/?s=a' }))
  const page = await app.inject('/?s=a')
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.body).toContain('<h1>操作過於頻繁</h1>')
  await countAllowed(app, () => ({ url: '/wp-json/a' }))
  const call = await app.inject('/wp-json/a')
  expect(call.json()).toMatchObject({ error: expect.stringContaining('請稍候再試'), data: { status: 429 } })
  for (const { headers } of [page, call]) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
})

test('the scale multiplies the limits', async () => {
  const { app } = await createTestApp({ env: { RATE_LIMIT_SCALE: '2' } })
  expect(await countAllowed(app, () => ({ url: '/?s=a' }), 1300)).toBe(1200)
})

test.each([
  ['nobody is trusted: the header is ignored', {}, 600],
  ['one proxy is trusted: the client it names counts', { TRUST_PROXY: '1' }, 700],
  ['the proxy is trusted by address', { TRUST_PROXY: 'loopback' }, 700],
  ['another proxy is trusted', { TRUST_PROXY: '198.51.100.1' }, 600],
])('X-Forwarded-For, %s', async (_, env, allowed) => {
  const { app } = await createTestApp({ env: { ...env } as Record<string, string> })
  const request = (index: number) => ({ url: '/?s=a', headers: { 'x-forwarded-for': `203.0.${index >> 8}.${index & 255}` } })
  expect(await countAllowed(app, request)).toBe(allowed)
})

test('with one proxy, an address that the client invented does not count', async () => {
  const { app } = await createTestApp({ env: { TRUST_PROXY: '1' } })
  const request = (index: number) => ({ url: '/?s=a', headers: { 'x-forwarded-for': `10.9.8.${index % 256}, 203.0.113.7` } })
  expect(await countAllowed(app, request)).toBe(600)
})

test('suggestions leave the searches alone', async () => {
  const { app } = await createTestApp({
    routes: (scope) => void scope.get('/wp-json/suggest', { config: { group: 'suggest' } }, async () => ({})),
  })
  expect(await countAllowed(app, () => ({ url: '/wp-json/suggest?q=a' }))).toBe(700)
  expect((await app.inject('/search/?q=a')).statusCode).toBe(200)
})

test.each(['forms', 'newsletter', 'order'] as const)(
  '%s: whatever five hundred people of one address send in a minute',
  async (group) => {
    const { app } = await createTestApp({
      routes: (scope) => void scope.post('/wp-json/send', { config: { group } }, async () => ({})),
    })
    expect(await countAllowed(app, () => ({ method: 'POST', url: '/wp-json/send' }))).toBe(600)
  },
)

test('menus, popups, panes and the API are counted apart, and only where they have to be rendered', async () => {
  const groups = ['menus', 'popups', 'areas', 'api'] as const
  const { app } = await createTestApp({
    routes(scope, sendCall) {
      for (const group of groups) {
        scope.get<{ Querystring: { id: string } }>(`/wp-json/${group}`, { config: { group } }, (request, reply) =>
          sendCall(request, reply, { key: `${group}:${request.query.id}`, render: async () => makeResponse() }),
        )
      }
    },
  })
  // A campus that opens the same menu.
  expect(await countAllowed(app, () => ({ url: '/wp-json/menus?id=1' }))).toBe(700)
  // One of them was rendered.
  expect(await countAllowed(app, (index) => ({ url: `/wp-json/menus?id=${index + 2}` }))).toBe(599)
  const refused = await app.inject('/wp-json/menus?id=0')
  expect([refused.statusCode, refused.json().data.status]).toEqual([429, 429])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  const others = ['/wp-json/menus?id=1', '/wp-json/popups?id=0', '/wp-json/areas?id=0', '/wp-json/api?id=0', '/?s=a']
  for (const url of others) expect((await app.inject(url)).statusCode, url).toBe(200)
})
