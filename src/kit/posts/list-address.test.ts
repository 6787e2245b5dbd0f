import { describe, expect, it } from 'vitest'
import {
  changeAddress,
  isSpan,
  joinAddress,
  mergeAddress,
  pageAddress,
  pageFromQuery,
  spanFromQuery,
  stateOf,
} from './list-address.ts'

const at = (address: string) => new URL(address, 'https://speech.example')

describe('the page of a list', () => {
  it.each([
    [null, 1],
    ['', 1],
    ['0', 1],
    ['-1', 1],
    ['2.5', 1],
    ['１', 1],
    ['2', 2],
    ['999999', 100_000],
  ])('in the address as %s is page %d', (value, page) => {
    expect(pageFromQuery(value)).toBe(page)
  })

  it('is written into the address, every other list left alone; the first page has no number', () => {
    expect(pageAddress('/%E6%96%B0/?list-b-2=3', 'b-1', 2)).toBe('/%E6%96%B0/?list-b-2=3&list-b-1=2#b-1')
    expect(pageAddress('/新/?list-b-1=2&list-b-2=3', 'b-1', 1)).toBe('/%E6%96%B0/?list-b-2=3#b-1')
  })

  it('is percent-encoded whatever stands in it', () => {
    expect(changeAddress('/新/', 'b-招生', { 'e-filter-b-1-tag': '辯論 😀' })).toBe(
      '/%E6%96%B0/?e-filter-b-1-tag=%E8%BE%AF%E8%AB%96+%F0%9F%98%80#b-%E6%8B%9B%E7%94%9F',
    )
  })
})

describe('several pages of a list', () => {
  it.each([
    [null, 1, 1],
    ['3', 3, 3],
    ['1-3', 1, 3],
    ['3-1', 1, 1],
    ['2-90', 71, 90],
    ['1-', 1, 1],
    ['1-2-3', 1, 1],
  ])('in the address as %s are %d to %d', (value, from, to) => {
    expect(spanFromQuery(value)).toEqual({ from, to })
  })

  it('are what is shown once one has joined the others', () => {
    const two = joinAddress(at('/news/?list-b-2=4'), at('/news/?list-b-2=4&list-b-1=2#b-1'), 'b-1')
    expect(two.search).toBe('?list-b-2=4&list-b-1=1-2')
    expect(joinAddress(two, at('/news/?list-b-1=3#b-1'), 'b-1').search).toBe('?list-b-1=1-3')
    expect([isSpan(two, 'b-1'), isSpan(two, 'b-2')]).toEqual([true, false])
  })
})

describe('what an address says about one list', () => {
  const OWN = ['e-filter-b-1-tag', 'list-b-1']

  it.each([
    ['other lists', '/?list-b-1=2', '/?list-b-2=4&list-b-1=2'],
    ['the spelling of a plus', '/?e-filter-b-1-tag=a+b', '/?e-filter-b-1-tag=a%20b'],
    ['encoding', '/?e-filter-b-1-tag=辯論', '/?e-filter-b-1-tag=%E8%BE%AF%E8%AB%96'],
    ['the number of the first page', '/', '/?list-b-1=1'],
    ['where it leads to', '/?list-b-1=2', '/?list-b-1=2#b-1'],
  ])('does not depend on %s', (_what, one, other) => {
    expect(stateOf(at(one), OWN)).toBe(stateOf(at(other), OWN))
  })

  it('differs with its page and its filter', () => {
    const states = ['/', '/?list-b-1=2', '/?e-filter-b-1-tag=a', '/?e-filter-b-1-tag=a&list-b-1=2', '/?e-filter-b-1-tag=b']
    expect(new Set(states.map((address) => stateOf(at(address), OWN))).size).toBe(states.length)
  })
})

it('a link made before another list moved leads to where that list is now', () => {
  const merged = mergeAddress(at('/works/?list-b-2=4&list-b-1=3'), at('/works/?list-b-1=2#b-1'), ['list-b-1'])
  expect(merged.href).toBe('https://speech.example/works/?list-b-2=4&list-b-1=2#b-1')
  expect(mergeAddress(at('/works/?list-b-1=3'), at('/works/#b-1'), ['list-b-1']).search).toBe('')
})
