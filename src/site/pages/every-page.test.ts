import { describe, expect, it } from 'vitest'
import { categoryHref, newsHref, pageHref, postHref, tagHref } from '#addresses/documents.ts'
import { searchHref } from '#addresses/search.ts'
import { createRouter } from '#site/router.ts'
import { findMistakes } from '../../../tests/fixtures/html-validator.ts'
import { canonicalOf, dataBlocksOf, headingsOf, metaOf, titleOf } from '../../../tests/fixtures/read-html.ts'
import { heroBlock, honours, manyPosts, sampleContent, samplePage, speech } from '../../../tests/fixtures/sample-content.ts'
import { createSampleSite, ORIGIN } from '../../../tests/fixtures/sample-site.ts'

const DEPARTMENT = '明德大學口語傳播暨社群媒體學系'
const content = sampleContent()
const site = createSampleSite({
  posts: [...content.posts, ...manyPosts(9)],
  pages: [samplePage({ id: 9, path: '', title: '首頁', template: 'home', layout: [heroBlock] }), ...content.pages],
})
const bareSite = createSampleSite({ posts: [], pages: [] })
const postsOnly = createSampleSite({ pages: [] })

const pages = [
  { page: 'home', from: site, path: '/', status: 200, title: DEPARTMENT, h1: '先聽，再說。' },
  { page: 'home before editors made one', from: postsOnly, path: '/', status: 200, title: DEPARTMENT, h1: DEPARTMENT },
  { page: 'page', from: site, path: pageHref('admission/入學指南'), status: 200, title: '入學指南', h1: '入學指南' },
  {
    page: 'post',
    from: site,
    path: postHref('open-day'),
    status: 200,
    title: '申請入學說明會 11 月 28 日登場',
    h1: '申請入學說明會 11 月 28 日登場',
  },
  { page: 'news', from: site, path: '/news/', status: 200, title: '最新消息', h1: '最新消息' },
  { page: 'news, page 2', from: site, path: '/news/page/2/', status: 200, title: '最新消息（第 2 頁）', h1: '最新消息' },
  { page: 'news without posts', from: bareSite, path: '/news/', status: 200, title: '最新消息', h1: '最新消息' },
  { page: 'category', from: site, path: categoryHref(honours.slug), status: 200, title: '榮譽', h1: '榮譽' },
  { page: 'tag', from: site, path: tagHref(speech.slug), status: 200, title: '標籤：演講比賽', h1: '標籤：演講比賽' },
  { page: 'search', from: site, path: searchHref(), status: 200, title: '站內搜尋', h1: '站內搜尋' },
  { page: 'site map', from: site, path: '/site-map/', status: 200, title: '網站導覽', h1: '網站導覽' },
  { page: 'gallery', from: site, path: '/gallery/', status: 200, title: '元件總覽', h1: '元件總覽' },
  { page: 'not found', from: site, path: '/nowhere/', status: 404, title: '找不到這個頁面', h1: '找不到這個頁面' },
]

describe.each(pages)('$page', ({ from, path, status, title, h1 }) => {
  it('answers with its status, as Chinese HTML', async () => {
    const answer = await from.get(path)
    expect(answer.status).toBe(status)
    expect(answer.headers).toEqual({
      'content-type': 'text/html; charset=utf-8',
      'content-language': 'zh-Hant-TW',
      link: `<${ORIGIN}/wp-json/>; rel="https://api.w.org/"`,
      'speculation-rules': '"/speculation-rules.json"',
    })
    expect(answer.body).toMatch(/^<!doctype html><html lang="zh-Hant-TW">/)
    expect(answer.tags).toContain('settings')
  })

  it('is titled 「頁名｜系名」', async () => {
    expect(titleOf((await from.get(path)).body)).toBe(title === DEPARTMENT ? DEPARTMENT : `${title}｜${DEPARTMENT}`)
  })

  it('has one h1 and skips no heading level', async () => {
    const headings = headingsOf((await from.get(path)).body)
    expect(headings.filter(({ level }) => level === 1).map(({ text }) => text)).toEqual([h1])
    let last = 0
    for (const { level } of headings) {
      expect(level).toBeLessThanOrEqual(last + 1)
      last = level
    }
  })

  it('names its one address, unless it has none', async () => {
    const { body } = await from.get(path)
    expect(canonicalOf(body)).toBe(status === 200 ? ORIGIN + path : null)
    expect(metaOf(body, 'og:url')).toBe(status === 200 ? ORIGIN + path : null)
  })

  it('describes itself to machines in JSON that parses', async () => {
    const { body } = await from.get(path)
    for (const data of dataBlocksOf(body, 'application/ld\\+json')) {
      expect(data).toMatchObject({ '@context': 'https://schema.org', '@graph': expect.any(Array) })
    }
    expect(metaOf(body, 'og:site_name')).toBe(DEPARTMENT)
    expect(metaOf(body, 'og:locale')).toBe('zh_TW')
    expect(metaOf(body, 'twitter:card')).not.toBeNull()
    expect(body).toContain('<link rel="alternate" type="application/rss+xml" href="/feed/"')
  })

  it('is valid HTML', async () => {
    expect(await findMistakes((await from.get(path)).body)).toEqual([])
  })
})

it('no widget fails on a page of widgets', async () => {
  const { get, failures } = createSampleSite({ pages: [samplePage({ path: 'hero', layout: [heroBlock] })] })
  expect((await get('/hero/')).body).toContain('先聽')
  expect(failures).toEqual([])
})

describe('a page beyond the end of a list', () => {
  it.each([newsHref(99), categoryHref(honours.slug, 99)])('%s is not there, and nothing is drawn around it', async (path) => {
    const drawn: string[] = []
    const { assets } = site.context
    const moduleUrl = (widget: string) => `${drawn.push(widget)}`
    const router = createRouter({ ...site.context, assets: { ...assets, moduleUrl } })
    const get = (address: string) => router.answer({ method: 'GET', url: new URL(ORIGIN + address) })
    await get('/news/')
    expect(drawn).toContain('nav-menu')
    drawn.length = 0
    expect(await get(path)).toBeNull()
    expect(drawn).toEqual([])
  })
})
