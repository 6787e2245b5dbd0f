import { expect, test } from 'vitest'
import { ViewCounter } from './view-counter.ts'

type Options = ConstructorParameters<typeof ViewCounter>[0]

function createCounter(options: Partial<Options> = {}) {
  const stored: Record<string, number>[] = []
  const warnings: string[] = []
  const counter = new ViewCounter({
    isPage: async (href) => (href.startsWith('/there/') ? 'yes' : 'no'),
    store: async (views) => void stored.push(Object.fromEntries(views)),
    log: { warn: (_, message) => void warnings.push(message) },
    ...options,
  })
  return { counter, stored, warnings }
}

test('sums what was seen since the last flush, and stores nothing where nothing was', async () => {
  const { counter, stored } = createCounter()
  await counter.flush()
  counter.count('/', true)
  counter.count('/', true)
  counter.count('/about/', true)
  await counter.flush()
  await counter.flush()
  expect(stored).toEqual([{ '/': 2, '/about/': 1 }])
})

test('asks for what it does not know, and counts only what is there', async () => {
  const { counter, stored } = createCounter()
  for (const href of ['/there/a/', '/made-up/', '/there/a/']) counter.count(href, false)
  await counter.flush()
  expect(stored).toEqual([{ '/there/a/': 2 }])
})

test('counts what comes while it looks, and each view once though flushes overlap', async () => {
  const { counter, stored } = createCounter({
    async isPage(href) {
      if (href === '/there/a/') counter.count('/there/b/', false)
      return 'yes'
    },
  })
  counter.count('/there/a/', false)
  counter.count('/known/', true)
  await Promise.all([counter.flush(), counter.flush()])
  expect(stored).toEqual([{ '/known/': 1, '/there/a/': 1 }, { '/there/b/': 1 }])
})

test('asks again later where the site cannot say', async () => {
  let answer: 'unknown' | 'yes' = 'unknown'
  const { counter, stored } = createCounter({ isPage: async () => answer })
  counter.count('/there/', false)
  await counter.flush()
  expect(stored).toEqual([])
  answer = 'yes'
  await counter.flush()
  expect(stored).toEqual([{ '/there/': 1 }])
})

test('keeps what could not be stored, together with what is counted meanwhile', async () => {
  let isAway = true
  const stored: Record<string, number>[] = []
  const { counter, warnings } = createCounter({
    async store(views) {
      counter.count('/late/', true)
      if (isAway) throw new Error('away')
      stored.push(Object.fromEntries(views))
    },
  })
  counter.count('/', true)
  await counter.flush()
  expect(warnings).toHaveLength(1)
  isAway = false
  await counter.flush()
  expect(stored).toEqual([{ '/': 1, '/late/': 1 }])
})

test('an endless number of addresses takes a bounded room', async () => {
  const { counter, stored } = createCounter({ isPage: async () => 'yes' })
  for (let index = 0; index < 10_000; index++) {
    counter.count(`/known/${index}/`, true)
    counter.count(`/unknown/${index}/`, false)
  }
  await counter.flush()
  const hrefs = stored.flatMap((views) => Object.keys(views))
  expect(hrefs).toHaveLength(5000)
  expect(Math.max(...stored.map((views) => Object.keys(views).length))).toBe(200)
})
