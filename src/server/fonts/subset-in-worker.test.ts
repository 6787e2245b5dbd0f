import { afterAll, describe, expect, test } from 'vitest'
import { PAGES } from '#seed/content/pages/index.ts'
import { POSTS } from '#seed/content/posts/index.ts'
import { ALWAYS, chooseCharacters, estimateBytes, MAX_FONT_BYTES } from './choose-characters.ts'
import { readFont } from './font-characters.fixture.ts'
import { createSubsetter } from './subset-in-worker.ts'
import { HEADING_TYPEFACE, openTypeface } from './typeface.ts'

const subsetter = createSubsetter(HEADING_TYPEFACE)
const typeface = openTypeface(HEADING_TYPEFACE)
afterAll(() => subsetter.stop())
const sorted = (characters: Iterable<string>) => [...new Set(characters)].sort().join('')

test('the typeface has every frequent character of Big5, and what goes between them', () => {
  const decoder = new TextDecoder('big5')
  const missing: string[] = []
  for (let code = 0xa440; code <= 0xc67e; code++) {
    const trail = code & 0xff
    if (trail < 0x40 || (trail > 0x7e && trail < 0xa1) || trail > 0xfe) continue
    const character = decoder.decode(Uint8Array.of(code >> 8, trail))
    if (!typeface.has(character)) missing.push(character)
  }
  for (const character of '，。、；：？！「」『』（）《》〈〉【】—…・～％ＡＺａｚ０９ㄅㄩ①→') {
    if (!typeface.has(character)) missing.push(character)
  }
  expect(missing).toEqual([])
})

describe('a subset', () => {
  test('is a WOFF2 font with exactly the characters asked for', async () => {
    const font = await subsetter.subset('先聽，再說。Speech 115')
    expect(font.toString('latin1', 0, 4)).toBe('wOF2')
    expect(sorted((await readFont(font)).characters)).toBe(sorted('先聽，再說。Speech 115'))
    expect(font.length).toBeLessThan(8_000)
  })

  test('of characters that the typeface does not have is still a font', async () => {
    const font = await subsetter.subset('聲\u0000\ud800\udc00\ud800\u202e🎤\u{10ffff}한</style>')
    expect(sorted((await readFont(font)).characters)).toBe(sorted('聲</style>'))
  })

  test('carries the licence', async () => {
    expect((await readFont(await subsetter.subset('聲'))).licence).toBe('SIL Open Font License, Version 1.1')
  })

  const titles = [...POSTS, ...PAGES].map(({ title }) => title)
  test.each([
    ['of few titles', titles.slice(0, 3)],
    ['of as many titles as fit', titles],
    [
      'of Latin letters and signs',
      ['ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz，。、；：？！「」『』（）《》〈〉【】—…・～％＋／｜’“”&@'],
    ],
    ['of involved characters', ['龜龍籠灣鬱釁鑿麤鸞鸚籲纜鑼鑽鑾豔灩爨籬饞驪鱷鸛']],
    ['of plain characters', ['一二三十人入八九七丁卜力刀又了乃几口土士夕大女子寸小山川工己巾干弓才']],
  ])('%s is as large as was thought, never larger', async (_, texts) => {
    // As a page would fill up: heading after heading, until the next does not fit.
    const fitting = texts.filter((__, count) =>
      chooseCharacters([{ tier: 1, text: texts.slice(0, count + 1).join(''), at: 0 }], typeface),
    )
    const characters = [...new Set(ALWAYS + fitting.join(''))].filter(typeface.has)
    const estimate = estimateBytes(characters, typeface)
    const { length } = await subsetter.subset(characters.join(''))
    expect(length).toBeLessThanOrEqual(Math.min(estimate, MAX_FONT_BYTES))
    expect(length).toBeGreaterThan(estimate - 3_000)
  })
})

describe('the thread', () => {
  test('tells why a file cannot be cut, and goes on', async () => {
    const others = createSubsetter(import.meta.filename)
    await expect(others.subset('聲')).rejects.toThrow('Unrecognized font signature')
    await expect(createSubsetter('/nowhere/font.ttf').subset('聲')).rejects.toThrow('ENOENT')
    await others.stop()
  })

  test('that is stopped lets nobody wait, and starts again when it is needed', async () => {
    const stopped = createSubsetter(HEADING_TYPEFACE)
    const made = stopped.subset('聲')
    await Promise.all([expect(made).rejects.toThrow('was stopped'), stopped.stop()])
    expect((await stopped.subset('聲')).length).toBeGreaterThan(100)
    await stopped.stop()
  })
})
