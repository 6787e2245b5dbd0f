import { expect, it } from 'vitest'
import { CLOSE_MS } from './model.ts'

it('a film leaves its dialog within 160 ms', () => {
  expect(CLOSE_MS).toBe(160)
})
