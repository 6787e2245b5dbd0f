import { cutIntoChunks } from '#kit/text/phrase-chunks.ts'

export interface WrappedTitle {
  lines: string[]
  /** In pixels. */
  size: number
}

interface Room {
  width: number
  height: number
}

/** From the largest print to the smallest. */
const SIZES = [96, 84, 72, 62, 54]
export const LINE_HEIGHT = 1.34
const MORE = '…'
/** In which the lines are made even. */
const STEP = 20

/** The title in as large a print as the room allows, broken between words; what does not fit in the smallest is cut off. */
export function wrapTitle(title: string, widthOf: (text: string) => number, room: Room): WrappedTitle {
  const text = title.trim().replace(/\s+/g, ' ')
  for (const size of SIZES) {
    const breakAt = (width: number) => breakLines(text, (part) => widthOf(part) * size, width)
    const lines = breakAt(room.width)
    if (lines.length <= linesIn(room, size)) return { size, lines: makeEven(lines, breakAt, room.width) }
  }
  const size = SIZES.at(-1) ?? 0
  const lines = breakLines(text, (part) => widthOf(part) * size, room.width).slice(0, linesIn(room, size))
  return { size, lines: lines.map((line, place) => (place === lines.length - 1 ? shorten(line) : line)) }
}

function linesIn({ height }: Room, size: number): number {
  return Math.floor(height / (size * LINE_HEIGHT))
}

function breakLines(text: string, widthOf: (text: string) => number, width: number): string[] {
  const lines: string[] = []
  const pieces = cutIntoChunks(text).flatMap((chunk) => (widthOf(chunk.text) > width ? Array.from(chunk.text) : [chunk.text]))
  for (const piece of pieces) {
    const line = lines.at(-1)
    if (line === undefined || widthOf((line + piece).trimEnd()) > width) lines.push(piece.trimStart())
    else lines[lines.length - 1] = line + piece
  }
  return lines.map((line) => line.trim())
}

/** As many lines in less width: none is left with a word alone. */
function makeEven(lines: string[], breakAt: (width: number) => string[], width: number): string[] {
  let even = lines
  for (let less = width - STEP; less > width / 2; less -= STEP) {
    const narrower = breakAt(less)
    if (narrower.length > lines.length) return even
    even = narrower
  }
  return even
}

function shorten(line: string): string {
  return `${Array.from(line).slice(0, -1).join('')}${MORE}`
}
