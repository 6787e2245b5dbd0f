/** Where the outlines begin, among what the table says of the face. */
const CHARSTRINGS = 17
const ESCAPE = 12

/**
 * How much the outlines of a font in PostScript form weigh: the sizes in the list of its charstrings. What they have in common and
 * stands elsewhere (subroutines) is not counted.
 */
export function readCharstringSizes(cff: Buffer): (glyph: number) => number {
  const names = readIndex(cff, cff.readUInt8(2))
  const faces = readIndex(cff, names.end)
  const outlines = readIndex(cff, findCharstrings(cff.subarray(faces.offsetOf(0), faces.offsetOf(1))))
  return (glyph) => (glyph < outlines.count ? outlines.offsetOf(glyph + 1) - outlines.offsetOf(glyph) : 0)
}

interface Index {
  count: number
  /** Of an entry; that of the one after the last is the end. */
  offsetOf(place: number): number
  end: number
}

function readIndex(cff: Buffer, at: number): Index {
  const count = cff.readUInt16BE(at)
  if (count === 0) return { count, offsetOf: () => at + 2, end: at + 2 }
  const width = cff.readUInt8(at + 2)
  const before = at + 2 + (count + 1) * width
  const offsetOf = (place: number) => before + cff.readUIntBE(at + 3 + place * width, width)
  return { count, offsetOf, end: offsetOf(count) }
}

/** A list of numbers, each row of them before the operator that they are for. */
function findCharstrings(face: Buffer): number {
  let number = 0
  for (let at = 0; at < face.length; ) {
    const first = face.readUInt8(at)
    if (first === CHARSTRINGS) return number
    if (first <= 21) at += first === ESCAPE ? 2 : 1
    else if (first === 28) {
      number = face.readInt16BE(at + 1)
      at += 3
    } else if (first === 29) {
      number = face.readInt32BE(at + 1)
      at += 5
    } else if (first === 30) at = endOfReal(face, at + 1)
    else if (first <= 246) {
      number = first - 139
      at += 1
    } else {
      const low = face.readUInt8(at + 1)
      number = first <= 250 ? (first - 247) * 256 + low + 108 : -(first - 251) * 256 - low - 108
      at += 2
    }
  }
  throw new Error('The font has no outlines')
}

/** Digits in half bytes, up to one that says that it is the last. */
function endOfReal(face: Buffer, at: number): number {
  let next = at
  while ((face.readUInt8(next) & 0xf) !== 0xf) next++
  return next + 1
}
