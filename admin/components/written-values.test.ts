import { expect, it } from 'vitest'
import type { FormFields } from './lost-updates.ts'
import { WrittenValues } from './written-values.ts'

const LEVEL = 'layout.0.level'

function form(level: unknown, { title = '開幕', id = 'a' } = {}): FormFields {
  return {
    title: { value: title },
    slug: { value: 'opening' },
    layout: { value: 1, rows: [{ id }] },
    [LEVEL]: { value: level },
  }
}

/** One field is written; everything else stays the same object. */
const write = (fields: FormFields, path: string, value: unknown): FormFields => ({ ...fields, [path]: { value } })

/** What is brought back, one state after the other, each at its millisecond. */
function broughtBack(...states: [at: number, fields: FormFields][]) {
  const values = new WrittenValues()
  return states.map(([at, fields]) => values.notice(fields, at)).at(-1)
}

it('a choice that a late answer takes back is brought back', () => {
  const before = form('h2')
  expect(broughtBack([0, before], [1000, write(before, LEVEL, 'h4')], [1500, form('h2')])).toEqual([[LEVEL, 'h4']])
})

it('so are words of a row that a late answer empties', () => {
  const before = form('')
  expect(broughtBack([0, before], [1000, write(before, LEVEL, '更多')], [1500, form(undefined)])).toEqual([[LEVEL, '更多']])
})

it('what nobody wrote just now is the server’s to say', () => {
  const before = form('h2')
  expect(broughtBack([0, before], [1500, form('h3')])).toEqual([])
  expect(broughtBack([0, before], [1000, write(before, LEVEL, 'h4')], [60_000, form('h2')])).toEqual([])
})

it('words outside of rows are brought back when what stood there before them comes again', () => {
  const before = form('h2', { title: '' })
  const typed = write(before, 'title', '開')
  const typedOn = write(typed, 'title', '開幕')
  const answer = (title: string) => form('h2', { title })
  expect(broughtBack([0, before], [1000, typed], [1100, typedOn], [1500, answer('')])).toEqual([['title', '開幕']])
  expect(broughtBack([0, before], [1000, typed], [1100, typedOn], [1500, answer('開')])).toEqual([['title', '開幕']])
})

it('what is no field of a row is the server’s to put right', () => {
  const before = form('h2')
  const typed = write(before, 'title', '開幕　式')
  expect(broughtBack([0, before], [1000, typed], [1500, form('h2', { title: '開幕 式' })])).toEqual([])
})

it('a row that took the place of another keeps its own words', () => {
  const before = form('h2')
  expect(broughtBack([0, before], [1000, write(before, LEVEL, 'h4')], [1500, form('h2', { id: 'b' })])).toEqual([])
})

it('letters that come together with an answer stay', () => {
  const before = form('')
  expect(broughtBack([0, before], [1000, write(before, LEVEL, '報')], [1500, form('報名')])).toEqual([])
})
