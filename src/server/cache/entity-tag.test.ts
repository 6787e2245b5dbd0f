import { describe, expect, test } from 'vitest'
import { makeEntityTag, matchesEntityTag } from './entity-tag.ts'

describe('If-None-Match against "a,b"', () => {
  test.each([
    [undefined, false],
    ['', false],
    ['"a,b"', true],
    ['W/"a,b"', true],
    ['"x", W/"a,b" ,"y"', true],
    ['*', true],
    [' * ', true],
    ['"*"', false],
    ['a,b', false],
    ['"a", "b"', false],
    ['"a,b', false],
    ['"A,B"', false],
  ])('%j → %s', (header, isMatch) => {
    expect(matchesEntityTag(header, '"a,b"')).toBe(isMatch)
  })
})

test('a tag tells parts apart, not only their sum', () => {
  expect(makeEntityTag(['ab', 'c'], '')).not.toBe(makeEntityTag(['a', 'bc'], ''))
})
