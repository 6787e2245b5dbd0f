import { describe, expect, test } from 'vitest'
import { sampleItem } from '../../../tests/fixtures/sample-shell.ts'
import { markCurrent } from './current-item.ts'

describe('the mark of a menu item', () => {
  test('is "page" on its own page', () => {
    expect(markCurrent(sampleItem('最新消息', '/news/'), '/news/')).toBe('page')
  })

  test('is "true" above the page, by address or by menu', () => {
    expect(markCurrent(sampleItem('最新消息', '/news/'), '/news/some-post/')).toBe('true')
    const parent = sampleItem('作品', null, { children: [sampleItem('公演', '/plays/')] })
    expect(markCurrent(parent, '/plays/')).toBe('true')
  })

  test('is absent elsewhere, and the home page is above nothing', () => {
    expect(markCurrent(sampleItem('首頁', '/'), '/news/')).toBeUndefined()
    expect(markCurrent(sampleItem('新聞', '/news/'), '/newsletter/')).toBeUndefined()
  })

  test('is absent on other sites and on places within a page', () => {
    expect(markCurrent(sampleItem('外站', 'https://x.example/news/', { isExternal: true }), '/news/')).toBeUndefined()
    expect(markCurrent(sampleItem('段落', '/news/#more'), '/news/')).toBeUndefined()
  })
})
