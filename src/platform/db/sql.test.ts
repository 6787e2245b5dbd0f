import { describe, expect, it } from 'vitest'
import { splitAtPlaceholders } from './sql.ts'

describe('placeholders', () => {
  it('are question marks, numbered as they come', () => {
    expect(splitAtPlaceholders('a = ? and b in (?, ?)')).toEqual([
      'a = ',
      { index: 0 },
      ' and b in (',
      { index: 1 },
      ', ',
      { index: 2 },
      ')',
    ])
  })

  it.each(["select 'why? it''s $1'", 'select "odd?name"', 'select 1 -- really?', 'select 1 /* what?\n$1 */'])(
    'are none in %s',
    (text) => {
      expect(splitAtPlaceholders(text)).toEqual([text])
    },
  )
})
