import { expect, test } from 'vitest'
import { createFirstVisits } from './first-visits.ts'

const HREFS = new Map([
  ['post:1', '/news/one/'],
  ['page:2', '/about/'],
])

const NEWEST = ['/news/one/', '/news/two/']

interface Trial {
  pages?: Record<string, string>
  /** How many visits are not answered. */
  busyFor?: number
  pauseMs?: number
}

function createTrial({ pages = {}, busyFor = 0, pauseMs = 1 }: Trial = {}) {
  const visited: string[] = []
  const warned: string[] = []
  const visits = createFirstVisits({
    async findHrefs(kind, ids) {
      return new Map(ids.flatMap((id) => (HREFS.has(`${kind}:${id}`) ? [[id, HREFS.get(`${kind}:${id}`) ?? '']] : [])))
    },
    async newestHrefs(of, limit) {
      return (of === 'site' ? ['/about/', ...NEWEST] : of.category === 3 ? NEWEST : []).slice(0, limit)
    },
    async visit(href) {
      visited.push(href)
      if (href === '/about/' || visited.length <= busyFor) throw new Error('too busy')
      return pages[href] ?? ''
    },
    log: { warn: (_, message) => void warned.push(message) },
    pauseMs,
  })
  return { visits, visited, warned }
}

test('what was published is visited, with the font that its page links to', async () => {
  const html = '<link rel="preload" as="font" type="font/woff2" crossorigin fetchpriority="low" href="/fonts/abc-D_1.woff2">'
  const { visits, visited } = createTrial({ pages: { '/news/one/': html } })
  visits.plan(['post:1', 'posts', 'category:3'])
  await visits.settle()
  expect(visited).toEqual(['/news/one/', '/fonts/abc-D_1.woff2'])
})

const picture = '<meta property="og:image" content="https://speech.mingde.example/share-images/post-1-abcDEF-_12.png"/>'

test('so is the picture that networks show of it, where it is one that is drawn', async () => {
  const own = '<meta property="og:image" content="https://speech.mingde.example/wp-content/uploads/2026/11/award.jpg"/>'
  const { visits, visited } = createTrial({ pages: { '/news/one/': picture, '/news/two/': own } })
  visits.plan(['category:3', 'terms'])
  await visits.settle()
  expect(visited).toEqual(['/news/one/', '/share-images/post-1-abcDEF-_12.png', '/news/two/'])
})

test('what shows a category that was changed is visited; a post of it that was saved leaves the others alone', async () => {
  const { visits, visited } = createTrial()
  visits.plan(['category:3', 'terms'])
  await visits.settle()
  expect(visited).toEqual(NEWEST)
  visits.plan(['post:1', 'posts', 'category:3'])
  await visits.settle()
  expect(visited).toEqual([...NEWEST, '/news/one/'])
})

test('other settings of the site are on every page: the newest are visited, though one of them fails', async () => {
  const { visits, visited } = createTrial()
  visits.plan(['settings'])
  await visits.settle()
  expect(visited).toEqual([...Array(5).fill('/about/'), ...NEWEST])
})

test('what is not published any more has no address and is not visited', async () => {
  const { visits, visited } = createTrial()
  visits.plan(['post:7', 'posts'])
  await visits.settle()
  expect(visited).toEqual([])
})

test('a site that is too busy is visited again a little later', async () => {
  const { visits, visited, warned } = createTrial({ busyFor: 2 })
  visits.plan(['post:1'])
  await visits.settle()
  expect(visited).toEqual(['/news/one/', '/news/one/', '/news/one/'])
  expect(warned).toEqual([])
})

test('a visit that fails again and again is told about once, and the next one is made', async () => {
  const { visits, visited, warned } = createTrial()
  visits.plan(['page:2'])
  visits.plan(['post:1'])
  await visits.settle()
  expect(visited).toEqual([...Array(5).fill('/about/'), '/news/one/'])
  expect(warned).toEqual(['what was published could not be visited'])
})

test('an import of hundreds is left to those who ask for its pages', async () => {
  const { visits, visited } = createTrial()
  visits.plan(Array.from({ length: 300 }, (_, id) => `post:${id}`))
  await visits.settle()
  expect(visited).toEqual([])
})

test('one that is stopped makes no more visits', async () => {
  const { visits, visited } = createTrial()
  visits.plan(['post:1'])
  await visits.stop()
  expect(visited).toEqual([])
})

test('one that is stopped does not wait for a better moment', async () => {
  const { visits, visited, warned } = createTrial({ busyFor: 5, pauseMs: 3_600_000 })
  visits.plan(['post:1'])
  await expect.poll(() => visited).toEqual(['/news/one/'])
  await visits.stop()
  expect(warned).toEqual([])
})
