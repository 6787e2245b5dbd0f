import { describe, expect, it } from 'vitest'
import { type FormFields, hasWaitingRow, LostUpdates, REMINDER } from './lost-updates.ts'

const empty: FormFields = { title: { value: '' }, kind: { value: 'page' }, pictures: { value: 0, rows: [] } }
const typed: FormFields = { ...empty, title: { value: '開幕' } }
const added: FormFields = { ...empty, pictures: { value: 1, rows: [{ id: 'a' }] } }
/** The same values, as the server's answer leaves them. */
const answered = (fields: FormFields): FormFields =>
  Object.fromEntries(Object.entries(fields).map(([path, field]) => [path, { ...field }]))

const reminded = (fields: FormFields, at: number): FormFields => ({ ...fields, [REMINDER]: { initialValue: at } })

/** Which of the states, each at its millisecond, call for a reminder. */
function reminders(...states: [at: number, fields: FormFields][]): number[] {
  const changes = new LostUpdates()
  return states.filter(([at, fields]) => changes.notice(fields, at)).map(([at]) => at)
}

describe('a form is reminded', () => {
  it('when an answer arrives right after a text was typed', () => {
    expect(reminders([0, empty], [1000, typed], [1100, answered(typed)])).toEqual([1100])
  })

  it('when an answer arrives right after a row was added', () => {
    expect(reminders([0, empty], [1000, added], [1200, answered(added)])).toEqual([1200])
  })

  it('when an answer that arrives right after a change fills in what the server knows', () => {
    const filled = { ...answered(typed), slug: { value: 'opening' } }
    expect(reminders([0, empty], [1000, typed], [1100, filled])).toEqual([1100])
  })

  it('when a change and an answer come as one', () => {
    const both = { ...answered(empty), title: { value: '開幕', isModified: true } }
    expect(reminders([0, empty], [1000, both])).toEqual([1000])
  })

  it('when an answer, however late, hides a field or shows one, and by the answer to that not again', () => {
    const hidden = { ...empty, url: { value: '', passesCondition: false } }
    const shown = { ...empty, url: { value: '', passesCondition: true } }
    expect(reminders([0, shown], [5000, answered(hidden)], [5100, reminded(hidden, 5100)], [6000, answered(hidden)])).toEqual([
      5000,
    ])
    expect(reminders([0, hidden], [5000, answered(shown)], [6000, answered(shown)])).toEqual([5000])
  })

  it('again when another answer makes it forget the reminder', () => {
    const told = reminded(typed, 1100)
    expect(reminders([0, empty], [1000, typed], [1100, answered(typed)], [1101, told], [1200, answered(told)])).toEqual([
      1100, 1200,
    ])
  })
})

describe('a form is left alone', () => {
  it('when it had the time to tell of the change before the answer', () => {
    expect(reminders([0, empty], [1000, typed], [1600, answered(typed)])).toEqual([])
  })

  it('when several of its parts tell of the same change', () => {
    expect(reminders([0, empty], [1000, typed], [1000, typed], [1010, typed])).toEqual([])
  })

  it('while something is still being typed', () => {
    expect(reminders([0, empty], [1000, typed], [1100, { ...typed, title: { value: '開幕式' } }])).toEqual([])
  })

  it('when answers come and nothing was changed', () => {
    expect(reminders([0, empty], [50, answered(empty)], [100, answered(empty)])).toEqual([])
  })

  it('when the answer to a reminder comes', () => {
    const told = reminded(typed, 1100)
    expect(reminders([0, empty], [1000, typed], [1100, answered(typed)], [1101, told], [1355, answered(told)])).toEqual([1100])
  })
})

describe('a row waits for its fields', () => {
  it('until the answer that knows of it has come, at any depth', () => {
    const waiting: FormFields = { ...empty, 'pictures.0.sizes': { value: 1, rows: [{ id: 'b', isLoading: true }] } }
    const filled: FormFields = { ...empty, 'pictures.0.sizes': { value: 1, rows: [{ id: 'b', isLoading: false }] } }
    expect([empty, added, waiting, filled].map(hasWaitingRow)).toEqual([false, false, true, false])
  })
})
