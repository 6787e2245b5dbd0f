import { describe, expect, it } from 'vitest'
import { mainTextOf, metaOf, titleOf } from '../../../../tests/fixtures/read-html.ts'
import { createSampleSite } from '../../../../tests/fixtures/sample-site.ts'
import type { SearchHit, SearchResult } from '../../response.ts'

const hit: SearchHit = {
  href: '/news/open-day/',
  title: '演講比賽',
  titleParts: [
    { text: '<全國> ', hit: false },
    { text: '演講', hit: true },
  ],
  excerptParts: [{ text: '演講', hit: true }],
  publishedAt: '2026-11-10T16:30:00.000Z',
  kind: 'post',
}

function searching(result: Partial<SearchResult>) {
  const asked: { query: string; page: number }[] = []
  const site = createSampleSite(
    {},
    {
      search: async (query, page) => {
        asked.push({ query, page })
        return { hits: [], total: 0, isMore: false, page, pageCount: 1, ...result }
      },
    },
  )
  return { ...site, asked }
}

describe('what is asked for', () => {
  it.each([
    ['?q=演講', '演講'],
    ['?s=演講', '演講'],
    ['?search=演講', '演講'],
    ['?query=演講', '演講'],
    ['?keyword=演講', '演講'],
    ['?keyword=乙乙&s=甲甲', '甲甲'],
    ['?q=%20%20&s=甲甲', '甲甲'],
    ['?q=%00演講%0a比賽%20', '演講 比賽'],
    ['?q=%ED%A0%80演講', '\ufffd\ufffd\ufffd演講'],
    [`?q=${'字'.repeat(150)}`, '字'.repeat(100)],
    ['?q=演講&utm_source=x&__proto__=y', '演講'],
  ])('%s', async (search, query) => {
    const { get, asked } = searching({})
    await get(`/search/${search}`)
    expect(asked).toEqual([{ query, page: 1 }])
  })

  it('is asked for on the home page too, and moves to its own', async () => {
    const answer = await searching({}).get('/?s=演講&page=3')
    expect(answer).toMatchObject({
      status: 302,
      headers: { location: `/search/?q=${encodeURIComponent('演講')}` },
      caching: 'none',
    })
  })

  it('is nothing when the home page is asked for nothing', async () => {
    expect((await searching({}).get('/?s=')).status).toBe(200)
  })
})

describe('the results', () => {
  it('are counted, marked and dated, and escaped', async () => {
    const { body } = await searching({ hits: [hit], total: 1 }).get('/search/?q=演講')
    expect(mainTextOf(body)).toContain('符合「演講」的結果，共 1 筆')
    expect(body).toContain('&lt;全國&gt; <mark>演講</mark>')
    expect(mainTextOf(body)).toContain('2026.11.11')
    expect(titleOf(body)).toMatch(/^搜尋「演講」｜/)
  })

  it('go on over pages', async () => {
    const site = searching({ hits: [hit], total: 60, pageCount: 6 })
    const { body } = await site.get('/search/?q=演講&page=2')
    expect(site.asked).toEqual([{ query: '演講', page: 2 }])
    expect(body).toContain(`href="/search/?q=${encodeURIComponent('演講')}&amp;page=3"`)
  })

  it('say that there are more than were counted', async () => {
    const { body } = await searching({ hits: [hit], total: 1000, isMore: true }).get('/search/?q=演講')
    expect(mainTextOf(body)).toContain('超過 1000 筆')
  })

  it('are not found beyond their last page', async () => {
    expect((await searching({}).get('/search/?q=演講&page=9')).status).toBe(404)
  })

  it('stay out of search engines and out of the cache', async () => {
    const answer = await searching({ hits: [hit], total: 1 }).get('/search/?q=演講')
    expect(metaOf(answer.body, 'robots')).toBe('noindex')
    expect(answer.caching).toBe('none')
    expect([...answer.tags]).toEqual(expect.arrayContaining(['posts', 'pages', 'settings']))
  })
})

describe('without results', () => {
  it.each([
    ['nothing was asked', '/search/', '請輸入想找的關鍵字'],
    ['one character was asked', '/search/?q=演', '請至少輸入兩個字'],
    ['nothing fits', '/search/?q=<b>演講', '找不到符合「<b>演講」的內容'],
  ])('the page says what to do: %s', async (_, address, words) => {
    const { status, body } = await searching({}).get(address)
    expect(status).toBe(200)
    expect(mainTextOf(body)).toContain(words)
  })

  it('a question that is too short never reaches the index', async () => {
    const { get, asked } = searching({})
    await get('/search/?q=演')
    expect(asked).toEqual([])
  })
})
