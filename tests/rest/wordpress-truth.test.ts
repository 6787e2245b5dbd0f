import { describe, expect, it } from 'vitest'
import { PATIENTLY, USUAL_DATABASES } from '../cms/open-content.ts'
import { drawPicture } from '../cms/sample-files.ts'
import { paragraph } from '../cms/sample-text.ts'
import { POSTS } from './sample-department.ts'
import { API, useWordPress } from './use-wordpress.ts'

const write = { overrideAccess: true } as const

describe.each(USUAL_DATABASES)('what else a client of WordPress may ask, on %s', PATIENTLY, (kind) => {
  const { open, ask, idsIn, item, list, post, newest, expectProblem } = useWordPress(kind)

  describe('posts', () => {
    it('by author, and without one', async () => {
      const { author } = open.department
      expect(await idsIn(`posts?author=${author}&per_page=2`)).toEqual(newest(25, 24))
      expect(await idsIn(`posts?author=${author + 1000}`)).toEqual([])
      expect(await idsIn(`posts?author_exclude=${author}`)).toEqual([])
    })

    it('that are pinned, and that are not', async () => {
      const [pinned] = await list('posts?sticky=true')
      expect(pinned).toMatchObject({ id: post(2), sticky: true })
      const others = await ask('posts?sticky=false&per_page=1')
      expect(others.headers['x-wp-total']).toBe(String(POSTS - 1))
      expect(others.json()[0]).toMatchObject({ sticky: false })
    })

    it('without categories and tags, or with either', async () => {
      const { categories, tags } = open.department
      expect(await idsIn(`posts?categories_exclude=${categories.awards}&per_page=3`)).toEqual(newest(25, 23, 21))
      expect(await idsIn(`posts?categories=${categories.awards}&tags_exclude=${tags.reading}&per_page=2`)).toEqual(newest(22, 18))
      const both = `posts?categories=${categories.talks}&tags=${tags.debate}`
      expect(await idsIn(both)).toEqual(newest(9))
      expect(await idsIn(`${both}&tax_relation=OR`)).toEqual(newest(21, 18, 15, 9, 3))
    })

    it('by when they were last changed', async () => {
      expect(await idsIn('posts?modified_before=2020-01-01T00:00:00')).toEqual([])
      expect((await ask('posts?modified_after=2020-01-01T00:00:00')).headers['x-wp-total']).toBe(String(POSTS))
    })

    it('by author and by parent in order, and by title alone', async () => {
      expect(await idsIn('posts?orderby=author&order=asc&per_page=2')).toEqual([post(1), post(2)])
      expect(await idsIn('posts?orderby=parent&per_page=2')).toEqual(newest(25, 24))
      expect(await idsIn('posts?search=練習')).not.toEqual([])
      expect(await idsIn('posts?search=練習&search_columns=post_title')).toEqual([])
      expect(await idsIn('posts?search=第 9 篇&search_columns=post_title')).toEqual([post(9)])
    })

    it('of a format that none has', async () => {
      expect(await idsIn('posts?format=video')).toEqual([])
      expect(await idsIn('posts?format=video,standard&per_page=1')).toEqual(newest(25))
    })
  })

  it('pages without some parents, by author, order and parent', async () => {
    const { pages } = open.department
    expect(await idsIn('pages?parent_exclude=0')).toEqual([pages.staff])
    expect(await idsIn(`pages?parent_exclude=${pages.about}`)).not.toContain(pages.staff)
    expect(await idsIn('pages?author=1')).toEqual([])
    expect(await idsIn('pages?menu_order=1')).toEqual([])
    expect((await idsIn('pages?orderby=parent&order=desc'))[0]).toBe(pages.staff)
  })

  it('every picture that a published document shows, and none of a draft', async () => {
    const { payload } = open.site.content
    const data = await drawPicture('jpeg', 600, 400)
    const file = { name: 'b.jpg', data, mimetype: 'image/jpeg', size: data.length }
    const { id: inText } = await payload.create({ collection: 'media', data: { alt: 'in a text' }, file, ...write })
    const onPage = open.department.media.hidden
    const upload = { type: 'upload', version: 3, format: '', id: 'a', relationTo: 'media', value: inText, fields: null }
    const body = paragraph('圖')
    body.root.children.push(upload as never)
    const draft = { _status: 'draft' } as const
    const written = await payload.create({ collection: 'posts', data: { title: '有圖', body, ...draft }, ...write })
    const page = await payload.create({
      collection: 'pages',
      data: { title: '有圖的頁', slug: 'pictures', template: 'standard', seo: { image: onPage }, ...draft },
      ...write,
    })
    await expectProblem(`media/${inText}`, 404, 'rest_post_invalid_id')
    await expectProblem(`media/${onPage}`, 404, 'rest_post_invalid_id')
    await payload.update({ collection: 'posts', id: written.id, data: { _status: 'published' }, ...write })
    await payload.update({ collection: 'pages', id: page.id, data: { _status: 'published' }, ...write })
    expect(await item(`media/${inText}`)).toMatchObject({ post: written.id, alt_text: 'in a text' })
    expect(await idsIn('media?orderby=id&order=desc&offset=0')).toEqual(expect.arrayContaining([inText, onPage]))
    expect(await idsIn(`media?offset=0&parent_exclude=${written.id}`)).not.toContain(inText)
    await payload.update({ collection: 'posts', id: written.id, data: { _status: 'draft' }, ...write })
    await expect.poll(async () => (await ask(`media/${inText}`)).statusCode).toBe(404)
    await payload.delete({ collection: 'posts', id: written.id, ...write })
    await payload.delete({ collection: 'pages', id: page.id, ...write })
  })

  it('menus, what is in them, and where they stand', async () => {
    const { payload } = open.site.content
    const items = [
      { label: '系所', kind: 'url', url: '/about/', children: [{ label: '師資', kind: 'url', url: 'https://a.example/x' }] },
    ]
    const menu = await payload.create({
      collection: 'menus',
      data: { name: '主選單', items, _status: 'published' } as never,
      ...write,
    })
    await payload.create({
      collection: 'menus',
      data: { name: '機密選單', items: [], _status: 'draft' } as never,
      draft: true,
      ...write,
    })
    await payload.updateGlobal({ slug: 'site', data: { headerMenu: menu.id, _status: 'published' } as never, ...write })
    await expect.poll(async () => (await item(`menus/${menu.id}`)).locations).toEqual(['header'])
    expect(await idsIn('menus')).toEqual([menu.id])
    const shown = await list(`menu-items?menus=${menu.id}`)
    expect(shown).toMatchObject([
      { title: { rendered: '系所' }, url: `${open.site.origin}/about/`, parent: 0, menu_order: 1 },
      { title: { rendered: '師資' }, url: 'https://a.example/x', parent: shown[0]?.id, menu_order: 2, menus: menu.id },
    ])
    expect(await item('menu-locations/header')).toMatchObject({ name: 'header', menu: menu.id })
    await expectProblem('menu-locations/nowhere', 404, 'rest_menu_location_invalid')
    await expectProblem('menu-items/1', 404, 'rest_post_invalid_id')
  })

  it('answers in an envelope, also where there is nothing', async () => {
    const good = (await ask('posts?per_page=1&_envelope')).json()
    expect(good).toMatchObject({ status: 200, headers: { 'x-wp-total': expect.any(String) }, body: [{ type: 'post' }] })
    const answer = await ask('posts/999999?_envelope=1')
    expect([answer.statusCode, answer.json().status, answer.json().body.code]).toEqual([200, 404, 'rest_post_invalid_id'])
  })

  it('by the address that needs no rewriting', async () => {
    const get = async (url: string) => (await open.site.app.inject(url)).json()
    expect(await get('/?rest_route=/wp/v2/posts&per_page=1')).toEqual(await get(`${API}/posts?per_page=1`))
    expect((await get('/index.php?rest_route=/')).namespaces).toContain('wp/v2')
    expect((await get('/?rest_route=/nothing')).code).toBe('rest_no_route')
  })

  it('how to show a pasted link', async () => {
    const { origin, app } = open.site
    const embed = (address: string, more = '') =>
      app.inject(`/wp-json/oembed/1.0/embed?url=${encodeURIComponent(address)}${more}`)
    const shown = (await embed(`${origin}/news/post-7/`)).json()
    expect(shown).toMatchObject({ version: '1.0', type: 'rich', title: '第 7 篇 <b>"粗" & 細</b>', author_name: '何思妤' })
    expect(shown.html).not.toContain('<b>')
    expect((await embed(`${origin}/news/post-7/`, '&format=xml')).body).toContain('<type>rich</type>')
    const refused = [`${origin}/news/draft-post/`, `${origin}/secret-page/`, 'https://elsewhere.example/news/post-7/', 'x']
    for (const address of refused) expect((await embed(address)).json().code).toBe('oembed_invalid_url')
    expect((await embed(`${origin}/news/post-7/`, '&format=csv')).json().code).toBe('rest_invalid_param')
    const page = await app.inject('/news/post-7/')
    expect(page.body).toContain(`type="application/json+oembed" href="${origin}/wp-json/oembed/1.0/embed?url=`)
  })

  describe('is refused where it cannot be answered', () => {
    it.each([
      ['posts?search=a&search_semantics=exact', 400, 'rest_invalid_param'],
      ['posts?search=a&search_columns=post_content', 400, 'rest_invalid_param'],
      ['posts?search=a&search_columns=post_name', 400, 'rest_invalid_param'],
      ['posts?ignore_sticky=false', 400, 'rest_invalid_param'],
      ['posts?sticky=perhaps', 400, 'rest_invalid_param'],
      ['posts?tax_relation=XOR', 400, 'rest_invalid_param'],
      ['posts?format=stone', 400, 'rest_invalid_param'],
      ['posts?modified_after=yesterday', 400, 'rest_invalid_param'],
      ['pages?menu_order=first', 400, 'rest_invalid_param'],
      ['media?search_columns=post_title', 400, 'rest_invalid_param'],
      ['users?roles=administrator', 401, 'rest_user_cannot_view'],
      ['users?capabilities=edit_posts', 401, 'rest_user_cannot_view'],
      ['users?who=authors', 401, 'rest_forbidden_who'],
      ['users?orderby=email', 401, 'rest_forbidden_orderby'],
      ['posts?_jsonp=call', 400, 'rest_callback_disabled'],
      ['posts?_method=POST', 401, 'rest_cannot_create'],
    ])('%s: %i %s', (address, status, code) => expectProblem(address, status, code))
  })

  it('logs no failure all the while', () => {
    expect(open.site.log.filter((line) => JSON.parse(line).level >= 40)).toEqual([])
  })
})
