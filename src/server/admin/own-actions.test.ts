import { describe, expect, test } from 'vitest'
import { listen } from '../listening.fixture.ts'
import { createTestAdmin, sessionCookie } from './admin-app.fixture.ts'

describe('a page of somebody else', () => {
  test.each(['null', 'https://elsewhere.example', 'http://localhost:81', 'rubbish'])(
    'calls nothing in the name of whoever looks at it: %s',
    async (origin) => {
      const { app, received } = await createTestAdmin()
      const headers = { cookie: await sessionCookie(), origin, 'next-action': '403a755c' }
      for (const url of ['/admin/collections/posts', '/admin/create-first-user'])
        expect((await app.inject({ method: 'POST', url, headers, payload: '[]' })).statusCode).toBe(403)
      expect(received).toEqual([])
    },
  )

  test('is none of ours', async () => {
    const { app, received } = await createTestAdmin()
    const url = `http://127.0.0.1:${await listen(app)}`
    const headers = { cookie: await sessionCookie(), origin: url, 'next-action': '403a755c' }
    const body = '[{"name":"form-state","args":{}}]'
    expect((await fetch(`${url}/admin`, { method: 'POST', headers, body })).status).toBe(200)
    expect(received).toHaveLength(1)
  })
})

test.each(['6015056665', 'x', '__proto__'])('a server function that no page of ours calls is not there: %s', async (name) => {
  const { app, received } = await createTestAdmin({ ownActions: new Set(['403a755c']) })
  const cookie = await sessionCookie()
  const call = (url: string, action: string) => {
    const headers = { cookie, 'next-action': action }
    return app.inject({ method: 'POST', url, headers, payload: '[{"name":"form-state","args":{}}]' })
  }
  for (const url of ['/admin/collections/posts', '/admin/create-first-user']) {
    const { statusCode, headers } = await call(url, name)
    // By which a tab that is older than the program knows that it is.
    expect([statusCode, headers['x-nextjs-action-not-found']]).toEqual([404, '1'])
  }
  expect(received).toEqual([])
})
