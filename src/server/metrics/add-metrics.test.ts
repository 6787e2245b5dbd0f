import { expect, test } from 'vitest'
import { createTestAdmin } from '../admin/admin-app.fixture.ts'
import { createTestApp } from '../app.fixture.ts'
import type { WorkLeft } from './count-work.ts'

const METRICS_TOKEN = 'a-token-of-twenty-or-more'
const env = { METRICS_TOKEN }
const asking = { url: '/metrics', headers: { authorization: `Bearer ${METRICS_TOKEN}` } }
const mails: WorkLeft[] = [{ kind: 'mail', state: 'failed', number: 3 }]

test('without a token there are none', async () => {
  const { app } = await createTestApp({ answer: async () => ({ kind: 'not-found' }) as never })
  expect((await app.inject(asking)).body).not.toContain('lectern_')
})

test.each([undefined, 'Bearer', 'Bearer another-token-of-twenty', METRICS_TOKEN])(
  'they are not for whoever says %s',
  async (said) => {
    const { app } = await createTestApp({ env })
    const { statusCode, body, headers } = await app.inject({ url: '/metrics', headers: said ? { authorization: said } : {} })
    expect(statusCode).toBe(401)
    expect(body).not.toContain('lectern_')
    expect(headers['cache-control']).toBe('no-store')
  },
)

test('the site tells requests by route, kept pages, mails and its process', async () => {
  const { app } = await createTestApp({ env, countWork: async () => mails })
  await app.inject('/nothing/a/?q=PERSONAL')
  await app.inject('/about/')
  await app.inject('/about/')
  const { body, headers } = await app.inject(asking)
  expect(headers['content-type']).toContain('text/plain')
  expect(body).toMatch(/^lectern_http_request_duration_seconds_count\{method="GET",route="\/\*",status="404"\} 1$/m)
  expect(body).toMatch(/^lectern_page_cache_events_total\{event="hits"\} 1$/m)
  expect(body).toMatch(/^lectern_page_cache_entries [1-9]/m)
  expect(body).toMatch(/^lectern_work\{kind="mail",state="failed"\} 3$/m)
  expect(body).toMatch(/^lectern_database_up 1$/m)
  expect(body).toMatch(/^process_resident_memory_bytes \d/m)
  expect(body).not.toMatch(/PERSONAL|nothing|about/)
})

test('a database that is away is told, with all else', async () => {
  const { app } = await createTestApp({ env, countWork: () => Promise.reject(new Error('away')) })
  const { statusCode, body } = await app.inject(asking)
  expect(statusCode).toBe(200)
  expect(body).toMatch(/^lectern_database_up 0$/m)
  expect(body).toMatch(/^lectern_page_cache_bytes 0$/m)
})

test('the admin tells its own, to nobody with a session only', async () => {
  const { app, received } = await createTestAdmin({ env })
  expect((await app.inject('/metrics')).statusCode).toBe(401)
  const { statusCode, body } = await app.inject(asking)
  expect(statusCode).toBe(200)
  expect(body).toContain('lectern_http_request_duration_seconds')
  expect(received).toEqual([])
})
