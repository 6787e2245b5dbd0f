import { describe, expect, it } from 'vitest'
import { readPhp } from './read-php.ts'

const readOr = (serialised: string) => {
  const result = readPhp(serialised)
  return result.ok ? result.value : result.reason
}

describe('values that PHP wrote', () => {
  it.each([
    ['N;', null],
    ['b:1;', true],
    ['i:-42;', -42],
    ['d:0.5;', 0.5],
    ['d:1.0E+25;', 1e25],
    ['s:6:"中文";', '中文'],
    ['s:3:"a"b";', 'a"b'],
    ['a:2:{i:0;s:1:"a";i:1;s:1:"b";}', ['a', 'b']],
    ['a:0:{}', []],
    ['a:2:{s:5:"width";i:640;s:5:"sizes";a:1:{i:7;b:0;}}', { width: 640, sizes: { 7: false } }],
  ])('%s', (serialised, value) => {
    expect(readOr(serialised)).toEqual(value)
  })

  it('lose the names that would change how objects work', () => {
    const value = readOr('a:3:{s:9:"__proto__";a:1:{s:1:"x";i:1;}s:11:"constructor";i:1;s:1:"a";i:2;}')
    expect(value).toEqual({ a: 2 })
    expect(Object.keys(value as object)).toEqual(['a'])
  })

  it.each(['O:8:"stdClass":0:{}', 'a:1:{i:0;O:1:"A":0:{}}', 'C:1:"A":0:{}', 'R:1;'])(
    'that are objects are refused: %s',
    (serialised) => {
      expect(readOr(serialised)).toBe('object')
    },
  )

  it.each(['', 'x', 's:5:"a";', 's:1:"ab";', 'a:2:{i:0;i:1;}', 'a:999999999:{', 'i:1;i:2;', 'b:7;', 'a:1:{d:1;i:1;}', '{"a":1}'])(
    'that are broken are refused: %s',
    (serialised) => {
      expect(readOr(serialised)).toBe('malformed')
    },
  )

  it('that are too deep or too large are refused', () => {
    expect(readOr(`${'a:1:{i:0;'.repeat(100)}i:1;${'}'.repeat(100)}`)).toBe('malformed')
    expect(readOr(`s:${6 * 1024 * 1024}:"${'x'.repeat(6 * 1024 * 1024)}";`)).toBe('too-large')
  })
})
