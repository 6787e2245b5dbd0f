import { describe, expect, it } from 'vitest'
import { categoryHref, feedHref, newsHref, popupPageHref, postHref, tagHref } from '#addresses/documents.ts'
import { sitemapPartHref } from '#addresses/machines.ts'
import { searchHref } from '#addresses/search.ts'
import { canonicalPath, matchRoute } from './routes.ts'

const FIRST = { format: 'rss', page: 1 } as const

describe('canonicalPath', () => {
  it.each([
    ['/', '/'],
    ['', '/'],
    ['//', '/'],
    ['/news', '/news/'],
    ['/News/', '/news/'],
    ['/news//page///2', '/news/page/2/'],
    ['/about/./team/../history/', '/about/history/'],
    ['/../../etc/', '/etc/'],
    ['/%2e%2e/etc/', '/etc/'],
    ['/about%2Fteam/', '/about/team/'],
    ['//evil.example/', '/evil.example/'],
    ['/sitemap.xml', '/sitemap.xml'],
    ['/Sitemap.xml/', '/sitemap.xml'],
    ['/robots.txt/', '/robots.txt'],
    ['/a\\b/', '/a%5Cb/'],
    ['/100%25/', '/100%25/'],
    ['/%252e%252e/', '/%252e%252e/'],
  ])('spells %s as %s', (raw, canonical) => {
    expect(canonicalPath(raw)).toBe(canonical)
  })

  it.each([
    ['written out', '/news/演講比賽/'],
    ['in lower-case hexadecimal', '/news/%e6%bc%94%e8%ac%9b%e6%af%94%e8%b3%bd'],
    ['encoded as we do', '/news/%E6%BC%94%E8%AC%9B%E6%AF%94%E8%B3%BD/'],
  ])('has one spelling for a Chinese slug %s', (_, raw) => {
    expect(canonicalPath(raw)).toBe(postHref('演講比賽'))
  })

  it('composes accents, even those that only the lower-case letter has', () => {
    expect(canonicalPath('/cafe%CC%81/')).toBe('/caf%C3%A9/')
    expect(canonicalPath('/J%CC%8C/')).toBe('/%C7%B0/')
  })

  it.each(['/İstanbul/', '/ΑΣ/', '/J%CC%8C/', '/@:$&+,;=/', "/a'b(c)*!~/", '/%F0%9F%8E%A4/', '/x%20y/'])(
    'does not redirect what it redirected to: %s',
    (raw) => {
      const once = canonicalPath(raw)
      expect(once).not.toBeNull()
      expect(canonicalPath(once ?? '')).toBe(once)
    },
  )

  it.each([
    ['half an escape', '/%'],
    ['no hexadecimal', '/%zz/'],
    ['broken UTF-8', '/%E6%BC/'],
    ['an encoded lone surrogate', '/%ED%A0%80/'],
    ['a lone surrogate', '/\ud800/'],
    ['a NUL byte', '/news/%00/'],
    ['a line feed', '/news/%0a/'],
    ['too long', `/${'a'.repeat(2048)}/`],
    ['too long once encoded', `/${'@'.repeat(1000)}/`],
  ])('is no address: %s', (_, raw) => {
    expect(canonicalPath(raw)).toBeNull()
  })
})

describe('matchRoute', () => {
  it.each([
    ['/', { name: 'home' }],
    ['/admission/', { name: 'page', path: 'admission' }],
    [`/admission/${encodeURIComponent('入學指南')}/`, { name: 'page', path: 'admission/入學指南' }],
    ['/news/', { name: 'news', page: 1 }],
    ['/news/page/2/', { name: 'news', page: 2 }],
    ['/news/page/1/', { name: 'moved', to: '/news/' }],
    ['/news/open-day/', { name: 'post', slug: 'open-day' }],
    [postHref('演講比賽'), { name: 'post', slug: '演講比賽' }],
    [categoryHref('榮譽'), { name: 'category', slug: '榮譽', page: 1 }],
    [categoryHref('榮譽', 3), { name: 'category', slug: '榮譽', page: 3 }],
    [`${categoryHref('榮譽')}page/1/`, { name: 'moved', to: categoryHref('榮譽') }],
    [tagHref('speech', 2), { name: 'tag', slug: 'speech', page: 2 }],
    ['/tag/speech/page/1/', { name: 'moved', to: '/tag/speech/' }],
    ['/search/', { name: 'search' }],
    ['/site-map/', { name: 'site-map' }],
    ['/feed/', { name: 'feed', of: { kind: 'all' }, ...FIRST }],
    [feedHref('榮譽'), { name: 'feed', of: { kind: 'category', slug: '榮譽' }, ...FIRST }],
    ['/feed/atom/', { name: 'feed', of: { kind: 'all' }, format: 'atom', page: 1 }],
    ['/feed/page/2/', { name: 'feed', of: { kind: 'all' }, format: 'rss', page: 2 }],
    ['/feed/page/1/', { name: 'moved', to: '/feed/' }],
    ['/feed/rss2/', { name: 'moved', to: '/feed/' }],
    ['/feed/other/', { name: 'page', path: 'feed/other' }],
    ['/tag/a/feed/atom/page/3/', { name: 'feed', of: { kind: 'tag', slug: 'a' }, format: 'atom', page: 3 }],
    ['/tag/a/feed/rss/', { name: 'moved', to: '/tag/a/feed/' }],
    ['/tag/a/feed/', { name: 'feed', of: { kind: 'tag', slug: 'a' }, ...FIRST }],
    ['/author/author-12/', { name: 'author', id: 12, page: 1 }],
    ['/author/author-12/page/3/', { name: 'author', id: 12, page: 3 }],
    ['/author/author-12/page/1/', { name: 'moved', to: '/author/author-12/' }],
    ['/author/author-12/feed/', { name: 'feed', of: { kind: 'author', id: 12 }, ...FIRST }],
    ['/wp-sitemap.xml', { name: 'moved', to: '/sitemap.xml' }],
    ['/sitemap.xml', { name: 'sitemap', part: null }],
    ['/sitemap-pages.xml', { name: 'sitemap', part: { kind: 'pages' } }],
    ['/sitemap-terms.xml', { name: 'sitemap', part: { kind: 'terms' } }],
    [sitemapPartHref({ kind: 'posts', page: 3 }), { name: 'sitemap', part: { kind: 'posts', page: 3 } }],
    ['/robots.txt', { name: 'robots' }],
    ['/speculation-rules.json', { name: 'speculation-rules' }],
    ['/fragment/12/', { name: 'fragment', id: 12 }],
    [popupPageHref(3), { name: 'popup', id: 3 }],
    ['/gallery/', { name: 'gallery', widget: null }],
    ['/gallery/countdown/', { name: 'gallery', widget: 'countdown' }],
  ])('%s', (path, route) => {
    expect(matchRoute(path)).toEqual(route)
  })

  it.each([
    '/news/page/0/',
    '/news/page/02/',
    '/news/page/-1/',
    '/news/page/9999999/',
    '/category/a/page/x/',
    '/sitemap-posts-0.xml',
    '/__proto__/',
    '/author/anna/',
    '/author/author-0/',
    '/fragment/0/',
    '/fragment/x/',
    '/fragment/1/2/',
    '/popup/x/',
  ])('takes %s for the path of a page, which nobody can make', (path) => {
    expect(matchRoute(path).name).toBe('page')
  })
})

describe('addresses', () => {
  it('leave out the number of the first page', () => {
    expect([newsHref(), newsHref(1), newsHref(2)]).toEqual(['/news/', '/news/', '/news/page/2/'])
  })

  it('keep a search question whole', () => {
    expect(searchHref('A&B 演講', 2)).toBe(`/search/?q=A%26B%20${encodeURIComponent('演講')}&page=2`)
    expect(searchHref()).toBe('/search/')
  })
})
