import { closeSync, openSync } from 'node:fs'
import { readGlyphs, readTables } from '#brand/typeface/sfnt.ts'
import { readPart } from './typeface.ts'

/** A character as it is drawn. */
interface Outline {
  /** Of an SVG, in units of the face and upwards. */
  path: string
  /** How far it moves on, at the size 1. */
  advance: number
  /** How large one of those units is at the size 1. */
  unit: number
}

export interface Outlines {
  /** `null` for a character that the face does not have. */
  of(character: string): Outline | null
}

interface Point {
  x: number
  y: number
  isOn: boolean
}

type Contour = Point[]

const ON_CURVE = 1
const SHORT = { x: 2, y: 4 }
const REPEATED = 8
/** Positive where the step is short, no step at all where it is not. */
const SAME = { x: 16, y: 32 }
const COMPOSITE = { wide: 1, isOffset: 2, scale: 8, more: 32, scales: 64, matrix: 128 }
const DEEPEST = 4

/** Draws characters of a TrueType font without a system's fonts: reads the outlines of those that are asked for. */
export function readOutlines(file: string, characters: Iterable<string>): Outlines {
  const font = openSync(file, 'r')
  try {
    const tables = readTables((at, size) => readPart(font, at, size))
    const placeOf = (name: string) => {
      const table = tables.get(name)
      if (table === undefined) throw new Error(`${file} has no table ${name}`)
      return table
    }
    const read = (name: string) => readPart(font, placeOf(name).at, placeOf(name).size)
    const glyphs = readGlyphs(read('cmap'))
    const offsets = read('loca')
    const advances = read('hmtx')
    const advanceCount = read('hhea').readUInt16BE(34)
    const glyphBytes = (glyph: number): Buffer | null => {
      const [start, end] = [offsets.readUInt32BE(glyph * 4), offsets.readUInt32BE(glyph * 4 + 4)]
      return end > start ? readPart(font, placeOf('glyf').at + start, end - start) : null
    }
    const unit = 1 / read('head').readUInt16BE(18)
    const drawn = new Map<string, Outline>()
    for (const character of new Set(characters)) {
      const glyph = glyphs.get(character.codePointAt(0) ?? 0)
      if (glyph === undefined) continue
      const advance = advances.readUInt16BE(Math.min(glyph, advanceCount - 1) * 4) * unit
      drawn.set(character, { advance, unit, path: readContours(glyph, glyphBytes).map(writeContour).join('') })
    }
    return { of: (character) => drawn.get(character) ?? null }
  } finally {
    closeSync(font)
  }
}

function readContours(glyph: number, bytesOf: (glyph: number) => Buffer | null, depth = 0): Contour[] {
  const bytes = bytesOf(glyph)
  if (bytes === null || depth > DEEPEST) return []
  const count = bytes.readInt16BE(0)
  return count >= 0 ? readSimple(bytes, count) : readComposite(bytes, (part) => readContours(part, bytesOf, depth + 1))
}

function readSimple(bytes: Buffer, count: number): Contour[] {
  const ends = Array.from({ length: count }, (_, place) => bytes.readUInt16BE(10 + place * 2))
  const pointCount = (ends.at(-1) ?? -1) + 1
  let at = 10 + count * 2
  at += 2 + bytes.readUInt16BE(at)
  const flags: number[] = []
  while (flags.length < pointCount) {
    const flag = bytes.readUInt8(at++)
    const times = flag & REPEATED ? 1 + bytes.readUInt8(at++) : 1
    for (let time = 0; time < times; time++) flags.push(flag)
  }
  const readAxis = (axis: 'x' | 'y') => {
    let value = 0
    return flags.map((flag) => {
      if (flag & SHORT[axis]) value += flag & SAME[axis] ? bytes.readUInt8(at++) : -bytes.readUInt8(at++)
      else if (!(flag & SAME[axis])) {
        value += bytes.readInt16BE(at)
        at += 2
      }
      return value
    })
  }
  const [xs, ys] = [readAxis('x'), readAxis('y')]
  const points = flags.map((flag, place): Point => ({ x: xs[place] ?? 0, y: ys[place] ?? 0, isOn: Boolean(flag & ON_CURVE) }))
  return ends.map((end, place) => points.slice((ends[place - 1] ?? -1) + 1, end + 1))
}

function readComposite(bytes: Buffer, contoursOf: (glyph: number) => Contour[]): Contour[] {
  const contours: Contour[] = []
  let at = 10
  let flags = COMPOSITE.more
  while (flags & COMPOSITE.more) {
    flags = bytes.readUInt16BE(at)
    const part = bytes.readUInt16BE(at + 2)
    at += 4
    const isWide = Boolean(flags & COMPOSITE.wide)
    const [x, y] = isWide ? [bytes.readInt16BE(at), bytes.readInt16BE(at + 2)] : [bytes.readInt8(at), bytes.readInt8(at + 1)]
    at += isWide ? 4 : 2
    // Parts are moved only; none of our faces turns or stretches them.
    at += flags & COMPOSITE.scale ? 2 : flags & COMPOSITE.scales ? 4 : flags & COMPOSITE.matrix ? 8 : 0
    const [dx, dy] = flags & COMPOSITE.isOffset ? [x, y] : [0, 0]
    contours.push(...contoursOf(part).map((contour) => contour.map((point) => ({ ...point, x: point.x + dx, y: point.y + dy }))))
  }
  return contours
}

/** Between two points off the curve there is one on it that the font leaves out. */
function writeContour(points: Contour): string {
  const whole = points.flatMap((point, place) => {
    const before = points[place === 0 ? points.length - 1 : place - 1]
    if (before === undefined || point.isOn || before.isOn) return [point]
    return [{ x: (before.x + point.x) / 2, y: (before.y + point.y) / 2, isOn: true }, point]
  })
  const first = whole.findIndex(({ isOn }) => isOn)
  const start = whole[first]
  if (start === undefined) return ''
  const rest = [...whole.slice(first + 1), ...whole.slice(0, first + 1)]
  let path = `M${start.x} ${start.y}`
  // The end of a curve takes no letter of its own.
  for (const { x, y, isOn } of rest) path += isOn ? `${path.endsWith(' ') ? '' : 'L'}${x} ${y}` : `Q${x} ${y} `
  return `${path}Z`
}
