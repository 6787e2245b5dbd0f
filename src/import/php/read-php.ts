/** A value that PHP's `serialize` wrote. Lists are arrays; what has names is an object without the names that mean something to JavaScript. */
type PhpValue = null | boolean | number | string | PhpValue[] | { [key: string]: PhpValue }

export type PhpResult = { ok: true; value: PhpValue } | { ok: false; reason: 'too-large' | 'object' | 'malformed' }

const MAX_BYTES = 5 * 1024 * 1024
const MAX_DEPTH = 64
const DROPPED_KEYS = new Set(['__proto__', 'constructor', 'prototype'])

class Unreadable extends Error {
  constructor(readonly reason: 'object' | 'malformed') {
    super(reason)
  }
}

/** Reads arrays and scalars. Objects are refused: nothing that an import needs is one, and in PHP they are how such values attack. */
export function readPhp(serialised: string): PhpResult {
  // Lengths are in bytes.
  const bytes = Buffer.from(serialised, 'utf8')
  if (bytes.length > MAX_BYTES) return { ok: false, reason: 'too-large' }
  try {
    const cursor = { bytes, at: 0 }
    const value = readValue(cursor, 1)
    return cursor.at === bytes.length ? { ok: true, value } : { ok: false, reason: 'malformed' }
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, reason: error.reason }
    throw error
  }
}

interface Cursor {
  bytes: Buffer
  at: number
}

function readValue(cursor: Cursor, depth: number): PhpValue {
  if (depth > MAX_DEPTH) throw new Unreadable('malformed')
  const mark = String.fromCharCode(cursor.bytes[cursor.at] ?? 0)
  if (mark === 'N') {
    expect(cursor, 'N;')
    return null
  }
  if ('OCErR'.includes(mark)) throw new Unreadable('object')
  expect(cursor, `${mark}:`)
  switch (mark) {
    case 'b':
      return readUntil(cursor, ';', /^[01]$/) === '1'
    case 'i':
      return Number(readUntil(cursor, ';', /^-?\d{1,20}$/))
    case 'd':
      return readDouble(readUntil(cursor, ';', /^(?:-?(?:\d+\.?\d*|\.\d+)(?:E[+-]?\d+)?|-?INF|NAN)$/i))
    case 's':
      return readString(cursor)
    case 'a':
      return readArray(cursor, depth)
    default:
      throw new Unreadable('malformed')
  }
}

function readDouble(text: string): number | null {
  const value = Number(text)
  return Number.isFinite(value) ? value : null
}

function readString(cursor: Cursor): string {
  const length = Number(readUntil(cursor, ':', /^\d{1,9}$/))
  expect(cursor, '"')
  const end = cursor.at + length
  if (end > cursor.bytes.length) throw new Unreadable('malformed')
  const text = cursor.bytes.toString('utf8', cursor.at, end)
  cursor.at = end
  expect(cursor, '";')
  return text
}

function readArray(cursor: Cursor, depth: number): PhpValue {
  const count = Number(readUntil(cursor, ':', /^\d{1,9}$/))
  expect(cursor, '{')
  const entries: [string, PhpValue][] = []
  let isList = true
  for (let index = 0; index < count; index++) {
    const key = readKey(cursor)
    isList &&= key === String(index)
    const value = readValue(cursor, depth + 1)
    if (!DROPPED_KEYS.has(key)) entries.push([key, value])
  }
  expect(cursor, '}')
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries)
}

function readKey(cursor: Cursor): string {
  const mark = String.fromCharCode(cursor.bytes[cursor.at] ?? 0)
  if (mark !== 'i' && mark !== 's') throw new Unreadable('malformed')
  expect(cursor, `${mark}:`)
  return mark === 's' ? readString(cursor) : readUntil(cursor, ';', /^-?\d{1,20}$/)
}

function readUntil(cursor: Cursor, mark: string, pattern: RegExp): string {
  const end = cursor.bytes.indexOf(mark, cursor.at)
  const text = end === -1 || end - cursor.at > 40 ? '' : cursor.bytes.toString('latin1', cursor.at, end)
  if (!pattern.test(text)) throw new Unreadable('malformed')
  cursor.at = end + 1
  return text
}

function expect(cursor: Cursor, text: string): void {
  if (cursor.bytes.toString('latin1', cursor.at, cursor.at + text.length) !== text) throw new Unreadable('malformed')
  cursor.at += text.length
}
