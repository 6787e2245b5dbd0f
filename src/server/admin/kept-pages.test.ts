import type { IncomingMessage } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createTestAdmin, sessionCookie } from './admin-app.fixture.ts'
import { createHoldingAdmin } from './holding-admin.fixture.ts'

const LOGIN = '/admin/login'
const nonceOf = (policy: unknown) => /'nonce-([^']+)'/.exec(String(policy))?.[1] ?? 'no nonce'

/** Behind it pages are made as Next makes them: with the nonce that it was told, in the page and beside it. */
async function createMakingAdmin(status = 200) {
  const made: IncomingMessage[] = []
  const { app } = await createTestAdmin({
    async handle(request, response) {
      made.push(request)
      const nonce = nonceOf(request.headers['content-security-policy'])
      response.writeHead(status, {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'private, no-store',
        link: `</a.js>; rel=preload; nonce="${nonce}"`,
        'set-cookie': 'made-for=somebody',
      })
      response.write(`<title>登入 ${made.length}</title>`)
      response.end(`<script nonce="${nonce}">go("${nonce}")</script>`)
    },
  })
  return { app, made }
}

function stopClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
}

describe('the sign-in page', () => {
  test('is made once for all strangers who ask at the same time', async () => {
    const { app, seen, release } = await createHoldingAdmin()
    const asked = Array.from({ length: 40 }, (_, at) =>
      app.inject({ url: `${LOGIN}?redirect=%2Fadmin%2F${at}`, remoteAddress: `192.0.2.${at}` }),
    )
    await release(1)
    expect((await Promise.all(asked)).map(({ body }) => body)).toEqual(Array(40).fill('behind'))
    expect(seen.map(({ url }) => url)).toEqual([LOGIN])
  })

  test('waits for no other page of strangers', async () => {
    const { app, seen, release } = await createHoldingAdmin({ isHeld: ({ url }) => url !== LOGIN })
    const others = Array.from({ length: 9 }, (_, at) => app.inject({ url: '/admin/reset/a', remoteAddress: `192.0.2.${at}` }))
    await expect.poll(() => seen.length).toBe(1)
    expect((await app.inject(LOGIN)).body).toBe('behind')
    await release(9)
    await Promise.all(others)
  })

  test('is made anew after a quarter of a minute', async () => {
    stopClock()
    const { app, made } = await createMakingAdmin()
    for (const expected of ['登入 1', '登入 1']) expect((await app.inject(LOGIN)).body).toContain(expected)
    vi.advanceTimersByTime(15_000)
    expect((await app.inject(LOGIN)).body).toContain('登入 2')
    expect(made).toHaveLength(2)
  })

  test('has a nonce of its own in each answer', async () => {
    const { app } = await createMakingAdmin()
    const answers = await Promise.all([app.inject(LOGIN), app.inject(LOGIN)])
    const nonces = answers.map(({ headers }) => nonceOf(headers['content-security-policy']))
    expect(new Set(nonces).size).toBe(2)
    for (const [at, nonce] of nonces.entries()) {
      expect(answers[at]?.body).toBe(`<title>登入 1</title><script nonce="${nonce}">go("${nonce}")</script>`)
      expect(answers[at]?.headers.link).toBe(`</a.js>; rel=preload; nonce="${nonce}"`)
    }
  })

  test('knows nothing of whoever asked for it first, and gives nobody a cookie', async () => {
    const { app, made } = await createMakingAdmin()
    const headers = {
      cookie: 'payload-lng=en',
      'accept-language': 'en',
      'x-forwarded-host': 'evil.example',
      host: 'evil.example',
    }
    const answer = await app.inject({ url: `${LOGIN}?redirect=%2Fadmin%2Fa`, headers, remoteAddress: '203.0.113.9' })
    expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store' })
    expect(answer.headers).not.toHaveProperty('set-cookie')
    expect(made[0]?.url).toBe(LOGIN)
    expect(JSON.stringify(made[0]?.headers)).not.toMatch(/evil|203\.0|lng|language/)
  })

  test.each([
    ['br', 'br, gzip', brotliDecompressSync],
    ['gzip', 'gzip, deflate', gunzipSync],
  ])('comes as %s to whoever reads that', async (encoding, accepted, unpack) => {
    const { app } = await createMakingAdmin()
    const { headers, rawPayload } = await app.inject({ url: LOGIN, headers: { 'accept-encoding': accepted } })
    expect(headers['content-encoding']).toBe(encoding)
    expect(String(unpack(rawPayload))).toContain(`nonce="${nonceOf(headers['content-security-policy'])}"`)
  })

  test('is made for whoever is signed in, and for a script that asks for a part of it', async () => {
    const { app, made } = await createMakingAdmin()
    await app.inject(LOGIN)
    await app.inject({ url: `${LOGIN}?redirect=%2Fadmin`, headers: { cookie: await sessionCookie() } })
    await app.inject({ url: `${LOGIN}?_rsc=1`, headers: { rsc: '1' } })
    expect(made.map(({ url }) => url)).toEqual([LOGIN, `${LOGIN}?redirect=%2Fadmin`, `${LOGIN}?_rsc=1`])
  })

  test.each([307, 500])('is made anew after a second where it could not be made: %d', async (status) => {
    stopClock()
    const { app, made } = await createMakingAdmin(status)
    for (const _ of [1, 2]) expect((await app.inject(LOGIN)).statusCode).toBe(status)
    expect(made).toHaveLength(1)
    vi.advanceTimersByTime(1_000)
    expect((await app.inject(LOGIN)).statusCode).toBe(status)
    expect(made).toHaveLength(2)
  })

  test('that never comes is given up, and asked for again', async () => {
    let asked = 0
    const handle = () => {
      asked += 1
      return new Promise<void>(() => {})
    }
    const { app } = await createTestAdmin({ handle, responseLimitMs: 20 })
    await expect
      .poll(async () => {
        expect((await app.inject(LOGIN)).statusCode).toBe(503)
        return asked
      })
      .toBeGreaterThan(1)
  })

  test('that fails is said to have failed, and why in the log', async () => {
    const { app, log } = await createTestAdmin({ handle: () => Promise.reject(new Error('out of paper')) })
    expect((await app.inject(LOGIN)).statusCode).toBe(500)
    expect(log.join('')).toContain('out of paper')
  })
})
