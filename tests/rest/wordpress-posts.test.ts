import { describe, expect, it } from 'vitest'
import { PATIENTLY, USUAL_DATABASES } from '../cms/open-content.ts'
import { POSTS } from './sample-department.ts'
import { API, type Shown, useWordPress } from './use-wordpress.ts'

describe.each(USUAL_DATABASES)('posts in the WordPress API, on %s', PATIENTLY, (kind) => {
  const { open, ask, list, item, post, newest, expectProblem } = useWordPress(kind)

  describe('a post', () => {
    it('has the fields that clients of WordPress read', async () => {
      const id = post(3)
      const link = `${open.site.origin}/news/post-3/`
      expect(await item(`posts/${id}`)).toEqual({
        id,
        date: '2025-01-03T08:00:00',
        date_gmt: '2025-01-03T00:00:00',
        guid: { rendered: link },
        modified: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/),
        modified_gmt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/),
        slug: 'post-3',
        status: 'publish',
        type: 'post',
        link,
        title: { rendered: '第 3 篇' },
        content: { rendered: '<p>內文 3</p>', protected: false },
        excerpt: { rendered: '<p>內文 3</p>\n', protected: false },
        author: open.department.author,
        featured_media: open.department.media.shown,
        comment_status: 'closed',
        ping_status: 'closed',
        sticky: false,
        template: '',
        format: 'standard',
        meta: [],
        categories: [open.department.categories.talks, open.department.categories.evening],
        tags: [],
        class_list: expect.arrayContaining(['type-post', 'has-post-thumbnail', 'category-talks']),
        _links: {
          self: [{ href: `${open.site.origin}${API}/posts/${id}`, targetHints: { allow: ['GET'] } }],
          collection: [{ href: `${open.site.origin}${API}/posts` }],
          about: [{ href: `${open.site.origin}${API}/types/post` }],
          author: [{ embeddable: true, href: `${open.site.origin}${API}/users/${open.department.author}` }],
          'wp:featuredmedia': [{ embeddable: true, href: `${open.site.origin}${API}/media/${open.department.media.shown}` }],
          'wp:attachment': [{ href: `${open.site.origin}${API}/media?parent=${id}` }],
          'wp:term': [
            { taxonomy: 'category', embeddable: true, href: `${open.site.origin}${API}/categories?post=${id}` },
            { taxonomy: 'post_tag', embeddable: true, href: `${open.site.origin}${API}/tags?post=${id}` },
          ],
          curies: [{ name: 'wp', href: 'https://api.w.org/{rel}', templated: true }],
        },
      })
    })

    it('has its Chinese slug percent-encoded in lower case, and the address that its page has', async () => {
      const shown = await item(`posts/${post(6)}`)
      expect(shown.slug).toBe('%e7%ac%ac%e5%85%ad%e7%af%87')
      expect(shown.link).toBe(`${open.site.origin}/news/%E7%AC%AC%E5%85%AD%E7%AF%87/`)
      expect((await open.site.app.inject(new URL(String(shown.link)).pathname)).statusCode).toBe(200)
    })

    it('has its texts escaped', async () => {
      expect((await item(`posts/${post(7)}`)).title).toEqual({
        rendered: '第 7 篇 &lt;b&gt;&quot;粗&quot; &#038; 細&lt;/b&gt;',
      })
      expect((await item(`posts/${post(8)}`)).excerpt).toMatchObject({ rendered: '<p>摘要 &#038; 其他</p>\n' })
    })

    it('says where its page is, and where the API is', async () => {
      const { headers } = await ask(`posts/${post(2)}`)
      expect(headers.link).toBe(
        `<${open.site.origin}/wp-json/>; rel="https://api.w.org/", <${open.site.origin}/news/post-2/>; rel="alternate"; type=text/html`,
      )
    })
  })

  describe('_fields', () => {
    it('leaves only what was asked for, parts of parts too', async () => {
      const id = post(3)
      expect(await item(`posts/${id}?_fields=id,title.rendered,_links.author,nothing`)).toEqual({
        id,
        title: { rendered: '第 3 篇' },
        _links: { author: [expect.objectContaining({ embeddable: true })] },
      })
      expect(await item(`posts/${id}?_fields[]=id&_fields[]=slug`)).toEqual({ id, slug: 'post-3' })
      expect(await list('posts?_fields=id&per_page=1')).toEqual([{ id: post(25) }])
      expect(await item(`posts/${id}?_fields=__proto__,constructor`)).toEqual({})
    })

    it('holds for types by name too', async () => {
      expect(await item('types?_fields=slug')).toEqual({
        post: { slug: 'post' },
        page: { slug: 'page' },
        attachment: { slug: 'attachment' },
      })
    })
  })

  describe('_embed', () => {
    it('brings along author, picture and terms', async () => {
      const shown = await item(`posts/${post(3)}?_embed`)
      expect(shown._embedded).toMatchObject({
        author: [{ id: open.department.author, name: '何思妤', slug: `author-${open.department.author}` }],
        'wp:featuredmedia': [{ id: open.department.media.shown, media_type: 'image', alt_text: '講臺上的人' }],
        'wp:term': [[{ taxonomy: 'category', name: '講座' }, { name: '晚間講座' }], []],
      })
    })

    it('names the author as the post is signed', async () => {
      expect((await item(`posts/${post(4)}?_embed=author`))._embedded).toEqual({
        author: [expect.objectContaining({ id: open.department.author, name: '系辦公室' })],
      })
    })

    it('of one relation brings only that', async () => {
      const shown = await item(`posts/${post(3)}?_embed=wp:term`)
      expect(Object.keys(shown._embedded as object)).toEqual(['wp:term'])
      expect(await item(`posts/${post(3)}?_embed=nothing`)).not.toHaveProperty('_embedded')
    })

    it('stands back where _fields leaves out the links', async () => {
      expect(await item(`posts/${post(3)}?_embed&_fields=id`)).toEqual({ id: post(3) })
      expect(await item(`posts/${post(3)}?_embed&_fields=_links,_embedded`)).toHaveProperty('_embedded.author')
    })

    it('brings the page above a page', async () => {
      expect((await item(`pages/${open.department.pages.staff}?_embed`))._embedded).toMatchObject({
        up: [{ id: open.department.pages.about, title: { rendered: '關於本系' } }],
      })
    })
  })

  describe('context', () => {
    it('embed has the few fields of a relation', async () => {
      expect(Object.keys(await item(`posts/${post(3)}?context=embed`)).sort()).toEqual(
        ['_links', 'author', 'date', 'excerpt', 'featured_media', 'id', 'link', 'slug', 'title', 'type'].sort(),
      )
    })

    it.each(['posts', 'pages', 'media', 'categories', 'tags', 'users', 'types', 'taxonomies', 'statuses'])(
      'edit is for those who are logged in: %s',
      (base) => expectProblem(`${base}?context=edit`, 401, 'rest_forbidden_context'),
    )
  })

  describe('a list of posts', () => {
    it('is the newest ten, and says how many there are and where the others are', async () => {
      const answer = await ask('posts')
      expect((answer.json() as Shown[]).map(({ id }) => id)).toEqual(newest(25, 24, 23, 22, 21, 20, 19, 18, 17, 16))
      expect(answer.headers).toMatchObject({ 'x-wp-total': String(POSTS), 'x-wp-totalpages': '3', allow: 'GET' })
      expect(answer.headers.link).toContain(`<${open.site.origin}${API}/posts?page=2>; rel="next"`)
      expect(answer.headers.link).not.toContain('rel="prev"')
    })

    it('links to both sides from the middle, with the rest of the query', async () => {
      const { headers } = await ask('posts?per_page=5&page=3&_fields=id')
      expect(headers.link).toContain(`<${open.site.origin}${API}/posts?_fields=id&page=2&per_page=5>; rel="prev"`)
      expect(headers.link).toContain(`<${open.site.origin}${API}/posts?_fields=id&page=4&per_page=5>; rel="next"`)
      expect((await ask('posts?per_page=5&page=5')).headers.link).not.toContain('rel="next"')
    })

    const shown = [
      ['per_page=2', [25, 24]],
      ['per_page=2&page=2', [23, 22]],
      ['per_page=2&page=13', [1]],
      ['per_page=2&offset=3', [22, 21]],
      ['per_page=2&order=asc', [1, 2]],
      ['per_page=2&page=2&order=asc', [3, 4]],
      ['per_page=2&orderby=id&order=asc', [1, 2]],
      ['per_page=2&orderby=id', [25, 24]],
      ['per_page=2&orderby=modified&order=asc', [1, 2]],
      ['per_page=3&orderby=slug&order=asc', [1, 10, 11]],
      ['per_page=2&orderby=title&order=asc&exclude=$1', [2, 3]],
      ['include=$5,$9,$2', [9, 5, 2]],
      ['include[]=$5&include[]=$9&orderby=include', [5, 9]],
      ['include=$5,$9,$2&orderby=title&order=asc', [2, 5, 9]],
      ['include=$5,$9,$10&orderby=slug&order=asc', [10, 5, 9]],
      ['include=$5,$9,$2&order=asc&orderby=modified', [2, 5, 9]],
      ['include=$5,$9,$2&per_page=1&page=2', [5]],
      ['exclude=$25,$24&per_page=2', [23, 22]],
      ['exclude=$25,$24&per_page=2&orderby=slug&order=asc', [1, 10]],
      ['slug=post-9,第六篇', [9, 6]],
      ['slug=%25e7%25ac%25ac%25e5%2585%25ad%25e7%25af%2587', [6]],
      ['slug=post-9,post-2&orderby=include_slugs', [9, 2]],
      ['after=2025-01-23T08:00:00', [25, 24]],
      ['after=2025-01-23T00:00:00Z', [25, 24]],
      ['after=2025-01-23T07:59:59', [25, 24, 23]],
      ['before=2025-01-03T08:00:00%2B08:00', [2, 1]],
      ['after=2025-01-10T09:00:00&before=2025-01-13T09:00:00', [13, 12, 11]],
      ['after=2025-01-10T09:00:00&before=2025-01-13T09:00:00&order=asc&per_page=2', [11, 12]],
      ['after=2025-01-10T09:00:00&before=2025-01-13T09:00:00&orderby=title&per_page=2', [13, 12]],
      ['after=2025-01-10T09:00:00&before=2025-01-13T09:00:00&exclude=$12', [13, 11]],
      ['after=2030-01-01T00:00:00', []],
      ['before=0050-01-01T00:00:00', []],
      ['categories=$talks', [21, 15, 9, 3]],
      ['categories=$talks,$evening', [21, 15, 9, 3]],
      ['categories=$talks,$awards&per_page=5', [24, 22, 21, 20, 18]],
      ['categories=$talks,$awards&per_page=5&page=2', [16, 15, 14, 12, 10]],
      ['categories=$talks,$awards&per_page=3&order=asc', [2, 3, 4]],
      ['tags=$reading&per_page=3', [24, 20, 16]],
      ['tags=$reading,$debate&per_page=3', [24, 20, 18]],
      ['categories=$talks&tags=$debate', [9]],
      ['categories=$talks,$awards&tags=$debate&exclude=$9', [18]],
      ['categories=$awards&tags=$reading&after=2025-01-15T09:00:00&orderby=title&order=asc', [16, 20, 24]],
      ['categories=$awards&tags=$reading&orderby=id&order=asc&per_page=2', [4, 8]],
      ['categories=999999', []],
      ['categories=-1', []],
      ['search=口語傳播', [25, 20, 15, 10, 5]],
      ['search=口語傳播&orderby=relevance&per_page=2', [25, 20]],
      ['search=口語傳播&categories=$awards', [20, 10]],
      ['search=口語傳播&order=asc&per_page=2', [5, 10]],
      ['search=🎓', []],
      ['status=publish&per_page=1', [25]],
      ['unknown=1&__proto__=2&constructor[x]=3&per_page=1', [25]],
    ] as const

    it.each(shown)('%s', async (query, numbers) => {
      const named = { ...open.department.categories, ...open.department.tags }
      const filled = query
        .replace(/\$(\d+)/g, (_, n) => String(post(Number(n))))
        .replace(/\$(\w+)/g, (_, name) => named[name as keyof typeof named].toString())
      const answer = await open.site.app.inject({ url: `${API}/posts?${encodeURI(filled).replaceAll('%25', '%')}` })
      expect((answer.json() as Shown[]).map(({ id }) => id)).toEqual(numbers.map(post))
    })

    it('counts what it finds, not what it shows', async () => {
      const { talks, awards } = open.department.categories
      const totalOf = async (query: string) => (await ask(`posts?${query}`)).headers['x-wp-total']
      expect(await totalOf(`categories=${talks},${awards}&per_page=1`)).toBe('16')
      expect(await totalOf(`categories=${awards}&tags=${open.department.tags.reading}&per_page=1`)).toBe('6')
      expect(await totalOf('exclude=1,2,999999&per_page=1')).toBe(
        String(POSTS - [1, 2].filter((id) => open.department.posts.includes(id)).length),
      )
      expect(await totalOf('after=2025-01-10T09:00:00&per_page=1')).toBe('15')
      expect(await totalOf('search=口語傳播&per_page=1')).toBe('5')
      expect(await totalOf('offset=20&per_page=10')).toBe(String(POSTS))
    })
  })
})
