import { ImportRefused } from '../refused.ts'

const DECLARED = /^[\s\u00ef\u00bb\u00bf]*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/
const DECLARATION_BYTES = 512
/** Bytes of a UTF-8 character after its first. */
const CONTINUATION = 0b1000_0000
const CONTINUATION_MASK = 0b1100_0000

/** The text of an XML file, by its byte order mark, by its declaration, or as UTF-8. Never guesses: what does not decode is refused. */
export async function* decodeXml(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  let position = 0
  for await (const chunk of bytes) {
    decoder ??= decoderFor(chunk)
    yield decodeChunk(decoder, chunk, position)
    position += chunk.length
  }
  if (decoder !== undefined) yield decodeRest(decoder, position)
}

function decoderFor(first: Uint8Array): TextDecoder {
  if (first[0] === 0xff && first[1] === 0xfe) return new TextDecoder('utf-16le', { fatal: true })
  if (first[0] === 0xfe && first[1] === 0xff) return new TextDecoder('utf-16be', { fatal: true })
  const head = Buffer.from(first.subarray(0, DECLARATION_BYTES)).toString('latin1')
  const label = DECLARED.exec(head)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(label, { fatal: true })
  } catch (error) {
    if (error instanceof RangeError) throw new ImportRefused(`匯出檔宣告的編碼「${label}」無法辨識。請用 UTF-8 重新匯出。`)
    throw error
  }
}

function decodeChunk(decoder: TextDecoder, chunk: Uint8Array, position: number): string {
  try {
    return decoder.decode(chunk, { stream: true })
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw wrongByte(decoder.encoding, position + firstWrongByte(decoder.encoding, chunk))
  }
}

function decodeRest(decoder: TextDecoder, position: number): string {
  try {
    return decoder.decode()
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw wrongByte(decoder.encoding, position)
  }
}

function wrongByte(encoding: string, position: number): ImportRefused {
  return new ImportRefused(
    `匯出檔第 ${position} 個位元組不是正確的 ${encoding.toUpperCase()} 文字。請從 WordPress 重新匯出，或先把檔案轉成 UTF-8。`,
  )
}

/** The longest beginning that decodes, found by halving. */
function firstWrongByte(encoding: string, chunk: Uint8Array): number {
  let start = 0
  if (encoding === 'utf-8') while (start < 3 && ((chunk[start] ?? 0) & CONTINUATION_MASK) === CONTINUATION) start++
  let right = start
  let wrong = chunk.length
  while (wrong - right > 1) {
    const middle = (right + wrong) >> 1
    if (decodes(encoding, chunk.subarray(start, middle))) right = middle
    else wrong = middle
  }
  return right
}

function decodes(encoding: string, bytes: Uint8Array): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}
