import { describe, expect, it } from 'vitest'
import { PATIENTLY, USUAL_DATABASES } from '../cms/open-content.ts'
import { POSTS, SECRET } from './sample-department.ts'
import { API, JSON_TYPE, type Shown, useWordPress } from './use-wordpress.ts'

describe.each(USUAL_DATABASES)('what the WordPress API refuses, on %s', PATIENTLY, (kind) => {
  const { open, ask, idsIn, item, post, expectProblem } = useWordPress(kind)

  describe('nothing that is not published comes out', () => {
    it('in any list', async () => {
      const everything = [
        'posts?per_page=100',
        'pages?per_page=100&_embed',
        'media?per_page=100',
        'users?per_page=100',
        'categories',
        'tags',
        'search?per_page=100',
        `search?search=${SECRET}`,
        `posts?search=${SECRET}`,
        `pages?search=${SECRET}`,
        `media?search=${SECRET}`,
        'posts?slug=draft-post,withdrawn-post,trashed-post,secret-slug',
      ]
      for (const address of everything) {
        const answer = await ask(address)
        expect([answer.statusCode, answer.body.includes(SECRET), /mingde\.example/.test(answer.body)]).toEqual([
          200,
          false,
          false,
        ])
      }
      const { hidden } = open.department
      expect(await idsIn(`posts?include=${hidden.draft},${hidden.withdrawn},${hidden.trashed}`)).toEqual([])
      expect(await idsIn(`media?include=${open.department.media.hidden}`)).toEqual([])
    })

    it('by its number', async () => {
      const { hidden, media } = open.department
      for (const id of [hidden.draft, hidden.withdrawn, hidden.trashed])
        await expectProblem(`posts/${id}`, 404, 'rest_post_invalid_id')
      await expectProblem(`pages/${hidden.page}`, 404, 'rest_post_invalid_id')
      await expectProblem(`media/${media.hidden}`, 404, 'rest_post_invalid_id')
      await expectProblem(`users/${hidden.user}`, 404, 'rest_user_invalid_id')
      await expectProblem('statuses/draft', 401, 'rest_cannot_read_status')
    })

    it('as a draft over a published post', async () => {
      expect((await item(`posts/${post(1)}`)).title).toEqual({ rendered: '第 1 篇' })
    })

    it.each(['draft', 'any', 'future', 'publish,draft'])('by asking for the status %s', async (status) => {
      const { data } = await expectProblem(`posts?status=${status}`, 400, 'rest_invalid_param')
      expect(data.params).toHaveProperty('status')
    })
  })

  describe('what is not there', () => {
    it.each([
      ['posts/999999', 404, 'rest_post_invalid_id'],
      ['posts/0', 404, 'rest_post_invalid_id'],
      ['posts/99999999999999999999', 404, 'rest_post_invalid_id'],
      ['pages/999999', 404, 'rest_post_invalid_id'],
      ['media/999999', 404, 'rest_post_invalid_id'],
      ['categories/999999', 404, 'rest_term_invalid'],
      ['tags/999999', 404, 'rest_term_invalid'],
      ['users/999999', 404, 'rest_user_invalid_id'],
      ['types/nothing', 404, 'rest_type_invalid'],
      ['taxonomies/nothing', 404, 'rest_taxonomy_invalid'],
      ['statuses/nothing', 404, 'rest_status_invalid'],
      ['posts/abc', 404, 'rest_no_route'],
      ['posts/1/revisions', 404, 'rest_no_route'],
      ['search/1', 404, 'rest_no_route'],
      ['nothing', 404, 'rest_no_route'],
      ['__proto__', 404, 'rest_no_route'],
      ['types/__proto__', 404, 'rest_type_invalid'],
      ['posts?page=4', 400, 'rest_post_invalid_page_number'],
      ['pages?page=2', 400, 'rest_post_invalid_page_number'],
      ['media?page=2', 400, 'rest_post_invalid_page_number'],
      ['search?page=200', 400, 'rest_search_invalid_page_number'],
      ['posts?orderby=relevance', 400, 'rest_no_search_term_defined'],
      ['posts?orderby=include', 400, 'rest_orderby_include_missing_include'],
    ])('%s: %i %s', (address, status, code) => expectProblem(address, status, code))

    it('of no namespace at all', async () => {
      const answer = await open.site.app.inject('/wp-json/nothing/v9')
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'rest_no_route'])
    })
  })

  describe('a wrong parameter is named', () => {
    it.each([
      ['posts?per_page=0', 'per_page'],
      ['posts?per_page=101', 'per_page'],
      ['posts?per_page=ten', 'per_page'],
      ['posts?per_page=1.5', 'per_page'],
      ['posts?per_page=', 'per_page'],
      ['posts?per_page[]=5', 'per_page'],
      ['posts?page=0', 'page'],
      ['posts?page=-1', 'page'],
      ['posts?page=1e9', 'page'],
      ['posts?page=99999999999', 'page'],
      ['posts?offset=-1', 'offset'],
      ['posts?order=sideways', 'order'],
      ['posts?orderby=rand', 'orderby'],
      ['posts?include=a', 'include'],
      ['posts?include[x][y]=a', 'include'],
      [`posts?include=${Array.from({ length: 10_000 }, (_, n) => n).join(',')}`, 'include'],
      [`posts?exclude=${'1,'.repeat(101)}`, 'exclude'],
      ['posts?categories=awards', 'categories'],
      ['posts?tags=1,x', 'tags'],
      ['posts?after=yesterday', 'after'],
      ['posts?after=2025-13-45T00:00:00', 'after'],
      ['posts?before=2025-01-01', 'before'],
      ['posts?search[]=a', 'search'],
      [`posts?search=${'字'.repeat(201)}`, 'search'],
      ['posts?search=a%00b', 'search'],
      [`posts?slug=${'a'.repeat(1201)}`, 'slug'],
      ['posts?slug=a%00b', 'slug'],
      ['posts?context=all', 'context'],
      ['search?context=edit', 'context'],
      ['search?type=user', 'type'],
      ['search?subtype=nothing', 'subtype'],
      ['media?media_type=stone', 'media_type'],
      ['categories?parent=x', 'parent'],
      ['categories?hide_empty=perhaps', 'hide_empty'],
      ['users?per_page=1000', 'per_page'],
    ])('%#: %s', async (address, name) => {
      const answer = await open.site.app.inject({ url: `${API}/${encodeURI(address).replaceAll('%25', '%')}` })
      expect(answer.statusCode).toBe(400)
      const { code, data } = answer.json()
      expect([code, Object.keys(data.params), Object.keys(data.details)]).toEqual(['rest_invalid_param', [name], [name]])
    })

    it('beside all others', async () => {
      const { data } = await expectProblem('posts?page=x&per_page=0&order=no', 400, 'rest_invalid_param')
      expect(Object.keys(data.params)).toEqual(['page', 'per_page', 'order'])
    })
  })

  it.each([
    'search=%ED%A0%80',
    'slug=%ED%A0%80',
    'search=%',
    'slug=%25E5%25',
    'search=%F0%9F%8E%93',
    "slug='; drop table posts; --",
    'search=%22%20OR%20*',
    '_fields[][]=x',
    '_fields=%00,..,a..b',
    '_embed[]=%00',
    '=&&=&[]=1',
    'include=',
    'slug=,,',
    'categories=99999999999',
    'search=%E2%80%A8',
  ])('a hostile query does no harm: %s', async (query) => {
    const { statusCode, headers } = await open.site.app.inject(`${API}/posts?${query}`)
    expect([200, 400]).toContain(statusCode)
    expect(headers['content-type']).toBe(JSON_TYPE)
  })

  describe('methods', () => {
    it('HEAD has the headers alone', async () => {
      const answer = await open.site.app.inject({ method: 'HEAD', url: `${API}/posts?per_page=4` })
      expect([answer.statusCode, answer.body, answer.headers['x-wp-total']]).toEqual([200, '', String(POSTS)])
    })

    it('OPTIONS describes a route', async () => {
      const answer = await open.site.app.inject({ method: 'OPTIONS', url: `${API}/posts` })
      expect(answer.headers).toMatchObject({ allow: 'GET', 'access-control-allow-methods': 'GET, HEAD, OPTIONS' })
      expect(answer.json()).toMatchObject({
        namespace: 'wp/v2',
        methods: ['GET'],
        endpoints: [{ methods: ['GET'], args: { per_page: { type: 'integer', default: 10, maximum: 100 } } }],
        schema: { title: 'post', properties: { title: { type: 'object' } } },
      })
    })

    it('a schema has every field of an item, and no other', async () => {
      for (const base of [
        'posts',
        'pages',
        'media',
        'categories',
        'tags',
        'users',
        'search',
        'types',
        'taxonomies',
        'statuses',
      ]) {
        const { schema } = (await open.site.app.inject({ method: 'OPTIONS', url: `${API}/${base}` })).json()
        const [first] = Object.values((await ask(base)).json() as Shown[])
        expect([base, Object.keys(schema.properties).sort()]).toEqual([base, Object.keys(first ?? {}).sort()])
      }
    })

    it.each([
      ['POST', 'posts', 401, 'rest_cannot_create'],
      ['PUT', 'posts/1', 401, 'rest_cannot_edit'],
      ['PATCH', 'pages/1', 401, 'rest_cannot_edit'],
      ['POST', 'media/1', 401, 'rest_cannot_edit'],
      ['DELETE', 'posts/1', 401, 'rest_cannot_delete'],
      ['POST', 'categories', 401, 'rest_cannot_create'],
      ['POST', 'tags/1', 401, 'rest_cannot_update'],
      ['DELETE', 'tags/1', 401, 'rest_cannot_delete'],
      ['POST', 'users', 401, 'rest_cannot_create_user'],
      ['DELETE', 'users/1', 401, 'rest_user_cannot_delete'],
      ['PUT', 'posts', 404, 'rest_no_route'],
      ['DELETE', 'posts', 404, 'rest_no_route'],
      ['POST', 'search', 404, 'rest_no_route'],
      ['POST', 'types', 404, 'rest_no_route'],
      ['POST', 'nothing', 404, 'rest_no_route'],
    ] as const)('%s %s: %i %s, whatever is sent', async (method, address, status, code) => {
      const bodies = [
        { payload: '{"title":"x","__proto__":{}}', headers: { 'content-type': 'application/json' } },
        { payload: '{', headers: { 'content-type': 'application/json' } },
        { payload: '<x/>', headers: { 'content-type': 'text/xml' } },
        { payload: 'x'.repeat(100_000), headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      ]
      for (const body of bodies) {
        const answer = await open.site.app.inject({ method, url: `${API}/${address}`, ...body })
        expect([answer.statusCode, answer.json().code]).toEqual([status, code])
      }
    })
  })

  it('logs no failure all the while', () => {
    expect(open.site.log.filter((line) => JSON.parse(line).level >= 40)).toEqual([])
  })
})
