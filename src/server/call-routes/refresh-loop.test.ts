import { describe, expect, test } from 'vitest'
import type { StoredBlock } from '#published/types.ts'
import { readTags } from '../../../tests/fixtures/read-tags.ts'
import { events, honours, samplePage, samplePost, speech } from '../../../tests/fixtures/sample-content.ts'
import { createSampleSite, ORIGIN, type SampleSite } from '../../../tests/fixtures/sample-site.ts'
import { isWhole } from '../../../tests/whole.ts'
import { createTestApp } from '../app.fixture.ts'
import { addRefreshLoop } from './refresh-loop.ts'

const ADDRESS = '/wp-json/lectern/v1/refresh-loop'
const PAGE = 7
const POST = 4
const CROWD = isWhole ? 1000 : 200

const loop: StoredBlock = { id: 'loop', blockType: 'post-loop', multiple_selection: true, count: 2, pagination: 'numbered' }
const hidden: StoredBlock = {
  id: 'hidden',
  blockType: 'post-loop',
  logical_combination: 'OR',
  multiple_selection: true,
  count: 9,
}
const inColumn = { id: 'columns', blockType: 'columns', columns: [{ content: [hidden] }] }

const posts = [
  samplePost({
    id: POST,
    slug: 'four',
    categories: [honours, events],
    tags: [speech],
    body: { root: { children: [{ type: 'block', fields: { ...loop, id: 'in-text' } }] } },
  }),
  samplePost({ id: 3, slug: 'three', category: events }),
  samplePost({ id: 2, slug: 'two' }),
  samplePost({ id: 1, slug: 'one' }),
]
const pages = [
  samplePage({
    id: PAGE,
    title: '作品',
    path: '作品',
    layout: [
      { id: 'list', blockType: 'post-list' },
      { id: 'section', blockType: 'section', content: [inColumn, loop] },
    ],
  }),
  samplePage({ id: 8, title: '沒有列表', path: 'plain' }),
]

function makeSite(): SampleSite {
  const site = createSampleSite({ posts, pages })
  const { createReader } = site.context
  // Like the real one, unlike the sample: only published documents have an address.
  site.context.createReader = () => ({
    ...createReader(),
    findHrefs: async (kind, ids) => {
      const documents = kind === 'page' ? pages : kind === 'post' ? posts : []
      return new Map(documents.filter(({ id }) => ids.includes(id)).map(({ id, href }) => [id, href]))
    },
    findFragment: async (id) => (id === 5 ? { id, name: '', layout: [loop] } : null),
  })
  return site
}

async function openApp(env: Record<string, string> = { RATE_LIMIT_SCALE: '1000' }) {
  const { context } = makeSite()
  const { app, log } = await createTestApp({ env, routes: (scope, sendCall) => addRefreshLoop(scope, { context, sendCall }) })
  const call = (body: unknown) =>
    app.inject({
      method: 'POST',
      url: ADDRESS,
      headers: { 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  return { app, call, log }
}

const good = {
  post_id: PAGE,
  widget_filters: { taxonomy: { category: { terms: ['events'], logicalJoin: 'AND' } } },
  widget_id: 'b-loop',
  pagination_base_url: `${ORIGIN}/作品/`,
}

const slugsIn = (html: string) =>
  readTags(html).flatMap(({ attributes }) => /^\/news\/(\w+)\//.exec(attributes.get('href') ?? '')?.[1] ?? [])

describe('a good request', () => {
  test('is answered with the loop, as its page would show it', async () => {
    const { call } = await openApp()
    const answer = await call(good)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
    expect(answer.headers['cache-control']).toBe('private, no-store')
    const { data } = answer.json<{ data: string }>()
    expect(slugsIn(data)).toEqual(['four', 'three'])
    const page = await makeSite().get(`/${encodeURIComponent('作品')}/?e-filter-b-loop-category=events`)
    const widget = data.slice(data.indexOf('<div data-widget='))
    // What comes later may have characters that the page's heading font does not hold.
    expect(page.body).toContain(widget.replaceAll(' data-face="system"', ''))
    expect(data).toContain('<link rel="stylesheet" href="/assets/post-loop.css">')
  })

  test.each<[what: string, body: object, slugs: string[]]>([
    ['without filters', { ...good, widget_filters: {} }, ['four', 'three']],
    ['with an empty list of terms', { ...good, widget_filters: { taxonomy: { category: { terms: [] } } } }, ['four', 'three']],
    ['with the id as text', { ...good, post_id: String(PAGE) }, ['four', 'three']],
    ['with the kind of the document', { ...good, post_kind: 'page' }, ['four', 'three']],
    ['without a base', { ...good, pagination_base_url: undefined }, ['four', 'three']],
    ['with surplus fields', { ...good, nonce: 'x', lang: 'zh' }, ['four', 'three']],
    ['with two terms', { ...good, widget_filters: filters('events', '榮譽') }, ['four']],
    ['with a Chinese term, percent-encoded', { ...good, widget_filters: filters('%E6%A6%AE%E8%AD%BD') }, ['four', 'two']],
    ['with a term that nobody knows, and an emoji', { ...good, widget_filters: filters('events', '🎤') }, ['four', 'three']],
    [
      'for a loop inside columns inside a section',
      { ...good, widget_id: 'b-hidden', widget_filters: filters('events', '榮譽') },
      ['four', 'three', 'two', 'one'],
    ],
    [
      'for a loop in the text of a post',
      { ...good, post_id: POST, post_kind: 'post', widget_id: 'b-in-text' },
      ['four', 'three'],
    ],
    ['for the same without its kind', { ...good, post_id: POST, widget_id: 'b-in-text' }, ['four', 'three']],
    ['for a loop in a fragment', { ...good, post_id: 5, post_kind: 'fragment', widget_id: 'b-f5-loop' }, ['four', 'three']],
  ])('%s', async (_what, body, slugs) => {
    const { call } = await openApp()
    const answer = await call(body)
    expect(answer.statusCode).toBe(200)
    expect(slugsIn(answer.json<{ data: string }>().data)).toEqual(slugs)
  })

  test.each([
    ['raw Chinese', `${ORIGIN}/作品/?list-b-list=3&list-b-loop=2&utm_source=x`],
    ['encoded', `${ORIGIN}/%E4%BD%9C%E5%93%81/?utm_source=x&list-b-list=3&e-filter-b-loop-category=old`],
  ])('has pages below its base, %s: its own page dropped, other lists kept, strangers’ parameters not', async (_how, base) => {
    const { call } = await openApp()
    const { data } = (await call({ ...good, widget_filters: filters('榮譽'), pagination_base_url: base })).json<{
      data: string
    }>()
    const next = readTags(data).find(({ attributes }) => attributes.get('rel') === 'next')
    expect(next?.attributes.get('href')).toBe(
      '/%E4%BD%9C%E5%93%81/?list-b-list=3&e-filter-b-loop-category=%E6%A6%AE%E8%AD%BD&list-b-loop=2#b-loop',
    )
  })

  test('that finds nothing is answered with words, not with nothing', async () => {
    const { call } = await openApp()
    const none = { ...good, widget_id: 'b-loop', widget_filters: filters('notices') }
    expect((await call(none)).json<{ data: string }>().data).toContain('沒有符合條件的文章')
  })
})

function filters(...terms: string[]) {
  return { taxonomy: { category: { terms, logicalJoin: 'AND' } } }
}

describe('a bad request', () => {
  test.each<[what: string, body: unknown, param: string]>([
    ['without a document', { ...good, post_id: undefined }, 'post_id'],
    ['a document that is no number', { ...good, post_id: 'seven' }, 'post_id'],
    ['a document that is true', { ...good, post_id: true }, 'post_id'],
    ['a document below one', { ...good, post_id: 0 }, 'post_id'],
    ['a document beyond all numbers', { ...good, post_id: 2 ** 31 }, 'post_id'],
    ['an unknown kind of document', { ...good, post_kind: 'user' }, 'post_kind'],
    ['without a widget', { ...good, widget_id: undefined }, 'widget_id'],
    ['a widget with markup in its id', { ...good, widget_id: 'b-"><script>' }, 'widget_id'],
    ['a widget whose id is a number', { ...good, widget_id: 7 }, 'widget_id'],
    ['without filters', { ...good, widget_filters: undefined }, 'widget_filters'],
    ['filters that are a list', { ...good, widget_filters: [] }, 'widget_filters'],
    ['filters that are a text', { ...good, widget_filters: 'events' }, 'widget_filters'],
    ['an unknown taxonomy', { ...good, widget_filters: { taxonomy: { color: { terms: [] } } } }, 'widget_filters'],
    ['terms that are a text', { ...good, widget_filters: { taxonomy: { category: { terms: 'events' } } } }, 'widget_filters'],
    ['a term that is a number', { ...good, widget_filters: { taxonomy: { category: { terms: [1] } } } }, 'widget_filters'],
    ['more terms than there can be', { ...good, widget_filters: filters(...Array(21).fill('x')) }, 'widget_filters'],
    [
      'an unknown way to join',
      { ...good, widget_filters: { taxonomy: { category: { terms: [], logicalJoin: 'XOR' } } } },
      'widget_filters',
    ],
    ['a base that is no address', { ...good, pagination_base_url: 'not an address' }, 'pagination_base_url'],
    ['a base that is a path', { ...good, pagination_base_url: '/作品/' }, 'pagination_base_url'],
    ['a base elsewhere', { ...good, pagination_base_url: 'https://evil.example/作品/' }, 'pagination_base_url'],
    ['a script for a base', { ...good, pagination_base_url: 'javascript:alert(1)' }, 'pagination_base_url'],
    ['a broken base', { ...good, pagination_base_url: `${ORIGIN}/%E4%BD/` }, 'pagination_base_url'],
    ['a base that is a number', { ...good, pagination_base_url: 7 }, 'pagination_base_url'],
  ])('%s: 400, and says which parameter', async (_what, body, param) => {
    const { call } = await openApp()
    const answer = await call(body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({
      code: 'rest_invalid_param',
      message: '參數有誤。',
      data: { status: 400, params: { [param]: expect.stringMatching(/^必須是/) } },
    })
  })

  test.each([
    ['nothing at all', '', 400],
    ['no JSON', '{"post_id":', 400],
    ['a list', [], 400],
    ['nothing', 'null', 400],
    ['a prototype', '{"__proto__":{"post_id":7}}', 400],
    ['too much', JSON.stringify({ ...good, more: 'x'.repeat(17_000) }), 413],
  ])('a body that is %s', async (_what, body, status) => {
    const { call } = await openApp()
    const answer = await call(body)
    expect([answer.statusCode, answer.json().data.status]).toEqual([status, status])
  })

  test('a form instead of JSON', async () => {
    const { app } = await openApp()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await app.inject({ method: 'POST', url: ADDRESS, headers, body: `post_id=${PAGE}` })).statusCode).toBe(400)
  })

  test.each(['GET', 'PUT', 'DELETE'] as const)('%s', async (method) => {
    const { app } = await openApp()
    const answer = await app.inject({ method, url: ADDRESS })
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'POST'])
  })
})

describe('what nobody may see', () => {
  test.each<[what: string, body: object]>([
    ['a page that is not published', { ...good, post_id: 99 }],
    ['a page where a post of that number is meant', { ...good, post_id: PAGE, post_kind: 'post' }],
    ['a fragment that is not published', { ...good, post_id: 6, post_kind: 'fragment', widget_id: 'b-f6-loop' }],
  ])('%s: 404', async (_what, body) => {
    const { call } = await openApp()
    const answer = await call(body)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({ code: 'rest_post_invalid_id', message: '找不到這個頁面。', data: { status: 404 } })
  })

  test.each<[what: string, body: object]>([
    ['a page without the loop', { ...good, post_id: 8 }],
    ['a widget that nobody made', { ...good, widget_id: 'b-nothing' }],
    ['a widget of another sort', { ...good, widget_id: 'b-list' }],
    ['a loop in another fragment', { ...good, post_id: 5, post_kind: 'fragment', widget_id: 'b-f6-loop' }],
  ])('%s: 403', async (_what, body) => {
    const { call } = await openApp()
    const answer = await call(body)
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toEqual({ code: 'rest_forbidden', message: '這個頁面沒有這個文章篩選列表。', data: { status: 403 } })
  })
})

test(`${CROWD} requests at once are all answered rightly`, async () => {
  const { call } = await openApp()
  const terms = ['events', '榮譽']
  const answers = await Promise.all(
    Array.from({ length: CROWD }, (_, at) => call({ ...good, widget_filters: filters(terms[at % 2] ?? '') })),
  )
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  const wrong = answers.filter(
    (answer, at) => slugsIn(answer.json<{ data: string }>().data).join() !== (at % 2 === 0 ? 'four,three' : 'four,two'),
  )
  expect(wrong).toHaveLength(0)
})

test('one address is refused beyond 1,200 a minute, and told when to come back', async () => {
  const { call } = await openApp({})
  expect((await call(good)).statusCode).toBe(200)
  // What is refused for another reason counts as well.
  for (let at = 1; at < 1200; at++) expect((await call({})).statusCode).toBe(400)
  const refused = await call(good)
  expect([refused.statusCode, refused.json().data.status]).toEqual([429, 429])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})
