import { TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { seal, unseal } from './seal.ts'
import { createSecret, stepOfCode } from './totp.ts'

const NOW = Date.UTC(2026, 10, 17, 8, 0, 5)
const STEP_MS = 30_000

test('a code is good in its step and the one before and after, once, and never again once a later one was used', () => {
  const secret = createSecret()
  const codeAt = (steps: number) => new TOTP({ secret }).generate({ timestamp: NOW + steps * STEP_MS })
  const step = stepOfCode(secret, codeAt(0), 0, NOW)
  expect(step).toBe(Math.floor(NOW / STEP_MS))
  expect([-2, -1, 1, 2].map((steps) => stepOfCode(secret, codeAt(steps), 0, NOW) !== null)).toEqual([false, true, true, false])
  expect(stepOfCode(secret, codeAt(0), step ?? 0, NOW)).toBeNull()
  expect(stepOfCode(secret, codeAt(-1), step ?? 0, NOW)).toBeNull()
  expect(stepOfCode(secret, codeAt(1), step ?? 0, NOW)).toBe((step ?? 0) + 1)
  for (const wrong of ['', '12345', '1234567', 'abcdef', ` ${codeAt(0)}`]) expect(stepOfCode(secret, wrong, 0, NOW)).toBeNull()
})

test('what is sealed is read again with the same secret for the same purpose alone', () => {
  const sealed = seal('a secret', 'totp 1', 'JBSWY3DPEHPK3PXP')
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP')
  expect(unseal('a secret', 'totp 1', sealed)).toBe('JBSWY3DPEHPK3PXP')
  expect(unseal('a secret', 'totp 2', sealed)).toBeNull()
  expect(unseal('another', 'totp 1', sealed)).toBeNull()
  expect(unseal('a secret', 'totp 1', `A${sealed.slice(1)}`) === 'JBSWY3DPEHPK3PXP' && !sealed.startsWith('A')).toBe(false)
  for (const nothing of ['', 'AAAA', sealed.slice(0, 20)]) expect(unseal('a secret', 'totp 1', nothing)).toBeNull()
})
