import { expect, test } from 'vitest'
import { createFontFiles } from './font-files.ts'

/** Fonts whose bytes are their characters. */
function createTrial({ maxBytes, size = 100 }: { maxBytes?: number; size?: number } = {}) {
  const made: string[] = []
  const logged: string[] = []
  const state = { failure: null as Error | null }
  const fonts = createFontFiles({
    subsetter: {
      async subset(text) {
        if (state.failure) throw state.failure
        made.push(text)
        return Buffer.alloc(size, text)
      },
    },
    log: { warn: (_, message) => void logged.push(message) },
    ...(maxBytes !== undefined && { maxBytes }),
  })
  const findFont = async (name: string, characters: string) => fonts.kept(name) ?? (await fonts.make(name, characters))
  return { findFont, made, logged, state }
}

test('a font is made when it is first asked for, once for all who ask, with digits always', async () => {
  const { findFont, made } = createTrial()
  await Promise.all([findFont('a', '口語'), findFont('a', '口語')])
  await findFont('a', '口語')
  expect(made).toEqual([' 0123456789…「」口語'])
})

test('those that were asked for last are kept, up to a limit', async () => {
  const { findFont, made } = createTrial({ maxBytes: 250 })
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await findFont(name, name)
  expect(made.map((text) => text.at(-1))).toEqual(['a', 'b', 'c', 'b'])
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
