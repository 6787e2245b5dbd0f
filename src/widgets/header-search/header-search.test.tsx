import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { searchHref } from '#addresses/search.ts'
import { renderWidget } from '../../../tests/fixtures/render-widget.ts'
import { announcementOf, headingOf } from './messages.ts'
import { currentQuery, type Suggestions } from './model.ts'
import { createSuggester } from './suggester.ts'

const answer = (query: string, total = 1): Suggestions => ({
  query,
  total,
  isMore: false,
  hits: total === 0 ? [] : [{ href: '/news/a/', title: query, titleParts: [], kind: 'post', publishedAt: null }],
})

describe('on the page', () => {
  async function render(settings: object, address = 'https://speech.example/') {
    const { html, tags } = await renderWidget('header-search', { id: 'search', ...settings }, { url: new URL(address) })
    return { html, tags }
  }

  it('is a link to the search page, and its dialog a form that leads there', async () => {
    const { tags } = await render({})
    const of = (name: string) => tags.find((tag) => tag.name === name)?.attributes
    expect(of('a')?.get('href')).toBe('/search/')
    expect([of('form')?.get('action'), of('form')?.get('method'), of('input')?.get('name')]).toEqual(['/search/', 'get', 'q'])
    expect(of('dialog')?.has('open')).toBe(false)
  })

  it('says where the visitor is on the search page', async () => {
    const { tags } = await render({}, 'https://speech.example/search/')
    expect(tags.find(({ name }) => name === 'a')?.attributes.get('aria-current')).toBe('page')
  })

  it('offers at most eight popular searches, and no room for none', async () => {
    const popular = Array.from({ length: 12 }, (_, index) => ({ id: `p${index}`, words: `關鍵字 ${index}` }))
    const chips = (await render({ popular })).tags.filter(({ attributes }) => attributes.get('class') === 'chip')
    expect(chips.map(({ attributes }) => attributes.get('href'))).toEqual(
      popular.slice(0, 8).map(({ words }) => searchHref(words)),
    )
    expect((await render({})).html).not.toContain('常用搜尋')
  })
})

it('reads the question of an address as the search page does', () => {
  expect(currentQuery('?keyword=乙&s=甲&q=%20')).toBe('甲')
  expect(currentQuery('?page=2')).toBe('')
})

it.each([
  [answer('演講', 17), '符合「演講」的結果，共 17 筆', '找到 17 筆'],
  [{ ...answer('演講', 200), isMore: true }, '符合「演講」的結果，超過 200 筆', '找到超過 200 筆'],
  [answer('鯨魚', 0), '找不到符合「鯨魚」的內容。請換個說法，或少打幾個字再試一次。', '沒有符合的結果'],
])('says what was found: %j', (suggestions, heading, announcement) => {
  expect([headingOf(suggestions), announcementOf(suggestions)]).toEqual([heading, announcement])
})

describe('suggestions', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function start() {
    const asked: { query: string; signal: AbortSignal; reply(found: Suggestions): void; break(): void }[] = []
    const said: string[] = []
    const suggester = createSuggester({
      ask: (query, signal) =>
        new Promise((resolve, reject) => {
          asked.push({ query, signal, reply: resolve, break: () => reject(new Error('offline')) })
        }),
      show: ({ query }) => said.push(query),
      clear: () => said.push('(cleared)'),
      fail: () => said.push('(failed)'),
    })
    return { ...suggester, asked, said, queries: () => asked.map(({ query }) => query) }
  }
  const settle = () => vi.advanceTimersByTimeAsync(0)

  it('are asked for once typing pauses', async () => {
    const { type, queries } = start()
    for (const typed of ['演講', '演講比', '演講比賽']) {
      type(typed)
      vi.advanceTimersByTime(149)
    }
    expect(queries()).toEqual([])
    vi.advanceTimersByTime(1)
    expect(queries()).toEqual(['演講比賽'])
  })

  it('that come late never replace newer ones', async () => {
    const { type, asked, said } = start()
    type('演講')
    vi.advanceTimersByTime(150)
    type('演講比賽')
    vi.advanceTimersByTime(150)
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false])
    asked[1]?.reply(answer('演講比賽'))
    await settle()
    asked[0]?.reply(answer('演講'))
    await settle()
    expect(said).toEqual(['演講比賽'])
  })

  it('are not asked for twice in a row, however the words are spaced', async () => {
    const { type, asked, queries } = start()
    type('演講')
    vi.advanceTimersByTime(150)
    asked[0]?.reply(answer('演講'))
    await settle()
    for (const typed of ['演講 ', ' 演講', '演講比', '演講']) type(typed)
    vi.advanceTimersByTime(1000)
    expect(queries()).toEqual(['演講'])
  })

  it('go away with the words, and what was under way is aborted', async () => {
    const { type, asked, said, queries } = start()
    type('演講')
    vi.advanceTimersByTime(150)
    type('演')
    expect(asked[0]?.signal.aborted).toBe(true)
    asked[0]?.reply(answer('演講'))
    await settle()
    expect(said).toEqual(['(cleared)'])
    type('演講')
    vi.advanceTimersByTime(150)
    expect(queries()).toEqual(['演講', '演講'])
  })

  it('that fail are asked for again', async () => {
    const { type, asked, said } = start()
    type('演講')
    vi.advanceTimersByTime(150)
    asked[0]?.break()
    await settle()
    type('演講')
    vi.advanceTimersByTime(150)
    asked[1]?.reply(answer('演講'))
    await settle()
    expect(said).toEqual(['(failed)', '演講'])
  })

  it('are called off when the dialog closes, without a word', async () => {
    const { type, stop, asked, said, queries } = start()
    type('演講')
    stop()
    vi.advanceTimersByTime(1000)
    expect(queries()).toEqual([])
    type('演講')
    vi.advanceTimersByTime(150)
    stop()
    asked[0]?.break()
    await settle()
    expect(said).toEqual([])
  })
})
