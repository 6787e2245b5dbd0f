import { expect, it } from 'vitest'
import { KeptFaults } from './kept-faults.ts'
import type { FormFields } from './lost-updates.ts'

const MISSING = '此欄位為必填項目。'
const form = (title: object, text = '內文'): FormFields => ({
  title: { value: '', ...title },
  text: { value: text, valid: true },
})

/** What is said again, one state after the other. */
function saidAgain(...states: FormFields[]) {
  const faults = new KeptFaults()
  return states.map((state) => faults.notice(state)).at(-1)
}

const opened = form({ valid: true })
const refused: FormFields = { ...opened, title: { value: '', valid: false, errorMessage: MISSING } }

it('an answer that knows nothing of a fault does not take it back, however many come', () => {
  const answer = () => form({ valid: true })
  expect(saidAgain(opened, refused, answer())).toEqual([['title', MISSING]])
  expect(saidAgain(opened, refused, answer(), answer())).toEqual([['title', MISSING]])
})

it('whoever mends it is believed', () => {
  const mended = { ...refused, title: { value: '有了', valid: true } }
  expect(saidAgain(opened, refused, mended)).toEqual([])
  expect(saidAgain(opened, refused, mended, form({ value: '有了', valid: true }))).toEqual([])
})

it('an answer after another change is believed', () => {
  const changed = { ...refused, text: { value: '改過', valid: true } }
  expect(saidAgain(opened, refused, changed, form({ valid: true }, '改過'))).toEqual([])
})

it('a fault of a field that is gone is not said', () => {
  expect(saidAgain(opened, refused, { text: { value: '內文', valid: true } })).toEqual([])
})
