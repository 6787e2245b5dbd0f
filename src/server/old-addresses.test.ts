import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { createTestApp } from './app.fixture.ts'
import { createOldAddresses } from './old-addresses.ts'

const ask = (url: string) => ({ url }) as FastifyRequest

/** A former site of which nothing is left. */
function findNothing() {
  const asked: string[] = []
  const find = async (url: string) => {
    asked.push(url)
    return null
  }
  return { asked, find }
}

test('that there is nothing is remembered for half a minute, however the rest of the query is written', async () => {
  const { asked, find } = findNothing()
  let now = 0
  let counted = 0
  const findMoved = createOldAddresses({
    find,
    limit: async () => counted++ * 0,
    now: () => now,
  })
  await findMoved(ask('/?p=12'))
  now = 29_999
  expect(await findMoved(ask('/?p=12&utm_source=mail'))).toBeNull()
  expect(asked).toEqual(['/?p=12'])
  expect(counted).toBe(1)
  now = 30_000
  await findMoved(ask('/?p=12'))
  expect(asked).toHaveLength(2)
})

test('what was found is asked for again, as it may move', async () => {
  let to = '/news/a/'
  const findMoved = createOldAddresses({ find: async () => to, limit: async () => 0 })
  expect(await findMoved(ask('/?p=12'))).toBe('/news/a/')
  to = '/news/b/'
  expect(await findMoved(ask('/?p=12'))).toBe('/news/b/')
})

test('nobody can fill the memory with addresses that were made up', async () => {
  const { asked, find } = findNothing()
  const findMoved = createOldAddresses({ find, limit: async () => 0 })
  for (let id = 1; id <= 10_001; id++) await findMoved(ask(`/?p=${id}`))
  await findMoved(ask('/?p=10001'))
  expect(asked).toHaveLength(10_001)
  await findMoved(ask('/?p=1'))
  expect(asked).toHaveLength(10_002)
})

test('3000 look-ups a minute over queries and files; pages and files that are there go on', async () => {
  const { app } = await createTestApp({ findOldAddress: async () => null })
  const statusOf = async (url: string) => (await app.inject(url)).statusCode
  for (let id = 1; id <= 1500; id++) {
    expect(await statusOf(`/?p=${id}`)).toBe(200)
    expect(await statusOf(`/wp-content/uploads/2019/05/photo-${id}-300x200.jpg`)).toBe(404)
  }
  const refused = await app.inject('/?page_id=9999')
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(await statusOf('/wp-content/uploads/2019/05/another.jpg')).toBe(429)
  expect(await statusOf('/wp-content/uploads/another.jpg')).toBe(429)
  expect(await statusOf('/?p=1500')).toBe(200)
  expect(await statusOf('/')).toBe(200)
})
