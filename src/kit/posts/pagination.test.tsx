import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Pagination } from './pagination.tsx'
import { listPageStops } from './pagination-model.ts'

describe('the stops of a pagination', () => {
  test('are all pages while there are few', () => {
    expect(listPageStops(1, 3)).toEqual([1, 2, 3])
  })

  test('are the ends, the current page and its neighbours when there are many', () => {
    expect(listPageStops(6, 13)).toEqual([1, 'gap', 5, 6, 7, 'gap', 13])
  })

  test('have one gap at the beginning and at the end', () => {
    expect(listPageStops(1, 13)).toEqual([1, 2, 'gap', 13])
    expect(listPageStops(13, 13)).toEqual([1, 'gap', 12, 13])
  })

  test('show a single page instead of a gap that would hide only it', () => {
    expect(listPageStops(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
  })
})

function render(page: number, pageCount: number): string {
  const hrefOf = (number: number) => (number === 1 ? '/news/' : `/news/page/${number}/`)
  return renderToString(<Pagination page={page} pageCount={pageCount} hrefOf={hrefOf} label="最新消息頁碼" />)
}

describe('Pagination', () => {
  test('is nothing when everything fits one page', () => {
    expect(render(1, 1)).toBe('')
    expect(render(1, 0)).toBe('')
  })

  test('is a named landmark that marks the current page', () => {
    expect(render(2, 3)).toContain('<nav class="pager" aria-label="最新消息頁碼">')
    expect(render(2, 3)).toMatch(/href="\/news\/page\/2\/" aria-current="page" aria-label="第 2 頁"/u)
  })

  test('is a named group where the page may have several', () => {
    const html = renderToString(<Pagination page={1} pageCount={2} hrefOf={String} label="文章分頁" isLandmark={false} />)
    expect(html).toContain('<div class="pager" role="group" aria-label="文章分頁">')
  })

  test('leads to the pages before and after', () => {
    expect(render(2, 3)).toContain('href="/news/" rel="prev"')
    expect(render(2, 3)).toContain('href="/news/page/3/" rel="next"')
  })

  test('shows a step that leads nowhere as text, not as a link', () => {
    expect(render(1, 3)).toMatch(/<span class="pager__item pager__item--step">.*上一頁/u)
    expect(render(1, 3)).not.toContain('rel="prev"')
    expect(render(3, 3)).not.toContain('rel="next"')
  })
})
