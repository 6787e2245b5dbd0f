import { describe, expect, it } from 'vitest'
import { postHref } from '#addresses/documents.ts'
import { mainTextOf, metaOf } from '../../tests/fixtures/read-html.ts'
import { createSampleSite } from '../../tests/fixtures/sample-site.ts'
import { canonicalPath } from './routes.ts'

const site = createSampleSite()

describe('addresses in another spelling', () => {
  it.each([
    ['/news', '/news/'],
    ['/NEWS/?utm_source=line&x=%E6%BC%94', '/news/?utm_source=line&x=%E6%BC%94'],
    ['//news//', '/news/'],
    ['/news/林昀臻榮獲第一名', postHref('林昀臻榮獲第一名')],
    ['/sitemap.xml/', '/sitemap.xml'],
    ['/news/page/1/?from=old', '/news/?from=old'],
    ['/category/events/page/1/', '/category/events/'],
  ])('%s moves to %s for good', async (address, location) => {
    const answer = await site.get(address)
    expect(answer).toMatchObject({ status: 301, headers: { location }, body: '' })
  })

  it('are not kept, since there is no end of them', async () => {
    expect((await site.get('/NEWS/')).caching).toBe('none')
  })
})

describe('what is not there', () => {
  it.each([
    '/nowhere/',
    '/news/no-such-post/',
    '/category/no-such-category/',
    '/category/no-such-category/feed/',
    '/tag/no-such-tag/',
    '/news/page/2/',
    '/news/page/999999/',
    '/category/events/page/2/',
    '/sitemap-posts-2.xml',
    '/gallery/no-such-widget/',
    '/%00/',
    '/%E6%BC/',
    '/%/',
    '/__proto__/',
    '/constructor/prototype/',
    `/${'a'.repeat(3000)}/`,
    `/${'../'.repeat(50)}etc/passwd/`,
    '/<script>alert(1)</script>/',
  ])('%s is 404, kept from search engines and out of the cache', async (address) => {
    // A browser that follows redirects ends up here.
    const path = canonicalPath(new URL(`http://host${address}`).pathname) ?? address
    const answer = await site.get(path)
    expect(answer.status).toBe(404)
    expect(answer.caching).toBe('none')
    expect(metaOf(answer.body, 'robots')).toBe('noindex')
    expect(answer.body).not.toContain('<script>alert')
  })

  it('offers a search and ways to go on', async () => {
    const { body } = await site.get('/nowhere/')
    expect(mainTextOf(body)).toContain('找不到這個頁面')
    expect(body).toContain('action="/search/"')
    expect(body).toContain('href="/site-map/"')
  })
})

describe('old addresses', () => {
  const moved = createSampleSite({
    redirects: new Map([
      ['/old-news/', '/news/open-day/'],
      ['/old/page.php', '/招生/?年=115#名額'],
      ['/encoded/', '/%E6%8B%9B%E7%94%9F/100%25/'],
      ['/away/', 'https://www.mingde.example/系所/'],
      ['/round/', '/round/'],
    ]),
  })

  it.each([
    ['/old-news/', '/news/open-day/'],
    ['/old/page.php', '/%E6%8B%9B%E7%94%9F/?%E5%B9%B4=115#%E5%90%8D%E9%A1%8D'],
    ['/encoded/', '/%E6%8B%9B%E7%94%9F/100%25/'],
    ['/away/', 'https://www.mingde.example/%E7%B3%BB%E6%89%80/'],
  ])('%s lead to where the content is now', async (address, location) => {
    expect(await moved.get(address)).toMatchObject({ status: 301, headers: { location } })
  })

  it('that lead to themselves are not there', async () => {
    expect((await moved.get('/round/')).status).toBe(404)
  })
})

it('leaves errors to the server', async () => {
  const broken = createSampleSite({}, { search: () => Promise.reject(new Error('index is gone')) })
  await expect(broken.get('/search/?q=演講')).rejects.toThrow('index is gone')
})
