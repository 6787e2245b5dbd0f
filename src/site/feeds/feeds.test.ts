import { describe, expect, it } from 'vitest'
import { elementsOf, parseXml } from '../../../tests/fixtures/parse-xml.ts'
import { events, honours, manyPosts, sampleContent, samplePost } from '../../../tests/fixtures/sample-content.ts'
import { createSampleSite, ORIGIN } from '../../../tests/fixtures/sample-site.ts'
import { feedHref, postHref } from '../routes.ts'

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

it('robots are told what not to read and where the sitemap is', async () => {
  const { headers, body } = await createSampleSite().get('/robots.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toBe(`User-agent: *\nDisallow: /search/\nDisallow: /preview/\n\nSitemap: ${ORIGIN}/sitemap.xml\n`)
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
