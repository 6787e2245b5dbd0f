import { describe, expect, it } from 'vitest'
import { checkNonce, createNonce } from './nonce.ts'

const HOUR_MS = 3_600_000
const START = Date.UTC(2026, 10, 15, 0, 0, 0)

const at = (hours: number, key = new Uint8Array(32)) => ({ nonceKey: key, now: () => new Date(START + hours * HOUR_MS) })

describe('a nonce', () => {
  it('is good for at least twelve hours and for less than a day and a half', () => {
    for (const made of [0, 5.9, 11.99]) {
      const nonce = createNonce(at(made))
      expect(checkNonce(at(made), nonce)).toBe(true)
      expect(checkNonce(at(made + 12), nonce)).toBe(true)
      expect(checkNonce(at(made + 24), nonce)).toBe(false)
    }
  })

  it('is the same for every page of a half day, so that kept pages agree', () => {
    expect(createNonce(at(1))).toBe(createNonce(at(11)))
    expect(createNonce(at(1))).not.toBe(createNonce(at(13)))
  })

  it('of another site, or from the future, is refused', () => {
    expect(checkNonce(at(0), createNonce(at(0, new Uint8Array(32).fill(1))))).toBe(false)
    expect(checkNonce(at(0), createNonce(at(12)))).toBe(false)
  })

  it.each([undefined, null, '', '0', 'x'.repeat(16), '口語傳播口語傳播', '\ud800', ['a'], { length: 16 }, 12])(
    '%j is refused',
    (value) => {
      expect(checkNonce(at(0), value)).toBe(false)
    },
  )
})
