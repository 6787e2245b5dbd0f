import { describe, expect, it } from 'vitest'
import type { Paper } from '#published/types.ts'
import { ALL_PICTURES } from '../content/all-pictures.ts'
import { CATEGORIES } from '../content/categories.ts'
import { POSTS } from '../content/posts/index.ts'
import { SITE } from '../content/site.ts'
import { drawPoster } from './poster.ts'
import { isReadable, readTones } from './tones.ts'

const PAPER_NAMES: Record<Paper, string> = { straw: '稻黃紙', peach: '桃紙', celadon: '青瓷紙', sky: '天青紙', bone: '米紙' }

describe('tones', () => {
  it('are those of Taiwan', () => {
    expect(readTones('口語傳播')).toEqual([3, 3, 2, 4])
    expect(readTones('亞軍企劃')).toEqual([3, 1, 4, 4])
  })

  it('pause at punctuation and read digits', () => {
    expect(readTones('先聽，再說 116')).toEqual([1, 1, 0, 4, 1, 0, 1, 1, 4])
  })

  it('follow the word where a character has two readings', () => {
    expect(readTones('公假')).toEqual([1, 4])
    expect(readTones('假訊息')).toEqual([3, 4, 2])
  })

  it('are known for every character of every poster', () => {
    const unknown = ALL_PICTURES.flatMap(({ art }) => [...art.title]).filter((character) => !isReadable(character))
    expect(unknown).toEqual([])
  })
})

describe('posters', () => {
  it('are the same for the same title, and different for another', () => {
    const drawn = ALL_PICTURES.map(({ art }) => drawPoster(art))
    expect(ALL_PICTURES.map(({ art }) => drawPoster(art))).toEqual(drawn)
    expect(new Set(drawn).size).toBe(ALL_PICTURES.length)
  })

  it('never hold a number that is none', () => {
    for (const { key, art } of ALL_PICTURES) expect(drawPoster(art), key).not.toMatch(/NaN|Infinity|undefined/)
  })

  it('do not repeat a composition within a page of news', () => {
    const news = POSTS.filter(({ isDraft }) => !isDraft).toSorted((a, b) => (a.published > b.published ? -1 : 1))
    for (let from = 0; from < news.length; from += SITE.postsPerPage) {
      const drawn = news
        .slice(from, from + SITE.postsPerPage)
        .flatMap(({ poster }) => (typeof poster === 'object' ? [poster.composition] : []))
      expect(new Set(drawn).size, drawn.join(' ')).toBe(drawn.length)
    }
  })

  it('say in words which paper they are printed on', () => {
    for (const { key, category, poster } of POSTS) {
      if (typeof poster !== 'object') continue
      expect(poster.alt, key).toContain(`聲紋海報：${PAPER_NAMES[CATEGORIES[category].paper]}上`)
    }
  })
})
