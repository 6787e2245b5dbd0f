import { closeSync, existsSync, openSync, readSync } from 'node:fs'
import { dirname, join } from 'node:path'

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

type Tables = ReadonlyMap<string, { at: number; size: number }>
const ONE_ENTRY = 16
const LONG_OFFSETS = 1

/** Reads which characters a TrueType font has and how much each of them weighs: three small tables of a file of 10 MB. */
export function openTypeface(file: string): Typeface {
  const font = openSync(file, 'r')
  try {
    const tables = readTables((at, size) => readPart(font, at, size))
    const read = (name: string) => {
      const table = tables.get(name)
      if (table === undefined) throw new Error(`${file} has no table ${name}`)
      return readPart(font, table.at, table.size)
    }
    if (read('head').readInt16BE(50) !== LONG_OFFSETS) throw new Error(`${file} has short offsets, which nobody reads here`)
    const glyphs = readGlyphs(read('cmap'))
    const offsets = read('loca')
    return {
      file,
      has: (character) => glyphs.has(character.codePointAt(0) ?? 0),
      outlineSize(character) {
        const glyph = glyphs.get(character.codePointAt(0) ?? 0)
        return glyph === undefined ? 0 : offsets.readUInt32BE(glyph * 4 + 4) - offsets.readUInt32BE(glyph * 4)
      },
    }
  } finally {
    closeSync(font)
  }
}

function readPart(font: number, at: number, size: number): Buffer {
  const part = Buffer.alloc(size)
  if (readSync(font, part, 0, size, at) !== size) throw new Error('The font ends too early')
  return part
}

function readTables(read: (at: number, size: number) => Buffer): Tables {
  const count = read(4, 2).readUInt16BE(0)
  const entries = read(12, count * ONE_ENTRY)
  return new Map(
    Array.from({ length: count }, (_, place) => {
      const entry = entries.subarray(place * ONE_ENTRY)
      return [entry.toString('latin1', 0, 4), { at: entry.readUInt32BE(8), size: entry.readUInt32BE(12) }]
    }),
  )
}

/** Code points and their glyphs: the subtable of format 12, which knows all of Unicode. */
function readGlyphs(cmap: Buffer): Map<number, number> {
  const glyphs = new Map<number, number>()
  for (let place = 0; place < cmap.readUInt16BE(2); place++) {
    const subtable = cmap.subarray(cmap.readUInt32BE(4 + place * 8 + 4))
    if (subtable.readUInt16BE(0) !== 12) continue
    for (let group = 0; group < subtable.readUInt32BE(12); group++) {
      const [first, last, glyph] = [16, 20, 24].map((at) => subtable.readUInt32BE(at + group * 12)) as [number, number, number]
      for (let code = first; code <= last; code++) glyphs.set(code, glyph + code - first)
    }
  }
  return glyphs
}
