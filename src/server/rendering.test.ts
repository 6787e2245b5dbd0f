import { expect, test } from 'vitest'
import type { SiteResponse } from '#site/response.ts'
import { eventually } from '../../tests/fixtures/eventually.ts'
import { createTestApp } from './app.fixture.ts'
import { makeResponse } from './cache/responses.fixture.ts'

const FLOODER = '192.0.2.1'
const VISITOR = '192.0.2.2'
/** More than any client may have waiting. */
const FLOOD = 200
/** All but those that wait or run. */
const LEAST_REFUSED = FLOOD - 64 - 4

/** An app whose pages are rendered one by one, as the test says. */
async function createSlowApp() {
  const rendering: { path: string; finish(): void }[] = []
  const made = await createTestApp({
    renderLimitMs: 600_000,
    answer: ({ url }) =>
      new Promise<SiteResponse>((resolve) => {
        const path = url.pathname + url.search
        rendering.push({ path, finish: () => resolve(makeResponse({ body: path, parameters: new Map([['list-b-1', isPage]]) })) })
      }),
  })
  const ask = (url: string, remoteAddress: string) => made.app.inject({ url, remoteAddress })
  const finishNext = () => rendering.shift()?.finish()
  return { ...made, rendering, ask, finishNext }
}

const isPage = (value: string) => /^[2-9]$/.test(value)

test('a flood of pages by one client costs the next visitor no more than a turn', async () => {
  const { ask, rendering, finishNext } = await createSlowApp()
  let refusedSoFar = 0
  const flood = Array.from({ length: FLOOD }, async (_, at) => {
    const answer = await ask(`/flood/${at}/`, FLOODER)
    if (answer.statusCode === 429) refusedSoFar++
    return answer
  })
  await eventually(() => expect(refusedSoFar).toBeGreaterThanOrEqual(LEAST_REFUSED))
  const visit = ask('/visited/', VISITOR)
  // Takes the same steps and waits for no render: once it is answered, the visit stands in the queue.
  await ask('/wp-json/nothing', VISITOR)
  let rendered = 0
  const isOurs = () => rendering.some(({ path }) => path === '/visited/')
  while (!isOurs() && rendered < 20) {
    finishNext()
    rendered++
    await eventually(() => expect(rendering).toHaveLength(4))
  }
  expect(rendered).toBeLessThanOrEqual(2)
  const finishing = setInterval(finishNext, 1)
  const { statusCode } = await visit
  const refused = (await Promise.all(flood)).filter((answer) => answer.statusCode === 429)
  clearInterval(finishing)
  expect(statusCode).toBe(200)
  expect(refused.length).toBeGreaterThanOrEqual(LEAST_REFUSED)
  expect(refused.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true)
})

test('a flood from all over one /64 is the flood of one client', async () => {
  const { ask, rendering, finishNext } = await createSlowApp()
  let refusedSoFar = 0
  const flood = Array.from({ length: FLOOD }, async (_, at) => {
    if ((await ask(`/flood/${at}/`, `2001:db8:1:2::${at.toString(16)}`)).statusCode === 429) refusedSoFar++
  })
  await eventually(() => expect(refusedSoFar).toBeGreaterThanOrEqual(LEAST_REFUSED))
  expect(rendering).toHaveLength(4)
  const finishing = setInterval(finishNext, 1)
  await Promise.all(flood)
  clearInterval(finishing)
})

test('what the cache has is sent while a flood waits, to the flooding address too', async () => {
  const { ask, rendering, finishNext } = await createSlowApp()
  const kept = ask('/kept/', VISITOR)
  await eventually(() => expect(rendering).toHaveLength(1))
  finishNext()
  await kept
  const flood = Array.from({ length: FLOOD }, (_, at) => ask(`/flood/${at}/`, FLOODER))
  await eventually(() => expect(rendering).toHaveLength(4))
  for (const address of [FLOODER, VISITOR]) {
    // Spellings that the fast path does not know are looked up by the same key.
    for (const url of ['/kept/', '/kept/?utm_source=x', '/kept/?list-b-2=7', '/kept/?list-b-1=zwei&list-b-1=1'])
      expect((await ask(url, address)).statusCode).toBe(200)
  }
  const finishing = setInterval(finishNext, 1)
  await Promise.all(flood)
  clearInterval(finishing)
})

test('a whole campus behind one address that asks for the same new page at once is one render', async () => {
  const { ask, rendering, finishNext } = await createSlowApp()
  const waiting = Array.from({ length: 4 }, (_, at) => ask(`/other/${at}/`, FLOODER))
  await eventually(() => expect(rendering).toHaveLength(4))
  const campus = Array.from({ length: 1000 }, () => ask('/', FLOODER))
  const lists = Array.from({ length: 1000 }, (_, at) => ask(`/list/?list-b-1=2&utm_source=${at}`, FLOODER))
  const finishing = setInterval(finishNext, 1)
  const answers = await Promise.all([...campus, ...lists, ...waiting])
  clearInterval(finishing)
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
})

test('a refusal is not given to another client that waits for the same page', async () => {
  const { ask, finishNext } = await createSlowApp()
  let answered = 0
  const floodWith = (paths: string[]) =>
    paths.map(async (path) => {
      await ask(path, FLOODER)
      answered++
    })
  const flood = floodWith(Array.from({ length: FLOOD }, (_, at) => `/flood/${at}/`))
  await eventually(() => expect(answered).toBeGreaterThanOrEqual(LEAST_REFUSED))
  // Those that have begun since have left places.
  flood.push(...floodWith(Array.from({ length: 10 }, (_, at) => `/more/${at}/`)))
  await eventually(() => expect(answered).toBeGreaterThanOrEqual(LEAST_REFUSED + 10))
  const [refused, visit] = [ask('/wanted/', FLOODER), ask('/wanted/', VISITOR)]
  expect((await refused).statusCode).toBe(429)
  const finishing = setInterval(finishNext, 1)
  expect((await visit).statusCode).toBe(200)
  await Promise.all(flood)
  clearInterval(finishing)
})

test.each([
  ['an unknown parameter', '/p/?a=1'],
  ['a list that the page does not have', '/p/?list-b-2=2'],
  ['a form that the page does not have', '/p/?newsletter-b-1=pending'],
  ['a page of its list that is none', '/p/?list-b-1=zwei'],
  ['endless ones', `/p/?${Array.from({ length: 300 }, (_, at) => `list-b-x${at}=2`).join('&')}`],
  ['a search, where nothing is searched', '/p/?q=abc'],
])('%s makes no page and no entry', async (_, url) => {
  const { app, asked, cache } = await createTestApp({
    answer: async ({ url: { pathname, search } }) =>
      makeResponse({ body: pathname + search, parameters: new Map([['list-b-1', isPage]]) }),
  })
  const plain = await app.inject('/p/')
  const other = await app.inject(url)
  expect([other.statusCode, other.body, other.headers.etag]).toEqual([200, plain.body, plain.headers.etag])
  expect([asked.length, cache.metrics().entries]).toEqual([1, 1])
})

test('its own parameter makes another page, told by nothing else, and no entry', async () => {
  const { app, asked, cache } = await createTestApp({
    answer: async ({ url: { pathname, search } }) =>
      makeResponse({ body: pathname + search, parameters: new Map([['list-b-1', isPage]]) }),
  })
  for (const query of ['?list-b-1=2', '?x=1&list-b-1=9&list-b-1=2&list-b-2=4', '?q=x&list-b-1=2#b'])
    expect((await app.inject(`/p/${query}`)).body).toBe('/p/?list-b-1=2')
  expect(new Set(asked)).toEqual(new Set(['https://www.example.edu.tw/p/', 'https://www.example.edu.tw/p/?list-b-1=2']))
  expect(cache.metrics().entries).toBe(1)
})

test('without its database what is kept is served, expired or not, and the rest refused at once until it is back', async () => {
  let isAway = false
  const { app, cache, asked } = await createTestApp({
    isDatabaseAway: () => isAway,
    answer: async ({ url }) => makeResponse({ body: url.pathname, tags: ['post:1'] }),
  })
  await app.inject('/kept/')
  isAway = true
  expect((await app.inject('/kept/')).statusCode).toBe(200)
  const refused = await app.inject('/new/')
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5'])
  expect(asked).toHaveLength(1)
  cache.drop(['post:1'])
  expect((await app.inject('/kept/')).statusCode).toBe(503)
  isAway = false
  expect((await app.inject('/new/')).statusCode).toBe(200)
})

test('a render that loses its database gives the last good page, and 503 where there is none', async () => {
  let isLost = false
  let now = Date.now()
  const { app, log, cache } = await createTestApp({
    now: () => now,
    answer: async ({ url }) => {
      if (isLost) throw new Error('Failed query', { cause: new Error('Connection terminated unexpectedly') })
      return makeResponse({ body: url.pathname, expiresAt: new Date(now + 1000) })
    },
  })
  await app.inject('/kept/')
  isLost = true
  now += 1000
  expect(cache.find('/kept/')).toBeUndefined()
  const last = await app.inject('/kept/')
  expect([last.statusCode, last.body]).toEqual([200, '/kept/'])
  const other = await app.inject('/other/')
  expect([other.statusCode, other.headers['retry-after']]).toEqual([503, '5'])
  expect(log.filter(({ level }) => Number(level) >= 50)).toEqual([])
})
