import { describe, expect, it } from 'vitest'
import { PATIENTLY, USUAL_DATABASES } from '../cms/open-content.ts'
import { eventually } from '../fixtures/eventually.ts'
import { API, useWordPress } from './use-wordpress.ts'

describe.each(USUAL_DATABASES)('what the WordPress API keeps, on %s', PATIENTLY, (kind) => {
  const { open, ask, list, idsIn, post, newest } = useWordPress(kind)

  describe('what is kept', () => {
    it('is the same for all spellings of a query, for everybody, from any origin', async () => {
      const first = await ask('posts?per_page=3&categories=1&nonsense=1')
      const second = await open.site.app.inject({
        url: `${API}/posts/?categories[]=1&page=1&per_page=03`,
        headers: { origin: 'https://portal.example' },
      })
      expect(first.headers.etag).toEqual(expect.any(String))
      expect(second.headers.etag).toBe(first.headers.etag)
      expect(second.headers).toMatchObject({
        'access-control-allow-origin': '*',
        'access-control-expose-headers': 'X-WP-Total, X-WP-TotalPages, Link',
        'x-robots-tag': 'noindex',
      })
      const again = await open.site.app.inject({
        url: `${API}/posts?categories=1&per_page=3`,
        headers: { 'if-none-match': String(first.headers.etag) },
      })
      expect(again.statusCode).toBe(304)
    })

    it('never mixes up two queries', async () => {
      await ask('posts?slug[]=post-2,post-3')
      expect(await idsIn('posts?slug=post-2,post-3')).toEqual(newest(3, 2))
    })

    it('is not what only one may ask for', async () => {
      for (const query of [
        'search=口語',
        'offset=3',
        'include=1',
        'exclude=1',
        'after=2025-01-01T00:00:00',
        'categories=1,2,3,4,5,6',
        'slug=post-1,post-2',
      ]) {
        expect([query, (await ask(`posts?${query}`)).headers.etag]).toEqual([query, undefined])
      }
    })

    it('follows a change', async () => {
      const id = post(20)
      const title = async () =>
        JSON.stringify((await list('posts?per_page=6&_fields=id,title')).find((each) => each.id === id)?.title)
      expect(await title()).toContain('第 20 篇')
      await open.site.content.payload.update({
        collection: 'posts',
        id,
        data: { title: '改過的標題', _status: 'published' },
        overrideAccess: true,
      })
      await eventually(async () => expect(await title()).toContain('改過的標題'))
      await open.site.content.payload.update({ collection: 'posts', id, data: { _status: 'draft' }, overrideAccess: true })
      await eventually(async () => expect(await title()).toBeUndefined())
      expect((await ask(`posts/${id}`)).statusCode).toBe(404)
      await open.site.content.payload.update({
        collection: 'posts',
        id,
        data: { _status: 'published', title: '第 20 篇' },
        overrideAccess: true,
      })
      await eventually(async () => expect(await title()).toContain('第 20 篇'))
    })
  })

  it('answers a thousand at once', async () => {
    const addresses = [
      'posts',
      'posts?_embed&per_page=5',
      `posts/${post(3)}`,
      'pages',
      'media',
      'categories',
      'tags',
      'users',
      'search?search=口語',
      'types',
      'posts?page=99',
      'posts?per_page=x',
      `posts?offset=3&per_page=2&_fields=id`,
    ]
    const expected = new Map(await Promise.all(addresses.map(async (address) => [address, (await ask(address)).body] as const)))
    const answers = await Promise.all(
      Array.from({ length: 1000 }, async (_, n) => {
        const address = addresses[n % addresses.length] ?? ''
        return (await ask(address)).body === expected.get(address)
      }),
    )
    expect(answers.filter((isSame) => !isSame)).toEqual([])
  })

  it('logs no failure all the while', () => {
    expect(open.site.log.filter((line) => JSON.parse(line).level >= 40)).toEqual([])
  })
})
