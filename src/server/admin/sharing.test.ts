import { describe, expect, test } from 'vitest'
import { createTestAdmin } from './admin-app.fixture.ts'

describe('when somebody asks for very much at once', () => {
  const login = (client: string, path = '/admin/login') => ({ url: path, remoteAddress: client })

  test('others come in between, and what writes does not wait', async () => {
    const seen: string[] = []
    const waiting: (() => void)[] = []
    const { app } = await createTestAdmin({
      handle: (request, response) =>
        new Promise((resolve) => {
          seen.push(String(request.headers['x-lectern-client']))
          waiting.push(() => resolve(void response.end('behind')))
        }),
    })
    const greedy = Array.from({ length: 12 }, () => app.inject(login('192.0.2.1')))
    await expect.poll(() => seen.length).toBe(4)
    const other = app.inject(login('192.0.2.2'))
    const writer = app.inject({ method: 'POST', url: '/api/users/login', remoteAddress: '192.0.2.3' })
    await expect.poll(() => seen.length).toBe(5)
    expect(seen[4]).toBe('192.0.2.3')
    const isDone = Promise.all([...greedy, other, writer])
    for (let answered = 0; answered < 14; answered++) {
      await expect.poll(() => waiting.length).toBeGreaterThan(0)
      waiting.shift()?.()
    }
    expect((await isDone).map(({ statusCode }) => statusCode)).toEqual(Array(14).fill(200))
    expect(seen.indexOf('192.0.2.2')).toBeLessThan(8)
  })

  test('more than its share is refused', async () => {
    const { app, log } = await createTestAdmin({ handle: () => new Promise(() => {}), responseLimitMs: 200 })
    const answers = await Promise.all(Array.from({ length: 80 }, () => app.inject(login('192.0.2.1'))))
    const statuses = new Set(answers.map(({ statusCode }) => statusCode))
    expect(statuses).toContain(429)
    expect(answers.find(({ statusCode }) => statusCode === 429)?.headers['retry-after']).toBe('2')
    expect(log.join('')).not.toContain('request failed')
  })
})
