import { describe, expect, test } from 'vitest'
import { readBrand } from '#brand/brand.ts'
import { readLookName, writeLookSheet } from '#brand/look-sheet.ts'
import { readFontName } from './font-name.ts'
import { createHeadingFace, writeFontSheet } from './heading-face.ts'
import { HEADING_TYPEFACE, openTypeface } from './typeface.ts'

const key = new Uint8Array(32)
const dressPage = createHeadingFace(openTypeface(HEADING_TYPEFACE), key)
const dress = (html: string, chosen: Parameters<typeof readBrand>[0] = null) => dressPage(html, readBrand(chosen))
const page = (body: string) => `<!doctype html><html><head><title>頁</title></head><body>${body}</body></html>`
const LINKS =
  /<link rel="stylesheet" href="\/fonts\/([\w-]+)\.(\d)\.css" data-face><link rel="preload" as="font" type="font\/woff2" crossorigin fetchpriority="low" href="\/fonts\/\1\.woff2"><\/head>/

describe('a page', () => {
  test('links a style sheet and a font for the characters of its headings', () => {
    const [, name = '', tier] = LINKS.exec(dress(page('<h1>口語</h1><h2>傳播</h2><p>內文</p>'))) ?? []
    expect(readFontName(name, key)).toEqual({ characters: '傳口播語', typeface: null })
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

describe('a page in a typeface of the department’s', () => {
  const TYPEFACE = 'typeface-0123.ttf'
  const look = readBrand({ face: 'own' }, TYPEFACE)
  /** One that has some characters alone. */
  const dressWith = (characters: string) => {
    const own = { file: '', has: (one: string) => characters.includes(one), outlineSize: () => 100 }
    return createHeadingFace(openTypeface(HEADING_TYPEFACE), key, (file) => (file === TYPEFACE ? own : null))
  }
  const linksOf = (html: string) =>
    [...html.matchAll(/href="\/fonts\/([\w-]+)([^"]*)"/g)].map(([, name = '', ending = '']) => ({ name, ending }))

  test('links one font where that has everything, and names the file that it is cut from', () => {
    const [sheet, ...fonts] = linksOf(dressWith('口語 0123456789…「」')(page('<h1>口語</h1>'), look))
    expect(sheet?.ending).toMatch(/^\.4\.[0-9a-f]{96}200\.css$/)
    expect(fonts).toEqual([{ name: sheet?.name, ending: '.woff2' }])
    expect(readFontName(sheet?.name ?? '', key)).toEqual({ characters: '口語', typeface: TYPEFACE })
  })

  test('links another behind it for what that lacks, and keeps the face of the system for what neither has', () => {
    const dressed = dressWith('口')(page('<h1>口語</h1><h2>王\u{20000}</h2>'), look)
    expect(
      linksOf(dressed)
        .map(({ ending }) => ending)
        .slice(1),
    ).toEqual(['.woff2', '.rest.woff2'])
    expect(dressed).toContain('<h1>口語</h1><h2 data-face="system">')
    expect(writeFontSheet('AbCdEfGhIjKlMNOP', 1, true)).toMatch(
      /--f-1:"Lectern AbCdEfGhIjKl","Lectern AbCdEfGhIjKl rest",var\(--f-serif\)\}$/,
    )
  })

  test('is in ours as long as the file cannot be had, under another name', () => {
    const dressed = createHeadingFace(openTypeface(HEADING_TYPEFACE), key)(page('<h1>口語</h1>'), look)
    expect(readFontName(linksOf(dressed)[0]?.name ?? '', key)).toEqual({ characters: '口語', typeface: null })
  })
})

describe('a page in a look of its own', () => {
  const SHEET = /<link rel="stylesheet" href="\/fonts\/(?:([\w-]+)\.(\d)\.)?(\w+)\.css" data-face>/
  const html = page('<h1>口語</h1><h2>傳播</h2>')

  test('finds its colours in the sheet of its headings, and links no other', () => {
    const dressed = dress(html, { scheme: 'indigo', corners: 'round', lines: 'thin' })
    expect(dressed.match(/rel="stylesheet"/g)).toHaveLength(1)
    const [, name = '', tier, look = ''] = SHEET.exec(dressed) ?? []
    expect([readFontName(name, key)?.characters, tier]).toEqual(['傳口播語', '4'])
    expect(readLookName(look)).toMatchObject({ palette: { zhu: '#1f4fa3' }, face: 'serif', corners: 'round', lines: 'thin' })
  })

  test('fetches no font of ours where headings are sans', () => {
    const dressed = dress(html, { face: 'sans' })
    expect(dressed).not.toContain('preload')
    const [, name, , look = ''] = SHEET.exec(dressed) ?? []
    expect(name).toBeUndefined()
    expect(readLookName(look)?.face).toBe('sans')
  })

  test('is the same as ever in the look of the style sheet', () => {
    expect(dress(html, { scheme: 'programme', face: 'serif', corners: 'square', lines: 'double' })).toBe(dress(html))
    expect(dress(html)).toMatch(LINKS)
  })

  test('never shows what a name does not say plainly', () => {
    const look = SHEET.exec(dress(html, { face: 'sans' }))?.[3] ?? ''
    for (const wrong of ['', look.slice(1), `${look}0`, look.replace(/\d$/, '9'), `g${look.slice(1)}`, look.toUpperCase()])
      expect(readLookName(wrong)).toBeNull()
  })

  test('keeps to the layer of the tokens, so that print has the last word', () => {
    const sheet = writeLookSheet(readBrand({ scheme: 'pine', corners: 'soft' }))
    expect(sheet).toMatch(/^@layer tokens\{:root\{[^{}]*\}\}$/)
    expect(sheet).toContain('--c-zhu:#1d6b4a;')
    expect(sheet).toContain('--r-0:4px;')
  })
})

test('a style sheet puts its own font first for the sizes that fit', () => {
  expect(writeFontSheet('AbCdEfGhIjKlMNOP', 2)).toBe(
    '@font-face{font-family:"Lectern AbCdEfGhIjKl";src:url("AbCdEfGhIjKlMNOP.woff2")format("woff2");font-weight:700 900;font-display:optional}' +
      ':root{--f-1:"Lectern AbCdEfGhIjKl",var(--f-serif);--f-2:"Lectern AbCdEfGhIjKl",var(--f-serif)}',
  )
})
