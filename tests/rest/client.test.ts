import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import WPAPI from 'wpapi'
import { OPEN_LIMIT_MS, PATIENTLY } from '../cms/open-content.ts'
import { openRestSite, type RestSite } from './open-rest-site.ts'
import { createDepartment, type Department, POSTS } from './sample-department.ts'

/** A client that others wrote for WordPress, which knows nothing of this site. */
describe('node-wpapi', PATIENTLY, () => {
  let site: RestSite
  let department: Department
  let client: WPAPI

  beforeAll(async () => {
    site = await openRestSite('sqlite', { isListening: true })
    department = await createDepartment(site.content)
    client = await WPAPI.discover(site.origin)
  }, OPEN_LIMIT_MS)
  afterAll(() => site?.close())

  it('finds the API by the header of a page, and its routes by the root', async () => {
    expect(site.origin).toMatch(/:\d+$/)
    expect(await client.types().get()).toHaveProperty('post.rest_base', 'posts')
    expect(client.posts().toString()).toBe(`${site.origin}/wp-json/wp/v2/posts`)
  })

  it('pages through all posts by what the answers say', async () => {
    const seen: number[] = []
    let page = await client.posts().perPage(10)
    expect(page._paging).toMatchObject({ total: POSTS, totalPages: 3 })
    for (;;) {
      seen.push(...page.map(({ id }: { id: number }) => id))
      if (!page._paging.next) break
      page = await page._paging.next
    }
    expect(seen).toEqual(department.posts.toReversed())
    expect((await page._paging.prev).map(({ id }: { id: number }) => id)).toEqual(department.posts.toReversed().slice(10, 20))
  })

  it('selects, orders and embeds', async () => {
    const { talks } = department.categories
    const found = await client.posts().categories(talks).order('asc').orderby('date').perPage(2).embed()
    expect(found.map(({ id }: { id: number }) => id)).toEqual([department.posts[2], department.posts[8]])
    expect(found[0]._embedded['wp:featuredmedia'][0].source_url).toMatch(/\.jpg$/)
    expect(found[0]._embedded.author[0].name).toBe('何思妤')
    const [, two = 0, , , , , , , nine = 0] = department.posts
    const included = await client.posts().include([two, nine]).param('orderby', 'include').param('_fields', ['id', 'title'])
    expect([...included]).toEqual([
      { id: two, title: { rendered: '第 2 篇' } },
      { id: nine, title: { rendered: '第 9 篇' } },
    ])
    expect(
      (
        await client
          .posts()
          .after('2025-01-19T12:00:00Z')
          .before(new Date('2025-01-22T23:00:00Z'))
          .exclude([department.posts[20]])
      ).map(({ slug }: { slug: string }) => slug),
    ).toEqual(['post-22', 'post-20'])
    expect(await client.posts().tag(department.tags.debate).perPage(1)).toHaveLength(1)
    expect((await client.posts().slug('第六篇'))[0].id).toBe(department.posts[5])
    expect(await client.posts().search('口語傳播')).toHaveLength(5)
  })

  it('reads one of everything', async () => {
    expect(await client.posts().id(department.posts[0] ?? 0)).toMatchObject({ slug: 'post-1' })
    expect(await client.pages().id(department.pages.staff)).toMatchObject({ parent: department.pages.about })
    expect(await client.pages().parent(department.pages.about)).toHaveLength(1)
    expect(await client.media().id(department.media.shown)).toMatchObject({ alt_text: '講臺上的人' })
    expect(await client.categories().id(department.categories.evening)).toMatchObject({ parent: department.categories.talks })
    expect(await client.tags().slug('debate')).toHaveLength(1)
    expect(await client.users().id(department.author)).toMatchObject({ name: '何思妤' })
    expect(await client.taxonomies().taxonomy('category')).toMatchObject({ rest_base: 'categories' })
    expect(await client.statuses()).toHaveProperty('publish')
    expect((await client.search().search('師資'))[0]).toMatchObject({ subtype: 'page' })
  })

  it('is told what is wrong as by WordPress', async () => {
    await expect(client.posts().id(999_999)).rejects.toMatchObject({ code: 'rest_post_invalid_id', data: { status: 404 } })
    await expect(client.posts().page(99)).rejects.toMatchObject({ code: 'rest_post_invalid_page_number' })
    await expect(client.posts().perPage(1000)).rejects.toMatchObject({
      code: 'rest_invalid_param',
      data: { params: { per_page: expect.any(String) } },
    })
    // The discovered client would not even ask; one that assumes a whole WordPress does.
    const writer = new WPAPI({ endpoint: `${site.origin}/wp-json` })
    await expect(writer.posts().create({ title: 'x' })).rejects.toMatchObject({ code: 'rest_cannot_create' })
    await expect(writer.posts().id(1).delete()).rejects.toMatchObject({ code: 'rest_cannot_delete' })
    await expect(client.posts().context('edit')).rejects.toMatchObject({ code: 'rest_forbidden_context' })
  })
})
