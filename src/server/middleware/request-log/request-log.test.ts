import { expect, test } from 'vitest'
import { createTestApp } from '../../app.fixture.ts'

function linesOf(log: Record<string, unknown>[]) {
  return log.filter(({ msg }) => msg === 'request')
}

test('a line says what was asked and how it went', async () => {
  const { app, log } = await createTestApp()
  await app.inject('/nothing/a/?x=1')
  expect(linesOf(log)).toEqual([
    expect.objectContaining({
      method: 'GET',
      route: '/*',
      path: '/nothing/a/',
      status: 404,
      ms: expect.any(Number),
      client: expect.any(String),
    }),
  ])
})

test('a line holds no query, cookie, address or parameter of a route', async () => {
  const { app, log } = await createTestApp({ routes: (scope) => void scope.get('/confirm/:token', async () => 'ok') })
  await app.inject({
    url: '/search/?q=PERSONAL',
    headers: { cookie: 'payload-token=PERSONAL', authorization: 'PERSONAL' },
    remoteAddress: '203.0.113.77',
  })
  await app.inject({ url: '/confirm/PERSONAL', remoteAddress: '203.0.113.77' })
  expect(linesOf(log)).toHaveLength(2)
  expect(JSON.stringify(log)).not.toMatch(/PERSONAL|203\.0\.113/)
})

test('lines of one client belong together, within one process', async () => {
  const first = await createTestApp()
  const second = await createTestApp()
  for (const { app } of [first, second])
    for (const last of [1, 1, 2]) await app.inject({ url: '/', remoteAddress: `203.0.113.${last}` })
  const clients = linesOf(first.log).map(({ client }) => client)
  expect(clients[0]).toBe(clients[1])
  expect(clients[0]).not.toBe(clients[2])
  expect(linesOf(second.log)[0]?.client).not.toBe(clients[0])
})
