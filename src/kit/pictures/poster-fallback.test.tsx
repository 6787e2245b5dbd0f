import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Paper } from '#published/types.ts'
import { PosterFallback } from './poster-fallback.tsx'

const PAPERS: Paper[] = ['straw', 'peach', 'celadon', 'sky', 'bone']
const TITLES = ['本系辯論隊勇奪中部大專盃亞軍', '畢業公演《聲聲不息》公開售票', '課', '！？', '115 學年度第 2 學期初選時程']

function render(title: string, paper: Paper | null): string {
  return renderToString(<PosterFallback title={title} paper={paper} />)
}

describe('the poster of a post without a picture', () => {
  test('is the same whenever it is drawn', () => {
    for (const paper of PAPERS) for (const title of TITLES) expect(render(title, paper)).toBe(render(title, paper))
  })

  test('differs from title to title', () => {
    for (const paper of PAPERS) expect(new Set(TITLES.map((title) => render(title, paper))).size).toBe(TITLES.length)
  })

  test('stays small, is silent, and carries no style of its own', () => {
    for (const paper of PAPERS) {
      for (const title of TITLES) {
        const svg = render(title, paper)
        expect(svg.length).toBeLessThan(1000)
        expect(svg).toContain('aria-hidden="true"')
        expect(svg).not.toMatch(/style=|NaN|undefined/u)
      }
    }
  })

  test('is printed on bone where no category chose a paper', () => {
    expect(render('公告', null)).toBe(render('公告', 'bone'))
  })
})
