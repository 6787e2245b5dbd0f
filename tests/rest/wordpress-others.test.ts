import { describe, expect, it } from 'vitest'
import { PATIENTLY, USUAL_DATABASES } from '../cms/open-content.ts'
import { POSTS } from './sample-department.ts'
import { type Shown, useWordPress } from './use-wordpress.ts'

describe.each(USUAL_DATABASES)('the rest of the WordPress API, on %s', PATIENTLY, (kind) => {
  const { open, ask, list, idsIn, item, post, newest, expectProblem } = useWordPress(kind)

  describe('every link leads somewhere', () => {
    it.each(['posts', 'pages', 'media', 'categories', 'tags', 'users', 'search', 'types', 'taxonomies', 'statuses'])(
      '%s',
      async (base) => {
        const all: Shown[] = Object.values((await ask(base)).json())
        expect(all.length).toBeGreaterThan(0)
        const hrefs = JSON.stringify(all.map(({ _links }) => _links)).matchAll(/"href":"([^"{]+)"/g)
        for (const href of new Set([...hrefs].map(([, found = '']) => found))) {
          const { pathname, search } = new URL(href)
          expect([href, (await open.site.app.inject(pathname + search)).statusCode]).toEqual([href, 200])
        }
      },
    )
  })

  describe('pages', () => {
    it('have their place in the tree and the content of their layout', async () => {
      const { staff, about } = open.department.pages
      expect(await item(`pages/${staff}`)).toMatchObject({
        type: 'page',
        parent: about,
        slug: 'staff',
        link: `${open.site.origin}/%E9%97%9C%E6%96%BC%E6%9C%AC%E7%B3%BB/staff/`,
        content: { rendered: expect.stringContaining('師資的版面'), protected: false },
        menu_order: 0,
      })
    })

    it('can be asked for by parent, slug, search and order', async () => {
      const { home, staff, about } = open.department.pages
      expect(await idsIn(`pages?parent=${about}`)).toEqual([staff])
      expect(await idsIn(`pages?parent=0&slug=home,關於本系&orderby=title&order=asc`)).toEqual([about, home])
      expect(await idsIn('pages?search=師資')).toEqual([staff])
      expect(await idsIn(`pages?include=${about},${staff}&orderby=include`)).toEqual([about, staff])
      expect(await idsIn('pages?per_page=1&orderby=id&order=asc&offset=1')).toEqual([about])
      expect(await idsIn('pages?before=2020-01-01T00:00:00')).toEqual([])
    })
  })

  describe('media', () => {
    it('tell where the file and its sizes are', async () => {
      const shown = await item(`media/${open.department.media.shown}`)
      expect(shown).toMatchObject({
        type: 'attachment',
        status: 'inherit',
        media_type: 'image',
        mime_type: 'image/jpeg',
        alt_text: '講臺上的人',
        caption: { rendered: '<p>圖說 &lt;b&gt;</p>\n' },
        post: post(3),
        source_url: expect.stringMatching(/^http.*\/wp-content\/uploads\/\d{4}\/\d\d\/\w+\.jpg$/),
        media_details: {
          width: 1000,
          height: 500,
          sizes: {
            full: { width: 1000 },
            medium: { width: 480 },
            thumbnail: { width: 480 },
            medium_large: { width: 800, mime_type: 'image/webp' },
          },
        },
      })
      expect((await open.site.app.inject(new URL(String(shown.source_url)).pathname)).statusCode).toBe(200)
    })

    it('can be asked for by what they are', async () => {
      const { shown } = open.department.media
      const { slug } = await item(`media/${shown}`)
      for (const query of [
        'media_type=image',
        'mime_type=image/jpeg',
        'search=講臺',
        `slug=${slug}`,
        `parent=${post(3)}`,
        `include=${shown}`,
        `include=${shown}&orderby=include`,
        'after=2020-01-01T00:00:00',
        'orderby=modified',
        'orderby=id',
      ]) {
        expect([query, await idsIn(`media?${query}`)]).toEqual([query, [shown]])
      }
      for (const query of [
        'media_type=video',
        'mime_type=image/png',
        'search=100%25',
        'slug=nothing',
        `parent=${post(4)}`,
        `exclude=${shown}`,
        'before=2020-01-01T00:00:00',
      ]) {
        expect([query, await idsIn(`media?${query}`)]).toEqual([query, []])
      }
    })
  })

  describe('terms', () => {
    it('have a name, a count and a place in the tree', async () => {
      const { awards, talks, evening } = open.department.categories
      expect(await item(`categories/${awards}`)).toMatchObject({
        id: awards,
        count: 12,
        name: '得獎 &amp; 榮譽',
        slug: '%e5%be%97%e7%8d%8e',
        taxonomy: 'category',
        parent: 0,
        link: `${open.site.origin}/category/%E5%BE%97%E7%8D%8E/`,
      })
      expect(await item(`categories/${evening}`)).toMatchObject({ parent: talks })
      expect(await item(`tags/${open.department.tags.reading}`)).not.toHaveProperty('parent')
    })

    it('can be asked for in every way', async () => {
      const { awards, talks, evening } = open.department.categories
      const { reading, debate } = open.department.tags
      expect(await idsIn(`categories?parent=${talks}`)).toEqual([evening])
      expect(await idsIn('categories?orderby=count&order=desc&per_page=1')).toEqual([awards])
      expect(await idsIn('categories?orderby=id&order=desc')).toEqual([evening, talks, awards])
      expect(await idsIn(`categories?post=${post(3)}&orderby=id`)).toEqual([talks, evening])
      expect(await idsIn(`tags?post=${post(3)}`)).toEqual([])
      expect(await idsIn(`categories?include=${evening},${awards}&orderby=include`)).toEqual([evening, awards])
      expect(await idsIn(`categories?exclude=${awards}&orderby=id`)).toEqual([talks, evening])
      expect(await idsIn('categories?slug=得獎')).toEqual([awards])
      expect(await idsIn('tags?search=朗')).toEqual([reading])
      expect(await idsIn('tags?offset=1&orderby=id')).toEqual([debate])
      expect(await idsIn('tags?page=9')).toEqual([])
      expect((await ask('tags?per_page=1')).headers).toMatchObject({ 'x-wp-total': '2', 'x-wp-totalpages': '2' })
    })
  })

  describe('users', () => {
    it('are those who signed a published post, without anything of their account', async () => {
      const answer = await ask('users')
      expect(answer.json()).toEqual([
        {
          id: open.department.author,
          name: '何思妤',
          url: '',
          description: '',
          link: `${open.site.origin}/author/author-${open.department.author}/`,
          slug: `author-${open.department.author}`,
          avatar_urls: {},
          meta: [],
          _links: expect.anything(),
        },
      ])
      expect(answer.headers['x-wp-total']).toBe('1')
      expect(await idsIn(`users?slug=author-${open.department.author}`)).toEqual([open.department.author])
      expect(await idsIn('users?search=沒有')).toEqual([])
    })

    it('are not told who is logged in', () => expectProblem('users/me', 401, 'rest_not_logged_in'))
  })

  describe('search', () => {
    it('finds posts and pages', async () => {
      expect(await list('search?search=師資')).toEqual([
        {
          id: open.department.pages.staff,
          title: '師資',
          url: expect.stringContaining('/staff/'),
          type: 'post',
          subtype: 'page',
          _links: expect.objectContaining({ self: [expect.objectContaining({ embeddable: true })] }),
        },
      ])
      expect(await idsIn('search?search=口語傳播&subtype=post&per_page=2')).toEqual(newest(25, 20))
      expect(await idsIn('search?search=口語傳播&subtype=page')).toEqual([])
    })

    it('finds terms', async () => {
      expect(await list('search?type=term&search=講座&subtype=category')).toMatchObject([
        { subtype: 'category', type: 'term', title: '講座' },
        { title: '晚間講座' },
      ])
    })

    it('without words gives the newest', async () => {
      expect((await ask('search?per_page=1')).headers['x-wp-total']).toBe(String(POSTS + 4))
    })
  })

  it('types, taxonomies and statuses name what there is', async () => {
    expect(Object.keys(await item('types'))).toEqual(['post', 'page', 'attachment'])
    expect(await item('types/post')).toMatchObject({ slug: 'post', rest_base: 'posts', taxonomies: ['category', 'post_tag'] })
    expect(Object.keys(await item('taxonomies'))).toEqual(['category', 'post_tag'])
    expect(Object.keys(await item('taxonomies?type=page'))).toEqual([])
    expect(await item('taxonomies/category')).toMatchObject({ rest_base: 'categories', hierarchical: true })
    expect(await item('statuses')).toMatchObject({ publish: { slug: 'publish', public: true } })
  })

  it('logs no failure all the while', () => {
    expect(open.site.log.filter((line) => JSON.parse(line).level >= 40)).toEqual([])
  })
})
