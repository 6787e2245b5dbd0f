import { expect, test } from 'vitest'
import { cacheKeyOf, hasPageParameters } from './cache-key.ts'

test.each([
  ['/', '/'],
  ['/news/', '/news/'],
  ['/news/?utm_source=mail&fbclid=1', '/news/'],
  ['/news/?', '/news/'],
  ['/%E6%96%B0/?page=3', '/%E6%96%B0/'],
  ['/?s=%E8%AA%B2', null],
  ['/Search?a=1&keyword=x', null],
  ['/search/?q=', null],
  ['/anything/?a=1&keyword=x', '/anything/'],
  ['/works/?list-b-1=2', '/works/'],
  ['/works/?e-filter-b-1-category=a+b', '/works/'],
])('%s is kept under %s', (url, key) => {
  expect(cacheKeyOf(url)).toBe(key)
})

test.each([
  ['/works/', false],
  ['/works/?list-b-1=2', true],
  ['/works/?newsletter-b-1=pending', true],
  ['/works/?e-filter-b-1-category=a+b', true],
  ['/works/?utm_source=mail&e-filter-b-1-tag=%E8%BE%AF%E8%AB%96~x', true],
  ['/works/?e-filter-b-1-color=red', false],
  [`/works/?e-filter-${'x'.repeat(61)}-tag=a`, false],
])('%s may ask for something of its page: %s', (url, isAsked) => {
  expect(hasPageParameters(url)).toBe(isAsked)
})
