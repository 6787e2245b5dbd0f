import { closeSync, existsSync, openSync, readSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readGlyphs, readTables } from '#brand/typeface/sfnt.ts'
import { readCharstringSizes } from './charstring-sizes.ts'

const IN_REPOSITORY = 'src/server/fonts/noto-serif-tc/NotoSerifTC-Black.ttf'

/** Noto Serif TC Black, whole. Visitors never get this file. */
export const HEADING_TYPEFACE = findAbove(import.meta.dirname)
export const HEADING_TYPEFACE_VERSION = '2.003'

/** The repository is above this module, be it the source or built. */
function findAbove(folder: string): string {
  const file = join(folder, IN_REPOSITORY)
  if (existsSync(file)) return file
  const parent = dirname(folder)
  if (parent === folder) throw new Error(`${IN_REPOSITORY} is missing`)
  return findAbove(parent)
}

/** What is known of a typeface without drawing it. */
export interface Typeface {
  file: string
  has(character: string): boolean
  /** Bytes of the outline of a character; 0 for one that it does not have. */
  outlineSize(character: string): number
}

const LONG_OFFSETS = 1

/** Reads which characters a font has and how much each of them weighs: a few small tables of a file of 10 MB. */
export function openTypeface(file: string): Typeface {
  const font = openSync(file, 'r')
  try {
    const tables = readTables((at, size) => readPart(font, at, size))
    const read = (name: string) => {
      const table = tables.get(name)
      if (table === undefined) throw new Error(`${file} has no table ${name}`)
      return readPart(font, table.at, table.size)
    }
    const glyphs = readGlyphs(read('cmap'))
    const sizeOf = tables.has('CFF ') ? readCharstringSizes(read('CFF ')) : readGlyphSizes(read('loca'), read('head'))
    return {
      file,
      has: (character) => glyphs.has(character.codePointAt(0) ?? 0),
      outlineSize(character) {
        const glyph = glyphs.get(character.codePointAt(0) ?? 0)
        return glyph === undefined ? 0 : sizeOf(glyph)
      },
    }
  } finally {
    closeSync(font)
  }
}

export function readPart(font: number, at: number, size: number): Buffer {
  const part = Buffer.alloc(size)
  if (readSync(font, part, 0, size, at) !== size) throw new Error('The font ends too early')
  return part
}

function readGlyphSizes(offsets: Buffer, head: Buffer): (glyph: number) => number {
  return head.readInt16BE(50) === LONG_OFFSETS
    ? (glyph) => offsets.readUInt32BE(glyph * 4 + 4) - offsets.readUInt32BE(glyph * 4)
    : (glyph) => 2 * (offsets.readUInt16BE(glyph * 2 + 2) - offsets.readUInt16BE(glyph * 2))
}
