import { expect, test } from 'vitest'
import { cacheKeyOf } from './cache-key.ts'

test.each([
  ['/', '/'],
  ['/news/', '/news/'],
  ['/news/?utm_source=mail&fbclid=1', '/news/'],
  ['/news/?', '/news/'],
  ['/%E6%96%B0/?page=3', '/%E6%96%B0/'],
  ['/?s=%E8%AA%B2', null],
  ['/anything/?a=1&keyword=x', null],
  ['/works/?list-b-1=2', null],
  ['/works/?e-filter-b-1-category=a+b', null],
  ['/works/?e-filter-b-1-tag=%E8%BE%AF%E8%AB%96~x&utm_source=mail', null],
  ['/works/?e-filter-b-1-color=red', '/works/'],
  [`/works/?e-filter-${'x'.repeat(61)}-tag=a`, '/works/'],
])('%s is kept under %s', (url, key) => {
  expect(cacheKeyOf(url)).toBe(key)
})
