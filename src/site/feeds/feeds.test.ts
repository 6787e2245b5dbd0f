import { describe, expect, it } from 'vitest'
import { authorHref, feedHref, feedOf, postHref } from '#addresses/documents.ts'
import { elementsOf, parseXml } from '../../../tests/fixtures/parse-xml.ts'
import { events, honours, manyPosts, sampleContent, samplePost, speech } from '../../../tests/fixtures/sample-content.ts'
import { createSampleSite, ORIGIN } from '../../../tests/fixtures/sample-site.ts'

async function readXml(site: ReturnType<typeof createSampleSite>, path: string) {
  return parseXml((await site.get(path)).body)
}

const textsOf = (...args: Parameters<typeof elementsOf>) => elementsOf(...args).map(({ text }) => text)

describe('the feed', () => {
  it('is RSS with the newest posts and its own address', async () => {
    const site = createSampleSite({ posts: manyPosts(30) })
    const answer = await site.get(feedHref())
    expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8')
    const rss = parseXml(answer.body)
    expect(elementsOf(rss, 'item')).toHaveLength(20)
    expect(elementsOf(rss, 'atom:link')[0]?.attributes).toMatchObject({ href: `${ORIGIN}/feed/`, rel: 'self' })
    expect(textsOf(rss, 'pubDate')[0]).toBe('Mon, 02 Nov 2026 06:00:00 GMT')
    expect([...answer.tags]).toEqual(expect.arrayContaining(['posts', 'settings', 'post:30']))
  })

  it('of a category holds just its posts', async () => {
    const rss = await readXml(createSampleSite(), feedHref(events.slug))
    expect(textsOf(rss, 'guid')).toEqual([`${ORIGIN}/news/open-day/`])
    expect(textsOf(rss, 'title')[0]).toBe('活動｜明德大學口語傳播暨社群媒體學系')
  })

  it('of a tag and of an author hold just theirs', async () => {
    const [first, second] = [samplePost({ id: 1 }), samplePost({ id: 2 })]
    const posts = [
      { ...first, href: postHref('by-anna'), authorId: 7, authorName: '何思妤', tags: [speech] },
      { ...second, href: postHref('by-bert'), authorId: 8, tags: [] },
    ]
    const site = createSampleSite({ posts })
    for (const href of [feedOf(authorHref(7)), feedOf(speech.href)]) {
      expect(textsOf(await readXml(site, href), 'guid')).toEqual([`${ORIGIN}/news/by-anna/`])
    }
    expect(textsOf(await readXml(site, feedOf(authorHref(7))), 'title')[0]).toMatch(/^何思妤｜/)
    expect((await site.get(feedOf(authorHref(9)))).status).toBe(404)
    const page = await site.get(authorHref(7))
    expect([page.status, (await site.get(authorHref(9))).status]).toEqual([200, 404])
    expect(page.body).toContain('<h1>作者：何思妤</h1>')
    expect(page.body).toContain(postHref('by-anna'))
    expect(page.body).not.toContain(postHref('by-bert'))
  })

  it('says who wrote a post and all that it says, with addresses that work elsewhere', async () => {
    const link = {
      type: 'link',
      version: 3,
      fields: { linkType: 'custom', url: '/admission/' },
      children: [{ type: 'text', text: '招生', version: 1 }],
    }
    const body = { root: { children: [{ type: 'paragraph', version: 1, children: [link] }] } }
    const site = createSampleSite({ posts: [samplePost({ authorName: '何思妤', body })] })
    const rss = await readXml(site, feedHref())
    expect(textsOf(rss, 'dc:creator')).toEqual(['何思妤'])
    expect(textsOf(rss, 'content:encoded')[0]).toContain(`href="${ORIGIN}/admission/"`)
  })

  it('is Atom at the address that WordPress has it at, with stable ids and dates', async () => {
    const post = samplePost({ authorName: '何思妤', guid: 'https://old.example/?p=7', updatedAt: '2026-11-05T01:02:03.000Z' })
    const answer = await createSampleSite({ posts: [post] }).get('/feed/atom/')
    expect(answer.headers['content-type']).toBe('application/atom+xml; charset=utf-8')
    const atom = parseXml(answer.body)
    expect([atom.name, atom.attributes.xmlns]).toEqual(['feed', 'http://www.w3.org/2005/Atom'])
    expect(textsOf(atom, 'id')).toEqual([`${ORIGIN}/feed/atom/`, 'https://old.example/?p=7'])
    expect(textsOf(atom, 'updated')).toEqual(['2026-11-05T01:02:03.000Z', '2026-11-05T01:02:03.000Z'])
    expect(textsOf(atom, 'name')[1]).toBe('何思妤')
    expect((await createSampleSite({ posts: [] }).get('/feed/atom/')).status).toBe(200)
  })

  it.each(['/feed/', '/feed/atom/'])('leads from page to page of %s, and ends', async (first) => {
    const site = createSampleSite({ posts: manyPosts(45) })
    const walked: string[] = []
    const titles: string[] = []
    for (let href: string | undefined = first; href !== undefined; ) {
      walked.push(href)
      const feed = await readXml(site, href)
      titles.push(...[...elementsOf(feed, 'item'), ...elementsOf(feed, 'entry')].flatMap((item) => textsOf(item, 'title')))
      const links = [...elementsOf(feed, 'link'), ...elementsOf(feed, 'atom:link')]
      href = links.find(({ attributes }) => attributes.rel === 'next')?.attributes.href?.replace(ORIGIN, '')
    }
    expect(walked).toEqual([first, `${first}page/2/`, `${first}page/3/`])
    expect(new Set(titles).size).toBe(45)
    expect((await site.get(`${first}page/4/`)).status).toBe(404)
  })

  it('is well-formed whatever editors write', async () => {
    const title = `<b>A&B</b> "q" 'q' ]]> \u0000\u0008\u001f\ufffe\ud800 🎤`
    const rss = await readXml(createSampleSite({ posts: [samplePost({ title, excerpt: title })] }), feedHref())
    expect(textsOf(rss, 'title')[1]).toBe(`<b>A&B</b> "q" 'q' ]]>  🎤`)
  })

  it('exists without posts', async () => {
    expect(elementsOf(await readXml(createSampleSite({ posts: [] }), feedHref()), 'item')).toEqual([])
  })
})

describe('the sitemap', () => {
  it('lists pages, categories and tags in use, and posts', async () => {
    const locations = textsOf(await readXml(createSampleSite(), '/sitemap.xml'), 'loc')
    expect(locations).toEqual(
      expect.arrayContaining([`${ORIGIN}/`, `${ORIGIN}/news/`, `${ORIGIN}/admission/`, ORIGIN + honours.href]),
    )
    expect(locations).toContain(ORIGIN + postHref('林昀臻榮獲第一名'))
    expect(locations).not.toContain(`${ORIGIN}/category/notices/`)
    expect(new Set(locations).size).toBe(locations.length)
  })

  it('becomes an index of parts beyond 10,000 posts', async () => {
    const site = createSampleSite({ posts: manyPosts(10_001) })
    const index = await readXml(site, '/sitemap.xml')
    expect(index.name).toBe('sitemapindex')
    const parts = textsOf(index, 'loc').map((location) => location.replace(ORIGIN, ''))
    expect(parts).toEqual(['/sitemap-pages.xml', '/sitemap-terms.xml', '/sitemap-posts-1.xml', '/sitemap-posts-2.xml'])
    const counts = await Promise.all(parts.map(async (part) => elementsOf(await readXml(site, part), 'url').length))
    expect(counts).toEqual([5, 1, 10_000, 1])
    expect((await site.get('/sitemap-posts-3.xml')).status).toBe(404)
  })
})

it('a sitemap of the news has the posts of two days, and is made anew when one of them is older', async () => {
  const now = new Date('2026-11-15T09:00:00.000Z')
  const [fresh, old] = ['2026-11-14T08:00:00.000Z', '2026-11-13T08:59:59.000Z'].map((publishedAt, index) =>
    samplePost({ id: index + 1, href: postHref(`post-${index}`), title: '公告 & <b>', publishedAt }),
  )
  const site = createSampleSite({ posts: [fresh, old].flatMap((post) => post ?? []) }, { now: () => now })
  const answer = await site.get('/news-sitemap.xml')
  const news = parseXml(answer.body)
  expect(textsOf(news, 'loc')).toEqual([`${ORIGIN}/news/post-0/`])
  expect(textsOf(news, 'news:title')).toEqual(['公告 & <b>'])
  expect(textsOf(news, 'news:publication_date')).toEqual(['2026-11-14T08:00:00.000Z'])
  expect(textsOf(news, 'news:language')).toEqual(['zh-tw'])
  expect(answer.expiresAt?.toISOString()).toBe('2026-11-16T08:00:00.000Z')
  expect(answer.tags).toContain('posts')
})

it('robots are told what not to read and where the sitemap is', async () => {
  const { headers, body } = await createSampleSite().get('/robots.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toBe(
    `User-agent: *\nDisallow: /search/\nDisallow: /preview/\n\nSitemap: ${ORIGIN}/sitemap.xml\nSitemap: ${ORIGIN}/news-sitemap.xml\n`,
  )
})

describe('whom to tell about a weakness', () => {
  it('is the department’s mailbox, for less than a year, and written anew each day', async () => {
    const { status, headers, body, expiresAt } = await createSampleSite().get('/.well-known/security.txt')
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(body.split('\n')).toEqual([
      'Contact: mailto:speech@mingde.example',
      'Expires: 2027-05-14T00:00:00.000Z',
      'Preferred-Languages: zh-TW, en',
      'Canonical: https://speech.mingde.example/.well-known/security.txt',
      '',
    ])
    expect(expiresAt?.toISOString()).toBe('2026-11-16T00:00:00.000Z')
  })

  it('is whom the operator names', async () => {
    const site = createSampleSite({}, { securityContact: 'https://cert.example/report' })
    expect((await site.get('/.well-known/security.txt')).body).toMatch(/^Contact: https:\/\/cert\.example\/report\n/)
  })

  it('is not there where there is nobody', async () => {
    const { site } = sampleContent()
    const nobody = createSampleSite({ site: { ...site, contact: { ...site.contact, email: '' } } })
    expect((await nobody.get('/.well-known/security.txt')).status).toBe(404)
  })
})
