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
])('%s is kept under %s', (url, key) => {
  expect(cacheKeyOf(url)).toBe(key)
})
