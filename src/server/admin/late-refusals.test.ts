import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLateRefusals } from './late-refusals.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('twenty strangers a second are refused at once, further ones a second later, and after it nobody waits again', async () => {
  const untilRefused = createLateRefusals()
  let refused = 0
  const ask = async (count: number) => {
    for (let at = 0; at < count; at++) void untilRefused().then(() => refused++)
    await vi.advanceTimersByTimeAsync(0)
  }
  await ask(25)
  expect(refused).toBe(20)
  await vi.advanceTimersByTimeAsync(999)
  expect(refused).toBe(20)
  await vi.advanceTimersByTimeAsync(1)
  expect(refused).toBe(25)
  await ask(20)
  expect(refused).toBe(45)
})
