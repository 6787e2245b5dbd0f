import { describe, expect, it } from 'vitest'
import { createPreviewToken, markOfSession, readPreviewToken } from './token.ts'

const SECRET = 'a secret that only the two programs know'
const NOW = Date.UTC(2026, 0, 1)
const HOUR = 60 * 60_000
const session = markOfSession('3f0a')
const target = { collection: 'posts', id: 12, user: 7, session } as const
const token = createPreviewToken(target, SECRET, NOW)

describe('a preview token', () => {
  it('names the document, the person and the session that it was made for', () => {
    expect(readPreviewToken(token, SECRET, NOW)).toEqual(target)
    const page = { collection: 'pages', id: 3, user: 8, session: markOfSession('another') } as const
    expect(readPreviewToken(createPreviewToken(page, SECRET, NOW), SECRET, NOW)).toEqual(page)
  })

  it('stays the same within an hour, so that the frame of a preview is not loaded anew', () => {
    expect(createPreviewToken(target, SECRET, NOW + 1)).toBe(createPreviewToken(target, SECRET, NOW + HOUR))
    expect(createPreviewToken(target, SECRET, NOW + HOUR + 1)).not.toBe(createPreviewToken(target, SECRET, NOW + HOUR))
  })

  it('can stand in an address as it is', () => {
    expect(encodeURIComponent(token)).toBe(token)
    expect(token).not.toContain('3f0a')
  })

  it('lives for an hour, and to the end of that hour', () => {
    expect(readPreviewToken(token, SECRET, NOW + HOUR)).toEqual(target)
    expect(readPreviewToken(token, SECRET, NOW + HOUR + 1)).toBeNull()
    const later = createPreviewToken(target, SECRET, NOW + 1)
    expect(readPreviewToken(later, SECRET, NOW + 2 * HOUR)).toEqual(target)
    expect(readPreviewToken(later, SECRET, NOW + 2 * HOUR + 1)).toBeNull()
  })

  it('of another secret is worth nothing', () => {
    expect(readPreviewToken(token, `${SECRET}!`, NOW)).toBeNull()
  })

  it('changed in any character is worth nothing', () => {
    for (let at = 0; at < token.length; at++) {
      const other = token[at] === '1' ? '2' : '1'
      expect(readPreviewToken(token.slice(0, at) + other + token.slice(at + 1), SECRET, NOW)).toBeNull()
    }
  })

  it('is signed as a whole: parts of two do not make a third', () => {
    const claim = token.split('.').slice(0, -1)
    for (const other of [
      { ...target, id: 13 },
      { ...target, user: 8 },
      { ...target, session: markOfSession('another') },
    ]) {
      const signature = createPreviewToken(other, SECRET, NOW).split('.').at(-1)
      expect(readPreviewToken([...claim, signature].join('.'), SECRET, NOW)).toBeNull()
    }
  })

  it.each([
    '',
    '.',
    'posts.12',
    'users.1.1.9999999999999.x',
    `${token}\n`,
    ` ${token}`,
    `${token}.x`,
    token.toUpperCase(),
    'x'.repeat(10_000),
  ])('%j is none', (text) => {
    expect(readPreviewToken(text, SECRET, NOW)).toBeNull()
  })
})
