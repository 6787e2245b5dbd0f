import { describe, expect, test } from 'vitest'
import { PageCache } from './page-cache.ts'
import { seal } from './responses.fixture.ts'
import type { SealedResponse } from './sealed-response.ts'

const LARGE = 10_000_000

function createCache(maxBytes = LARGE) {
  const clock = { time: 0 }
  return { cache: new PageCache({ maxBytes, now: () => clock.time }), clock }
}

function fail(): Promise<SealedResponse> {
  throw new Error('rendered although an answer was kept')
}

/** A render that ends when the test says so. */
function createRender() {
  let count = 0
  let finish: (answer: SealedResponse) => void = () => {}
  let refuse: (error: Error) => void = () => {}
  const render = () => {
    count++
    return new Promise<SealedResponse>((resolve, reject) => {
      finish = resolve
      refuse = reject
    })
  }
  return {
    render,
    finish: (answer: SealedResponse) => finish(answer),
    refuse: (error: Error) => refuse(error),
    count: () => count,
  }
}

test('a kept answer is not rendered again', async () => {
  const { cache } = createCache()
  const answer = seal()
  expect(await cache.answer('/', async () => answer)).toBe(answer)
  expect(await cache.answer('/', fail)).toBe(answer)
  expect(cache.metrics()).toMatchObject({ hits: 1, misses: 1, kept: 1, entries: 1 })
})

describe('a change', () => {
  test('drops exactly the answers made from what changed', async () => {
    const { cache } = createCache()
    await cache.answer('/a/', async () => seal({ tags: ['post:1', 'settings'] }))
    await cache.answer('/b/', async () => seal({ tags: ['post:2', 'settings'] }))
    cache.drop(['post:1'])
    expect([cache.find('/a/'), cache.find('/b/') !== undefined]).toEqual([undefined, true])
    cache.drop(['settings', 'unknown'])
    expect(cache.metrics()).toMatchObject({ dropped: 2, entries: 0, bytes: 0 })
  })

  test('during a render: the answer is given out but not kept', async () => {
    const { cache } = createCache()
    const first = createRender()
    const answered = cache.answer('/', first.render)
    cache.drop(['post:1'])
    const stale = seal({ tags: ['post:1'] })
    first.finish(stale)
    expect(await answered).toBe(stale)
    expect(cache.find('/')).toBeUndefined()
  })

  test('of something else during a render does not matter', async () => {
    const { cache } = createCache()
    const first = createRender()
    const answered = cache.answer('/', first.render)
    cache.drop(['post:2'])
    first.finish(seal({ tags: ['post:1'] }))
    await answered
    expect(cache.find('/')).toBeDefined()
  })

  test('during a render: whoever asks afterwards does not join it', async () => {
    const { cache } = createCache()
    const before = createRender()
    const after = createRender()
    const answeredBefore = cache.answer('/', before.render)
    cache.drop(['post:1'])
    const answeredAfter = cache.answer('/', after.render)
    const fresh = seal({ tags: ['post:1'] })
    after.finish(fresh)
    before.finish(seal({ tags: ['post:1'] }))
    await answeredBefore
    expect(await answeredAfter).toBe(fresh)
    expect(cache.find('/')).toBe(fresh)
  })

  test('that cannot be told drops everything, renders under way included', async () => {
    const { cache } = createCache()
    await cache.answer('/a/', async () => seal())
    const underway = createRender()
    const answered = cache.answer('/b/', underway.render)
    cache.dropAll()
    underway.finish(seal())
    await answered
    expect(cache.metrics()).toMatchObject({ entries: 0, bytes: 0 })
  })
})

describe('requests that miss at the same time', () => {
  test('share one render', async () => {
    const { cache } = createCache()
    const only = createRender()
    const answers = [cache.answer('/', only.render), cache.answer('/', only.render), cache.answer('/', only.render)]
    const answer = seal()
    only.finish(answer)
    expect(await Promise.all(answers)).toEqual([answer, answer, answer])
    expect(only.count()).toBe(1)
  })

  test('share its failure, and the next one tries again', async () => {
    const { cache } = createCache()
    const failing = createRender()
    const answers = [cache.answer('/', failing.render), cache.answer('/', failing.render)]
    failing.refuse(new Error('database gone'))
    expect((await Promise.allSettled(answers)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await cache.answer('/', async () => seal())).toBeDefined()
  })

  test('do not share what is not the same for everyone', async () => {
    const { cache } = createCache()
    const first = createRender()
    const own = seal({ caching: 'none' })
    const answers = [cache.answer('/', first.render), cache.answer('/', async () => own)]
    first.finish(seal({ caching: 'none' }))
    expect((await Promise.all(answers))[1]).toBe(own)
  })
})

describe('time', () => {
  test('an answer is given out until it expires', async () => {
    const { cache, clock } = createCache()
    await cache.answer('/', async () => seal({ expiresAt: new Date(1000) }))
    clock.time = 999
    expect(cache.find('/')).toBeDefined()
    clock.time = 1000
    expect(cache.find('/')).toBeUndefined()
    const bytes = cache.metrics().bytes
    const next = seal()
    expect(await cache.answer('/', async () => next)).toBe(next)
    expect([cache.find('/'), cache.metrics().entries, cache.metrics().bytes]).toEqual([next, 1, bytes])
  })

  test('an answer whose time is over is given out while nothing newer can be made, unless it was dropped', async () => {
    const clock = { time: 0 }
    let servesExpired = false
    const cache = new PageCache({ maxBytes: LARGE, now: () => clock.time, servesExpired: () => servesExpired })
    const answer = seal({ expiresAt: new Date(1000), tags: ['post:1'] })
    await cache.answer('/', async () => answer)
    clock.time = 1000
    expect(cache.find('/')).toBeUndefined()
    expect(cache.findLast('/')).toBe(answer)
    servesExpired = true
    expect(cache.find('/')).toBe(answer)
    cache.drop(['post:1'])
    expect([cache.find('/'), cache.findLast('/')]).toEqual([undefined, undefined])
  })

  test('an answer that has expired already is not kept', async () => {
    const { cache, clock } = createCache()
    clock.time = 5000
    await cache.answer('/', async () => seal({ expiresAt: new Date(1000) }))
    expect(cache.metrics().entries).toBe(0)
  })
})

describe('memory', () => {
  const page = () => seal({ body: 'x'.repeat(9000) })

  test('stays below its limit, and what is asked for stays longest', async () => {
    const { cache } = createCache(100_000)
    await cache.answer('/wanted/', async () => page())
    for (let number = 0; number < 50; number++) {
      await cache.answer(`/${number}/`, async () => page())
      expect(cache.find('/wanted/')).toBeDefined()
      expect(cache.metrics().bytes).toBeLessThanOrEqual(100_000)
    }
    expect(cache.find('/0/')).toBeUndefined()
    expect(cache.find('/49/')).toBeDefined()
    expect(cache.metrics().evicted).toBeGreaterThan(30)
  })

  test('further codings count', async () => {
    const { cache } = createCache()
    const answer = await cache.answer('/', async () => page())
    const { bytes } = cache.metrics()
    answer.represent('br')
    expect(cache.metrics().bytes).toBeGreaterThan(bytes)
    cache.dropAll()
    answer.represent('gzip')
    expect(cache.metrics().bytes).toBe(0)
  })

  test('an answer too large for it is not kept', async () => {
    const { cache } = createCache(10_000)
    await cache.answer('/', async () => page())
    expect(cache.metrics().entries).toBe(0)
  })
})

describe('other spellings of an address', () => {
  test('find the answer, and go with it', async () => {
    const { cache } = createCache()
    await cache.answer('/', async () => seal({ tags: ['posts'] }))
    cache.addAlias('/?utm_source=x', '/')
    expect(cache.find('/?utm_source=x')).toBeDefined()
    cache.drop(['posts'])
    expect(cache.find('/?utm_source=x')).toBeUndefined()
  })

  test('are remembered in small number, so that nobody fills the memory with them', async () => {
    const { cache } = createCache()
    await cache.answer('/', async () => seal())
    for (let number = 0; number < 1000; number++) cache.addAlias(`/?x=${number}`, '/')
    expect(cache.find('/?x=7')).toBeDefined()
    expect(cache.find('/?x=8')).toBeUndefined()
  })

  test('of what is not kept are not remembered', () => {
    const { cache } = createCache()
    cache.addAlias('/?a', '/')
    expect(cache.find('/?a')).toBeUndefined()
  })
})
