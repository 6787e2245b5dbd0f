import { describe, expect, test, vi } from 'vitest'
import { SignInLocks, signInLocks } from './sign-in-locks.ts'

const MINUTE = 60_000

function createLocks() {
  const clock = { now: 1_000_000 }
  const locks = new SignInLocks(() => clock.now)
  const fail = (times: number, email = 'a@example.tw', client = 'here') => {
    let seconds = 0
    for (let tries = 0; tries < times; tries++) seconds = locks.begin(email, client)
    return seconds
  }
  return { clock, locks, fail }
}

describe('locks of the sign-in', () => {
  test('hold a pair for ten minutes after the fifth wrong password; trying on does not prolong it', () => {
    const { clock, fail } = createLocks()
    expect(fail(5)).toBe(0)
    expect(fail(1)).toBe(600)
    clock.now += 9 * MINUTE
    expect(fail(1)).toBe(60)
    clock.now += MINUTE
    expect(fail(5)).toBe(0)
    expect(fail(1)).toBe(600)
  })

  test('are those of one account and one client', () => {
    const { fail } = createLocks()
    fail(5)
    expect(fail(1, 'a@example.tw', 'there')).toBe(0)
    expect(fail(1, 'b@example.tw', 'here')).toBe(0)
    expect(fail(1, ' A@Example.TW ', 'here')).toBe(600)
  })

  test('are taken off an account for all its clients', () => {
    const { locks, fail } = createLocks()
    fail(5)
    fail(5, 'a@example.tw', 'there')
    fail(5, 'b@example.tw')
    expect(locks.unlock('a@example.tw')).toBe(2)
    expect(fail(1)).toBe(0)
    expect(fail(1, 'b@example.tw')).toBe(600)
  })

  test('forget the pairs that rested longest before they fill the memory', () => {
    const { locks, fail } = createLocks()
    fail(5, 'old@example.tw')
    for (let count = 0; count < 20_000; count++) locks.begin(`${count}@example.tw`, 'here')
    expect(fail(1, 'old@example.tw')).toBe(0)
    expect(fail(5, '19999@example.tw')).toBe(600)
  })

  test('are one store for the process, however often the module is loaded', async () => {
    vi.resetModules()
    const copy = await import('./sign-in-locks.ts')
    expect(copy.signInLocks).not.toBe(signInLocks)
    expect(copy.signInLocks()).toBe(signInLocks())
  })
})
