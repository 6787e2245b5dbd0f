const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9
// No encoder writes more; a list of millions would only cost memory.
const MAX_SEGMENTS = 2_000

/**
 * A JPEG with what its pixels and colours need, bit for bit, and nothing else: no EXIF, XMP, IPTC, comments, thumbnails, second pictures
 * or bytes after its end. `null` when its parts do not fit together.
 */
export function stripJpeg(bytes: Buffer): Buffer | null {
  const kept = [bytes.subarray(0, 2)]
  let at = 2
  for (let segments = 0; segments < MAX_SEGMENTS && at + 2 <= bytes.length; segments++) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff) return null
    if (marker === END_OF_IMAGE) return Buffer.concat([...kept, bytes.subarray(at, at + 2)])
    if (marker === 0xff) {
      at += 1
      continue
    }
    const bodyEnd = at + 4 > bytes.length ? Number.POSITIVE_INFINITY : at + 2 + bytes.readUInt16BE(at + 2)
    if (bodyEnd < at + 4 || bodyEnd > bytes.length) return null
    const end = marker === START_OF_SCAN ? endOfScan(bytes, bodyEnd) : bodyEnd
    if (isNeeded(marker, bytes.subarray(at + 4, bodyEnd))) kept.push(bytes.subarray(at, end))
    at = end
  }
  return null
}

function isNeeded(marker: number, body: Buffer): boolean {
  const startsWith = (name: string) => body.toString('latin1', 0, name.length) === name
  // Frames, tables and scans.
  if ((marker >= 0xc0 && marker <= 0xcf && marker !== 0xc8) || (marker >= 0xda && marker <= 0xdd)) return true
  // JFIF without a thumbnail, the colour profile, and how Adobe's colours are meant.
  if (marker === 0xe0) return startsWith('JFIF\0') && body.length === 14
  if (marker === 0xe2) return startsWith('ICC_PROFILE\0')
  return marker === 0xee && startsWith('Adobe')
}

/** Scans have no length; they end before the first marker that may not stand in one. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0
    const isInside = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7)
    if (!isInside) return at
  }
  return bytes.length
}
