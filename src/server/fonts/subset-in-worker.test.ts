import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { PAGES } from '#seed/content/pages/index.ts'
import { POSTS } from '#seed/content/posts/index.ts'
import { chooseCharacters } from './choose-characters.ts'
import { readFont } from './font-characters.fixture.ts'
import { SOURCE_CHARACTERS } from './source-characters.ts'
import { createSubset } from './subset-in-worker.ts'

const TYPEFACE = resolve(import.meta.dirname, '../../site/fonts/noto-serif-tc-black.woff2')
// Cutting is arithmetic only, and takes as long as the machine is busy.
const PATIENTLY = { timeout: 30_000 }
const never = new AbortController().signal
const subset = createSubset(TYPEFACE)
const charactersOf = async (font: Buffer) => (await readFont(font)).characters
const sorted = (characters: Iterable<string>) => [...new Set(characters)].sort().join('')

test('the committed typeface has exactly the listed characters, in less than 2 MB', PATIENTLY, async () => {
  const typeface = readFileSync(TYPEFACE)
  expect(typeface.length).toBeLessThan(2_000_000)
  expect(sorted(await charactersOf(typeface))).toBe(sorted(SOURCE_CHARACTERS))
})

describe('a subset', PATIENTLY, () => {
  test('is a WOFF2 font with exactly the characters asked for', async () => {
    const font = await subset('先聽，再說。Speech 115', never)
    expect(font.toString('latin1', 0, 4)).toBe('wOF2')
    expect(sorted(await charactersOf(font))).toBe(sorted('先聽，再說。Speech 115'))
    expect(font.length).toBeLessThan(8_000)
  })

  test('of characters that the typeface does not have is still a font', async () => {
    const font = await subset('聲\u0000\ud800\udc00\ud800\u202e🎤\u{10ffff}한</style>', never)
    expect(sorted(await charactersOf(font))).toBe(sorted('聲</style>'))
  })

  test('carries the licence', async () => {
    expect((await readFont(await subset('聲', never))).licence).toBe('SIL Open Font License, Version 1.1')
  })

  test('for the titles of the demo department is smaller than 100 KB', async () => {
    const titles = [...POSTS, ...PAGES].map(({ title }) => title)
    const font = await subset(chooseCharacters(titles, []).join(''), never)
    expect(font.length).toBeLessThan(100_000)
  })

  test('of a file that is no font fails with a reason', async () => {
    await expect(createSubset(import.meta.filename)('聲', never)).rejects.toThrow(/./)
    await expect(createSubset('/nowhere/font.woff2')('聲', never)).rejects.toThrow('ENOENT')
  })

  test('that is called off ends its thread', async () => {
    const stopping = new AbortController()
    const made = subset([...SOURCE_CHARACTERS].join(''), stopping.signal)
    stopping.abort()
    await expect(made).rejects.toThrow('ended with code')
    await expect(async () => subset('聲', stopping.signal)).rejects.toThrow('abort')
  })
})
