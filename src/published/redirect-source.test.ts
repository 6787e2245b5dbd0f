import { describe, expect, it } from 'vitest'
import { isRedirectSource, normaliseSource } from './redirect-source.ts'

describe('an old address', () => {
  it.each([
    ['/old-news/', '/old-news/'],
    ['old-news', '/old-news/'],
    ['  //old//news  ', '/old/news/'],
    ['/Old-NEWS', '/old-news/'],
    ['/%E8%88%8A%E8%81%9E/', '/舊聞/'],
    ['/%e8%88%8a%e8%81%9e', '/舊聞/'],
    ['/Cafe\u0301/', '/café/'],
    ['/caf%65%CC%81/', '/café/'],
    ['/100%/', '/100%/'],
    ['/%E8%88/', '/%e8%88/'],
  ])('%j is stored and looked up as %j', (input, stored) => {
    expect(normaliseSource(input)).toBe(stored)
  })

  it('is a path: the home page, a query, an anchor or something odd is none', () => {
    const inputs = ['/', '', '/a?b=1', '/a#b', '/a%3Fb', '/a\\b', '/a%00b', '/a%0Ab']
    expect(inputs.map(normaliseSource).filter(isRedirectSource)).toEqual([])
    expect([null, undefined, 5, 'a'].filter(isRedirectSource)).toEqual([])
    expect(isRedirectSource('/舊聞/')).toBe(true)
  })
})
