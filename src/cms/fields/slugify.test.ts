import { describe, expect, it } from 'vitest'
import { isSlug, slugify } from './slugify.ts'

describe('a slug made from a title', () => {
  it.each([
    ['第 19 屆「金鐘」演講比賽！', '第-19-屆-金鐘-演講比賽'],
    ['Hello, World', 'hello-world'],
    ['ＡＢＣ　①', 'abc-1'],
    ['Cafe\u0301', 'café'],
    ['🎙️ 廣播🎧劇', '廣播-劇'],
    ['--前後--', '前後'],
    ['../../etc/passwd', 'etc-passwd'],
    ['<script>alert(1)</script>', 'script-alert-1-script'],
    ['a\u0000b\u202Ec', 'a-bc'],
    ['半\uD800字', '半-字'],
    ['……！？', ''],
    ['', ''],
  ])('%j becomes %j', (title, slug) => {
    expect(slugify(title)).toBe(slug)
  })

  it('is cut to 80 characters, never within one and never after a hyphen', () => {
    expect(slugify('長'.repeat(200))).toBe('長'.repeat(80))
    expect(slugify('𠮷'.repeat(200))).toBe('𠮷'.repeat(80))
    expect(slugify(`${'長'.repeat(79)} 尾`)).toBe('長'.repeat(79))
  })

  it('made again from itself stays the same', () => {
    for (const title of ['第 19 屆！', 'İstanbul', 'ﬁn', '㍿'].map(slugify)) expect(slugify(title)).toBe(title)
  })
})

it("an editor's own slug is accepted when it can stand in an address as it is", () => {
  expect(['最新-消息', 'a-1', `${'長'.repeat(80)}-12`].map(isSlug)).toEqual([true, true, true])
  const refused = ['', 'A', 'a b', 'a/b', 'a--b', '-a', 'a.', 'ａ', '%41', 'a\u200B', 'a\uFE0F', '\u3164', '長'.repeat(121)]
  expect(refused.filter(isSlug)).toEqual([])
})
