const SIGNATURE_LENGTH = 8
/** Length, type and checksum. */
const CHUNK_OVERHEAD = 12
// Encoders write pixels in pieces of some kilobytes.
const MAX_CHUNKS = 20_000
const NEEDED = new Set('IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sRGB sBIT cICP mDCV cLLI bKGD pHYs'.split(' '))

/** Whether it is to be read at all: each chunk that is damaged costs the reader a warning. */
export function hasFewChunks(bytes: Buffer): boolean {
  let chunks = 0
  for (let at = SIGNATURE_LENGTH; at + CHUNK_OVERHEAD <= bytes.length; at += CHUNK_OVERHEAD + bytes.readUInt32BE(at)) {
    if (++chunks > MAX_CHUNKS) return false
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return true
  }
  return true
}

/** A PNG with what its pixels and colours need, bit for bit: no texts, EXIF, times or bytes after its end. `null` when its parts do not fit together. */
export function stripPng(bytes: Buffer): Buffer | null {
  const kept = [bytes.subarray(0, SIGNATURE_LENGTH)]
  let at = SIGNATURE_LENGTH
  for (let chunks = 0; chunks < MAX_CHUNKS && at + CHUNK_OVERHEAD <= bytes.length; chunks++) {
    const end = at + CHUNK_OVERHEAD + bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (end > bytes.length) return null
    if (NEEDED.has(type)) kept.push(bytes.subarray(at, end))
    if (type === 'IEND') return Buffer.concat(kept)
    at = end
  }
  return null
}
