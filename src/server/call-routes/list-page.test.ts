import { describe, expect, test } from 'vitest'
import { createRouter } from '#site/router.ts'
import { readTags } from '../../../tests/fixtures/read-tags.ts'
import { manyPosts, samplePage } from '../../../tests/fixtures/sample-content.ts'
import { createSampleSite } from '../../../tests/fixtures/sample-site.ts'
import { createTestApp } from '../app.fixture.ts'

/** The list-page call: a link of a list's pagination leads to a whole page, out of which the script takes the list. */

const WALL = `/${encodeURIComponent('作品牆')}/`
const list = (id: string) => ({ id, blockType: 'post-list', count: 2, pagination: 'numbered' })

async function openApp(env: Record<string, string> = { RATE_LIMIT_SCALE: '1000' }) {
  const page = samplePage({ id: 7, title: '作品牆', path: '作品牆', layout: [list('one'), list('two')] })
  const site = createSampleSite({ posts: manyPosts(7), pages: [page] })
  const { app } = await createTestApp({ env, ...createRouter(site.context) })
  const get = (query: string) => app.inject(`${WALL}${query}`)
  return { app, get }
}

/** What the script takes out of a page: the posts of a list and where its pagination leads. */
function partsOf(html: string, id: string) {
  const tags = readTags(html)
  const start = tags.findIndex(({ attributes }) => attributes.get('id') === `${id}-items`)
  const end = tags.findIndex(({ attributes }, at) => at > start && attributes.get('id')?.endsWith('-items'))
  const own = tags.slice(start, end === -1 ? undefined : end)
  const hrefs = own.flatMap(({ name, attributes }) => (name === 'a' ? [attributes.get('href') ?? ''] : []))
  return {
    isThere: start !== -1 && own.some(({ attributes }) => attributes.get('id') === `${id}-pages`),
    posts: new Set(hrefs.flatMap((href) => /^\/news\/([^/]+)\/$/.exec(href)?.[1] ?? [])),
    next: own.find(({ attributes }) => attributes.get('rel') === 'next')?.attributes.get('href'),
  }
}

describe('a good request', () => {
  test('is answered with the page of the list that its own parameter names; other lists stay', async () => {
    const { get } = await openApp()
    const first = await get('')
    const second = await get('?list-b-one=2')
    expect([second.statusCode, second.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    const [before, after] = [partsOf(first.body, 'b-one'), partsOf(second.body, 'b-one')]
    expect(after.isThere).toBe(true)
    expect(after.posts.size).toBe(2)
    expect([...after.posts].some((slug) => before.posts.has(slug))).toBe(false)
    expect(after.next).toBe(`${WALL}?list-b-one=3#b-one`)
    expect(partsOf(second.body, 'b-two').posts).toEqual(partsOf(first.body, 'b-two').posts)
  })

  test('two lists move on their own', async () => {
    const { get } = await openApp()
    const { body } = await get('?list-b-one=2&list-b-two=3')
    expect(partsOf(body, 'b-one').next).toBe(`${WALL}?list-b-one=3&list-b-two=3#b-one`)
    expect(partsOf(body, 'b-one').posts).not.toEqual(partsOf(body, 'b-two').posts)
  })

  test('has an end: the last page leads no further', async () => {
    const { get } = await openApp()
    expect(partsOf((await get('?list-b-one=4')).body, 'b-one').next).toBeUndefined()
  })
})

describe('a request that makes no sense shows a page that does', () => {
  test.each([
    ['a page that is no number', '?list-b-one=zwei', 1],
    ['Chinese digits', `?list-b-one=${encodeURIComponent('二')}`, 1],
    ['an emoji', `?list-b-one=${encodeURIComponent('🎤')}`, 1],
    ['nothing', '?list-b-one=', 1],
    ['zero', '?list-b-one=0', 1],
    ['a negative number', '?list-b-one=-3', 1],
    ['half a number', '?list-b-one=1.5', 1],
    ['an infinite number', `?list-b-one=${'9'.repeat(400)}`, 1],
    ['a script', `?list-b-one=${encodeURIComponent('"><script>alert(1)</script>')}`, 1],
    ['an unknown list', '?list-b-nobody=2', 1],
    ['surplus parameters', '?utm_source=line&fbclid=x', 1],
    ['a page beyond the last', '?list-b-one=99', 4],
    ['a list twice: the last word counts', '?list-b-one=2&list-b-one=3', 3],
  ])('%s', async (_what, query, shown) => {
    const { get } = await openApp()
    const [answer, expected] = [await get(query), await get(`?list-b-one=${shown}`)]
    expect(answer.statusCode).toBe(200)
    expect(partsOf(answer.body, 'b-one').posts).toEqual(partsOf(expected.body, 'b-one').posts)
    expect(answer.body).not.toContain('<script>alert')
  })

  test('an unknown page is 404, and no list', async () => {
    const { app } = await openApp()
    const answer = await app.inject('/nobody/?list-b-one=2')
    expect([answer.statusCode, partsOf(answer.body, 'b-one').isThere]).toEqual([404, false])
  })

  test.each(['POST', 'PUT', 'DELETE'] as const)('%s is refused', async (method) => {
    const { app } = await openApp()
    expect((await app.inject({ method, url: `${WALL}?list-b-one=2` })).statusCode).toBe(405)
  })
})

test('a thousand requests at once are all answered rightly', async () => {
  const { get } = await openApp()
  const pages = ['?list-b-one=1', '?list-b-one=2', '?list-b-one=3', '?list-b-one=4']
  const expected = await Promise.all(pages.map(async (query) => (await get(query)).body))
  const answers = await Promise.all(Array.from({ length: 1000 }, (_, at) => get(pages[at % 4] ?? '')))
  expect(answers.filter(({ statusCode, body }, at) => statusCode !== 200 || body !== expected[at % 4])).toHaveLength(0)
})
