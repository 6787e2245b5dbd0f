import { describe, expect, it } from 'vitest'
import { readTags } from '../../../tests/fixtures/read-tags.ts'
import { renderWidget } from '../../../tests/fixtures/render-widget.ts'
import { manyPosts, sampleContent, samplePicture } from '../../../tests/fixtures/sample-content.ts'
import { createSampleReader } from '../../../tests/fixtures/sample-reader.ts'
import { createWidgetReader } from '../../../tests/fixtures/widget-reader.ts'

async function render(settings: object, query = '') {
  const reader = createWidgetReader({ posts: 8 })
  const { html } = await renderWidget(
    'post-list',
    { id: 'wall', ...settings },
    { reader, url: new URL(`https://speech.example/news-wall/${query}`) },
  )
  const links = readTags(html).flatMap(({ name, attributes }) => (name === 'a' ? [attributes.get('href') ?? ''] : []))
  return {
    html,
    reader,
    posts: links.filter((href) => href.startsWith('/news/')),
    pages: links.filter((href) => href.startsWith('/news-wall/')),
  }
}

const newest = (...ids: number[]) => ids.map((id) => `/news/post-${id}/`)

describe('which posts', () => {
  it('the newest ones, after those to be skipped', async () => {
    expect((await render({ count: 2 })).posts).toEqual(newest(8, 7))
    expect((await render({ count: 2, offset: 3 })).posts).toEqual(newest(5, 4))
  })

  it('the chosen ones in the editor’s order; withdrawn ones are left out', async () => {
    expect((await render({ selectBy: 'selected', posts: [2, 99, 7] })).posts).toEqual(newest(2, 7))
  })

  it('those of a category; none until one is chosen, and the list says so', async () => {
    const { posts, reader } = await render({ selectBy: 'category', category: 1, count: 1 })
    expect(posts).toEqual(newest(8))
    expect(reader.tags.has('category:1')).toBe(true)
    expect((await render({ selectBy: 'category' })).html).toContain('目前沒有文章。')
  })
})

describe('in which order', () => {
  it.each([
    [{ orderBy: 'date', order: 'DESC' }, newest(8, 7)],
    [{ orderBy: 'date', order: 'ASC' }, newest(1, 2)],
    [{ orderBy: 'title', order: 'DESC', offset: 1 }, newest(7, 6)],
  ])('%o', async (settings, expected) => {
    expect((await render({ count: 2, ...settings })).posts).toEqual(expected)
  })

  it('but chosen posts keep the editor’s', async () => {
    const chosen = { selectBy: 'selected', posts: [2, 7], orderBy: 'title', order: 'ASC' }
    expect((await render(chosen)).posts).toEqual(newest(2, 7))
  })
})

describe('more of the same', () => {
  it('is a link to the next page, which says how much is shown', async () => {
    const { html, pages } = await render({ count: 3, pagination: 'loadmore' })
    expect(pages).toEqual(['/news-wall/?list-b-wall=2#b-wall'])
    expect(html).toContain('已顯示 3 篇，共 8 篇')
  })

  it('leads back, too, from a page in the middle', async () => {
    const { html, pages } = await render({ count: 3, pagination: 'loadmore' }, '?list-b-wall=2')
    expect(pages).toEqual(['/news-wall/#b-wall', '/news-wall/?list-b-wall=3#b-wall'])
    expect(html).toContain('已顯示第 4 至 6 篇，共 8 篇')
  })

  it('shows all pages that an address names, up to the last that there is', async () => {
    const { html, posts, pages } = await render({ count: 2, pagination: 'loadmore' }, '?list-b-wall=2-3')
    expect(posts).toEqual(newest(6, 5, 4, 3))
    expect(pages).toEqual(['/news-wall/#b-wall', '/news-wall/?list-b-wall=4#b-wall'])
    expect(html).toContain('已顯示第 3 至 6 篇，共 8 篇')
    expect((await render({ count: 3, pagination: 'loadmore' }, '?list-b-wall=1-9')).posts).toHaveLength(8)
    expect((await render({ count: 3, pagination: 'numbered' }, '?list-b-wall=1-2')).posts).toEqual(newest(8, 7, 6))
  })

  it('ends with the last page', async () => {
    const { html, pages } = await render({ count: 3, pagination: 'loadmore' }, '?list-b-wall=3')
    expect(pages).toEqual(['/news-wall/?list-b-wall=2#b-wall'])
    expect(html).toContain('已顯示第 7 至 8 篇，共 8 篇')
  })
})

describe('pages', () => {
  it('has a parameter of its own, keeps the rest of the address and returns to the list', async () => {
    const { posts, pages } = await render({ count: 3, pagination: 'numbered' }, '?list-b-wall=2&list-b-other=4')
    expect(posts).toEqual(newest(5, 4, 3))
    expect(new Set(pages)).toEqual(
      new Set([
        '/news-wall/?list-b-other=4#b-wall',
        '/news-wall/?list-b-wall=2&list-b-other=4#b-wall',
        '/news-wall/?list-b-wall=3&list-b-other=4#b-wall',
      ]),
    )
  })

  it('shows only the steps where numbers are not wanted', async () => {
    const { html, pages } = await render({ count: 3, pagination: 'simple' }, '?list-b-wall=2')
    expect(pages).toEqual(['/news-wall/#b-wall', '/news-wall/?list-b-wall=3#b-wall'])
    expect(html).not.toContain('第 2 頁')
    expect(html).toContain('aria-label="文章分頁"')
  })

  it('leads to the last page from beyond it, and to the first from nonsense', async () => {
    expect((await render({ count: 3, pagination: 'numbered' }, '?list-b-wall=99')).posts).toEqual(newest(2, 1))
  })
})

it('crops titles and excerpts by characters, and shows what the editor wants', async () => {
  const { html } = await render({
    count: 1,
    titleLength: 3,
    excerptLength: 6,
    showMeta: false,
    showImage: false,
    showReadMore: true,
  })
  const words = html
    .replaceAll(/<[^>]*>/g, '|')
    .split('|')
    .filter(Boolean)
  expect(words.join('')).toBe('第 8…第 8 則消…繼續閱讀')
})

it.each([
  ['before-title', ['meta', 'card__title', 'card__excerpt']],
  ['after-title', ['card__title', 'meta', 'card__excerpt']],
  ['after-content', ['card__title', 'card__excerpt', 'meta']],
])('shows what it knows about a post %s', async (metaPosition, expected) => {
  const settings = { layout: 'grid-without-thumb', count: 1, showAuthor: true, showDate: false, metaPosition }
  const { html } = await render(settings)
  const parts = readTags(html).flatMap(({ attributes }) => attributes.get('class') ?? [])
  expect(parts.filter((part) => expected.includes(part))).toEqual(expected)
  expect(html).toMatch(/<p class="meta"><span class="tag"[^>]*>榮譽<\/span><span>系辦公室　葉庭瑋<\/span><\/p>/)
})

it('a title that is not shown is still heard, and leads to its post', async () => {
  const { html, posts } = await render({ count: 1, showTitle: false })
  expect(posts).toEqual(newest(8))
  expect(html).toContain('<span class="vh">第 8 則消息</span>')
})

it('reads what was stored before lists could be sorted', async () => {
  const stored = { layout: 'grid-with-thumb', columns: '3', count: 2, selectBy: 'recent', pagination: 'simple', showMeta: true }
  const { html, posts } = await render(stored)
  expect(posts).toEqual(newest(8, 7))
  expect(html).toMatch(/<p class="meta"><span class="tag"[^>]*>榮譽<\/span><time/)
})

it('shows the picture at the top of a page at once, and lets the others wait', async () => {
  const posts = manyPosts(2).map((post) => ({ ...post, image: samplePicture }))
  const reader = createSampleReader(sampleContent({ posts }))
  const { html } = await renderWidget('post-list', { id: 'wall' }, { reader })
  const images = readTags(html).filter(({ name }) => name === 'img')
  expect(images.map(({ attributes }) => attributes.get('loading'))).toEqual([undefined, 'lazy'])
})
