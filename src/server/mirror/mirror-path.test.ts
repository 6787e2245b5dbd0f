import { expect, it } from 'vitest'
import { mirrorPathOf } from './mirror-path.ts'

it.each([
  ['/', 'index.html'],
  ['/news/', 'news/index.html'],
  [encodeURI('/news/招生說明會/'), 'news/招生說明會/index.html'],
  [encodeURI('/交通 與地圖/'), '交通 與地圖/index.html'],
])('%s is kept as %s', (key, path) => {
  expect(mirrorPathOf(key)).toBe(path)
})

it.each([
  ['a feed or a file', '/feed.xml'],
  ['a query', '/?list-a=2'],
  ['a second spelling of the same words', '/%6Eews/'],
  ['small letters in an escape', '/%e6%8b%9b/'],
  ['an escape that is none', '/%E6%8B/'],
  ['a way out of the folder', '/../etc/'],
  ['a way out of the folder, escaped', '/%2E%2E/etc/'],
  ['a way out of the folder in one name', '/..%2Fetc/'],
  ['a hidden name', '/.git/'],
  ['an empty name', '/news//'],
  ['a line break', '/news%0A/'],
  ['a NUL', '/news%00/'],
  ['a backslash', '/news%5Cx/'],
  ['the name of the file itself', '/index.html/'],
  ['a name that no file system takes', `/${'x'.repeat(300)}/`],
  ['another host', '//evil.example/'],
])('%s is not kept', (_, key) => {
  expect(mirrorPathOf(key)).toBeNull()
})
