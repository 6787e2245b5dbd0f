// In the order of trust: bytes that happen to be right in UTF-8 are hardly ever Big5.
const ENCODINGS = ['utf-8', 'big5']
// What bytes become that mean nothing in Big5.
const GARBLED = /[\u0080-\u009f\uf8f5-\uf8ff]/

/** The text in a file as Windows, Excel and government sites write them: UTF-8, UTF-16 or Big5; `null` when it is none. */
export function decodeText(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  // No text has a NUL; pictures, archives and Excel's own files have many.
  if (bytes.includes(0)) return null
  for (const encoding of ENCODINGS) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
      return GARBLED.test(text) ? null : text
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
    }
  }
  return null
}
