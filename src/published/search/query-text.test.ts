import { describe, expect, it } from 'vitest'
import { phrasesOf, queryOf, readSearchText } from './query-text.ts'

const phrases = (text: string) => queryOf(text).map(phrasesOf)

describe('queryOf', () => {
  it('takes a Chinese run for one phrase and several runs for conditions that all must hold', () => {
    expect(phrases('演講比賽 報名')).toEqual([[['演講', '講比', '比賽']], [['報名']]])
  })

  it('takes one character for itself', () => {
    expect(phrases('語')).toEqual([[['語']]])
  })

  it('meets a compound as words in order and as one word', () => {
    expect(phrases('E-Mail')).toEqual([[['e', 'mail'], ['email']]])
  })

  it('asks for the same thing once', () => {
    expect(phrases('臺灣 台灣 ＴＡＩＷＡＮ taiwan')).toEqual([[['台灣']], [['taiwan']]])
  })

  it.each(['', '   ', '!?。，', '🎓', '\u0000', '\ud800'])('finds nothing to look for in %j', (text) => {
    expect(queryOf(text)).toEqual([])
  })

  it('reads no more than 100 characters', () => {
    expect(phrases('𠮷'.repeat(10_000))[0]?.[0]).toHaveLength(99)
  })
})

describe('readSearchText', () => {
  it.each(['q', 's', 'search', 'query', 'keyword'])('reads %s', (name) => {
    expect(readSearchText(new URLSearchParams({ [name]: '講座' }))).toBe('講座')
  })

  it('prefers the one that says something', () => {
    expect(readSearchText(new URLSearchParams('q=&keyword=講座'))).toBe('講座')
  })

  it('tells an empty search from none', () => {
    expect(readSearchText(new URLSearchParams('q='))).toBe('')
    expect(readSearchText(new URLSearchParams('page=2'))).toBeNull()
  })
})
