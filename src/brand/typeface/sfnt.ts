/** Some bytes of a font; throws where it has no such place. */
export type ReadFont = (at: number, size: number) => Buffer

type Tables = ReadonlyMap<string, { at: number; size: number }>

const ONE_ENTRY = 16
const LAST_CODE = 0x10ffff
const NO_CODE = 0xffff
/** As many as a font can have glyphs, and some that share one. */
const MOST_CODES = 200_000

export function readTables(read: ReadFont): Tables {
  const count = read(4, 2).readUInt16BE(0)
  const entries = read(12, count * ONE_ENTRY)
  return new Map(
    Array.from({ length: count }, (_, place) => {
      const entry = entries.subarray(place * ONE_ENTRY)
      return [entry.toString('latin1', 0, 4), { at: entry.readUInt32BE(8), size: entry.readUInt32BE(12) }]
    }),
  )
}

/** Code points and their glyphs: of the subtable that knows all of Unicode, else of the one that knows its first plane. */
export function readGlyphs(cmap: Buffer): Map<number, number> {
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, place) =>
    cmap.subarray(cmap.readUInt32BE(4 + place * 8 + 4)),
  )
  const find = (format: number) => subtables.find((subtable) => subtable.readUInt16BE(0) === format)
  const [whole, firstPlane] = [find(12), find(4)]
  if (whole !== undefined) return readGroups(whole)
  return firstPlane === undefined ? new Map() : readSegments(firstPlane)
}

function readGroups(subtable: Buffer): Map<number, number> {
  const glyphs = new Map<number, number>()
  for (let group = 0; group < subtable.readUInt32BE(12); group++) {
    const [first, last, glyph] = [16, 20, 24].map((at) => subtable.readUInt32BE(at + group * 12)) as [number, number, number]
    for (let code = first; code <= Math.min(last, LAST_CODE); code++) keep(glyphs, code, glyph + code - first)
  }
  return glyphs
}

function readSegments(subtable: Buffer): Map<number, number> {
  const glyphs = new Map<number, number>()
  const size = subtable.readUInt16BE(6)
  for (let at = 14; at < 14 + size; at += 2) {
    const last = subtable.readUInt16BE(at)
    const first = subtable.readUInt16BE(at + size + 2)
    const shift = subtable.readUInt16BE(at + 2 * size + 2)
    const place = at + 3 * size + 2
    const offset = subtable.readUInt16BE(place)
    for (let code = first; code <= last && code !== NO_CODE; code++) {
      const listed = offset === 0 ? code : subtable.readUInt16BE(place + offset + 2 * (code - first))
      if (listed !== 0) keep(glyphs, code, (listed + shift) & 0xffff)
    }
  }
  return glyphs
}

function keep(glyphs: Map<number, number>, code: number, glyph: number): void {
  if (glyph === 0) return
  if (glyphs.size >= MOST_CODES) throw new Error('The font has more characters than there can be')
  glyphs.set(code, glyph)
}
