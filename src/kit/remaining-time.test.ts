import { describe, expect, it } from 'vitest'
import { remainingSeconds, splitRemaining } from './remaining-time.ts'

const DUE = Date.parse('2027-03-21T09:00:00.000Z')

describe('remaining seconds', () => {
  it.each([
    [1, 1],
    [999, 1],
    [1000, 1],
    [1001, 2],
    [0, 0],
    [-5000, 0],
  ])('%d ms before the moment there are %d left', (before, seconds) => {
    expect(remainingSeconds(DUE, DUE - before)).toBe(seconds)
  })
})

describe('what is shown', () => {
  const shown = (seconds: number, hasWeeks: boolean) => splitRemaining(seconds, { hasWeeks }).map(({ text }) => text)

  it.each([
    [0, ['0', '00', '00', '00']],
    [59, ['0', '00', '00', '59']],
    [3_600, ['0', '01', '00', '00']],
    [86_399, ['0', '23', '59', '59']],
    [126 * 86_400 + 9 * 3_600 + 42 * 60 + 7, ['126', '09', '42', '07']],
  ])('%d seconds: days as they are, the clock with two digits', (seconds, expected) => {
    expect(shown(seconds, false)).toEqual(expected)
  })

  it('with weeks: days below seven, everything with two digits', () => {
    expect(shown(8 * 86_400, true)).toEqual(['01', '01', '00', '00', '00'])
    expect(shown(6 * 86_400 + 86_399, true)).toEqual(['00', '06', '23', '59', '59'])
  })
})
