import { describe, expect, test } from 'vitest'
import { readFontName } from './font-name.ts'
import { createHeadingFace, writeFontSheet } from './heading-face.ts'
import { HEADING_TYPEFACE, openTypeface } from './typeface.ts'

const key = new Uint8Array(32)
const dress = createHeadingFace(openTypeface(HEADING_TYPEFACE), key)
const page = (body: string) => `<!doctype html><html><head><title>頁</title></head><body>${body}</body></html>`
const LINKS =
  /<link rel="stylesheet" href="\/fonts\/([\w-]+)\.(\d)\.css" data-face><link rel="preload" as="font" type="font\/woff2" crossorigin fetchpriority="low" href="\/fonts\/\1\.woff2"><\/head>/

describe('a page', () => {
  test('links a style sheet and a font for the characters of its headings', () => {
    const [, name = '', tier] = LINKS.exec(dress(page('<h1>口語</h1><h2>傳播</h2><p>內文</p>'))) ?? []
    expect(readFontName(name, key)).toBe('傳口播語')
    expect(tier).toBe('4')
  })

  test('is otherwise left as it is, and always comes out the same', () => {
    const html = page('<h1>口語 $& $1</h1>')
    expect(dress(html).replace(LINKS, '</head>')).toBe(html)
    expect(dress(html)).toBe(dress(html))
  })

  test('shares its font with pages that have the same characters', () => {
    const linksOf = (body: string) => LINKS.exec(dress(page(body)))?.[0]
    expect(linksOf('<h1>口語</h1>')).toBe(linksOf('<h2>語口</h2><p>內文</p>'))
  })

  test.each(['<p>內文</p>', '<h1>2026</h1>'])('that has nothing to set in it links nothing: %s', (body) => {
    expect(dress(page(body))).toBe(page(body))
  })

  test('keeps headings whole whose letters are not all there', () => {
    expect(dress(page('<h1>口</h1><h2 id="a">王\u{20000}</h2><h3>王\u{20001}</h3>'))).toContain(
      '<body><h1>口</h1><h2 data-face="system" id="a">王\u{20000}</h2><h3 data-face="system">王\u{20001}</h3></body>',
    )
  })
})

test('a style sheet puts its own font first for the sizes that fit', () => {
  expect(writeFontSheet('AbCdEfGhIjKlMNOP', 2)).toBe(
    '@font-face{font-family:"Lectern AbCdEfGhIjKl";src:url("AbCdEfGhIjKlMNOP.woff2")format("woff2");font-weight:700 900;font-display:optional}' +
      ':root{--f-1:"Lectern AbCdEfGhIjKl",var(--f-serif);--f-2:"Lectern AbCdEfGhIjKl",var(--f-serif)}',
  )
})
