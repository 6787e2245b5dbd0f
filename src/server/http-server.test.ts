import { expect, test } from 'vitest'
import { createTestApp } from './app.fixture.ts'
import { ask, askRaw, listen } from './listening.fixture.ts'

test.each([
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['a space in the address', 'GET /a b HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ['Chinese that was not encoded', 'GET /新聞/ HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ['headers that are too large', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n', 400],
])('%s is refused, and the next visitor served', async (_, bytes, status) => {
  const { app } = await createTestApp()
  const port = await listen(app)
  expect(await askRaw(port, bytes)).toContain(`HTTP/1.1 ${status} `)
  expect((await ask(port, '/')).status).toBe(200)
})

test('a refusal is a guarded page in Chinese', async () => {
  const { app } = await createTestApp()
  const answer = await askRaw(await listen(app), 'nonsense\r\n\r\n')
  expect(answer).toContain('<h1>網址有誤</h1>')
  expect(answer).toMatch(/content-security-policy: default-src 'self'/)
})

test('an address with a host is the same as one without', async () => {
  const { app, asked } = await createTestApp()
  const answer = await ask(await listen(app), 'http://other.example/a/')
  expect(answer.status).toBe(200)
  expect(asked).toEqual(['https://www.example.edu.tw/a/'])
})

test('what comes before routing may answer', async () => {
  const { app, asked } = await createTestApp({
    beforeRouting: (request, response, next) => (request.url === '/@vite/client' ? response.end('module') : next()),
  })
  const port = await listen(app)
  expect((await ask(port, '/@vite/client')).body.toString()).toBe('module')
  expect((await ask(port, '/')).status).toBe(200)
  expect(asked).toHaveLength(1)
})
