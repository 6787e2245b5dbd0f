import { expect, test } from 'vitest'
import type { MadeFiles } from '../made-files.ts'
import { createFontCutter } from './cut-font.ts'
import { createFontFiles } from './font-files.ts'

interface Trial {
  maxBytes?: number
  size?: number
  folder?: MadeFiles
}

/** A disk that forgets nothing. */
function createMemory(): MadeFiles {
  const files = new Map<string, Buffer>()
  return {
    read: async (name) => files.get(name) ?? null,
    write: async (name, font) => void files.set(name, font),
  }
}

const NO_DISK: MadeFiles = {
  read: () => Promise.reject(new Error('EIO')),
  write: () => Promise.reject(new Error('ENOSPC')),
}

/** Fonts whose bytes are their characters. */
function createTrial({ maxBytes, size = 100, folder = createMemory() }: Trial = {}) {
  const made: string[] = []
  const logged: string[] = []
  const state = { failure: null as Error | null }
  async function subset(text: string) {
    if (state.failure) throw state.failure
    made.push(text)
    return Buffer.alloc(size, text)
  }
  const fonts = createFontFiles({
    cut: createFontCutter({ subset }, { open: async () => null }),
    folder,
    log: { warn: (_, message) => void logged.push(message) },
    ...(maxBytes !== undefined && { maxBytes }),
  })
  const findFont = async (name: string, characters: string) =>
    fonts.kept(name, 'own') ?? (await fonts.make(name, { characters, typeface: null }, 'own'))
  return { findFont, made, logged, state }
}

test('a font is made when it is first asked for, once for all who ask, with digits always', async () => {
  const { findFont, made } = createTrial()
  await Promise.all([findFont('a', '口語'), findFont('a', '口語')])
  await findFont('a', '口語')
  expect(made).toEqual([' 0123456789…「」口語'])
})

test('those that were asked for last are kept in memory, up to a limit', async () => {
  const { findFont, made } = createTrial({ maxBytes: 250, folder: NO_DISK })
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await findFont(name, name)
  expect(made.map((text) => text.at(-1))).toEqual(['a', 'b', 'c', 'b'])
})

test('what is on disk is not made again after a restart', async () => {
  const folder = createMemory()
  const before = createTrial({ folder })
  await before.findFont('a', '口')
  const after = createTrial({ folder })
  expect(await after.findFont('a', '口')).toHaveLength(100)
  expect(after.made).toEqual([])
})

test('a disk that fails is told about, and headings have their font all the same', async () => {
  const { findFont, logged } = createTrial({ folder: NO_DISK })
  expect(await findFont('a', '口')).toHaveLength(100)
  expect(logged).toEqual(['a heading font cannot be read from disk', 'a heading font cannot be kept on disk'])
})

test('one that cannot be made is told, and tried again when it is next asked for', async () => {
  const { findFont, logged, state } = createTrial()
  state.failure = new Error('no memory')
  expect(await findFont('a', '口')).toBeNull()
  expect(logged).toEqual(['a heading font cannot be made'])
  state.failure = null
  expect(await findFont('a', '口')).toHaveLength(100)
})

test('one that is too large for a page is never sent', async () => {
  const { findFont, logged } = createTrial({ size: 40_001 })
  expect(await findFont('a', '口')).toBeNull()
  expect(logged).toHaveLength(1)
})

test('nobody waits in a line without an end', async () => {
  const { findFont, made } = createTrial()
  const found = await Promise.all(Array.from({ length: 40 }, (_, place) => findFont(String(place), '口')))
  expect(found.filter((font) => font === 'busy')).toHaveLength(8)
  expect(made).toHaveLength(32)
})
