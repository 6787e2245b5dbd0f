import { expect, test } from 'vitest'
import { createTestApp } from './app.fixture.ts'
import { makeResponse } from './cache/responses.fixture.ts'

async function createCountingApp() {
  const rendered: string[] = []
  const made = await createTestApp({
    answer: async () => null,
    async notFoundResponse() {
      rendered.push('page')
      return makeResponse({ status: 404, body: `<title>沒有 ${rendered.length}</title>`, tags: ['menu:1'], caching: 'none' })
    },
  })
  return { ...made, rendered }
}

test('one page is rendered for all addresses at which there is nothing, and for files', async () => {
  const { app, rendered, cache } = await createCountingApp()
  const urls = [
    ...Array.from({ length: 50 }, (_, at) => `/nothing/${at}/`),
    '/nothing/?list-b-1=2',
    '/wp-content/uploads/2026/03/missing.png',
    '/wp-content/uploads/2026/03/missing.exe',
  ]
  for (const url of urls) {
    const { statusCode, body, headers } = await app.inject(url)
    expect([url, statusCode, body, headers['cache-control'], headers.etag]).toEqual([
      url,
      404,
      '<title>沒有 1</title>',
      'no-store',
      undefined,
    ])
  }
  expect(rendered).toHaveLength(1)
  expect(cache.metrics().entries).toBe(1)
})

test('it is rendered again when what it shows has changed', async () => {
  const { app, rendered, cache } = await createCountingApp()
  await app.inject('/nothing/')
  cache.drop(['post:1'])
  await app.inject('/nothing/')
  expect(rendered).toHaveLength(1)
  cache.drop(['menu:1'])
  expect((await app.inject('/nothing/')).body).toBe('<title>沒有 2</title>')
})

test('a condition does not make a success of it', async () => {
  const { app } = await createCountingApp()
  expect((await app.inject({ url: '/nothing/', headers: { 'if-none-match': '*' } })).statusCode).toBe(404)
})

test('a program that reads no HTML gets the plain one', async () => {
  const { app, rendered } = await createCountingApp()
  const answer = await app.inject({ url: '/wp-content/uploads/2026/03/a.png', headers: { accept: 'image/webp' } })
  expect([answer.statusCode, rendered.length]).toEqual([404, 0])
})

test('where the page cannot be rendered it is a plain one', async () => {
  const { app } = await createTestApp({ notFoundResponse: () => Promise.reject(new Error('no database')) })
  const answer = await app.inject('/wp-content/uploads/2026/03/a.png')
  expect([answer.statusCode, answer.body.includes('<h1>找不到頁面</h1>')]).toEqual([404, true])
})
