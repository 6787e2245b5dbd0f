import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createWriteLock, GAP_MS, WriteLockStalled } from './write-lock.ts'

const STALL_LIMIT = 1_000

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

describe('the write lock', () => {
  it('goes round in the order it was asked for', async () => {
    const lock = createWriteLock({ stallLimit: STALL_LIMIT })
    const order: number[] = []
    const write = async (writer: number) => {
      const release = await lock.acquire()
      order.push(writer)
      release()
    }
    await Promise.all([1, 2, 3, 4, 5].map(write))
    expect(order).toEqual([1, 2, 3, 4, 5])
  })

  it('is with one holder at a time, also when it is given back twice', async () => {
    const lock = createWriteLock({ stallLimit: STALL_LIMIT })
    const release = await lock.acquire()
    const second = lock.acquire()
    const third = vi.fn()
    lock.acquire().then(third)
    release()
    release()
    await second
    expect(third).not.toHaveBeenCalled()
  })

  it('stays free for a moment after a long run of writers, so that other processes get in', async () => {
    const lock = createWriteLock({ stallLimit: STALL_LIMIT })
    const grantedAt: number[] = []
    const write = async () => {
      const release = await lock.acquire()
      grantedAt.push(performance.now())
      setTimeout(release, 30)
    }
    const all = Promise.all(Array.from({ length: 9 }, write))
    await vi.advanceTimersByTimeAsync(400)
    await all
    const pauses = grantedAt.slice(1).map((at, index) => Math.round(at - (grantedAt[index] ?? 0) - 30))
    expect(pauses).toEqual([0, 0, 0, GAP_MS, 0, 0, 0, GAP_MS])
  })

  it('lets a waiter give up when one holder never ends', async () => {
    const lock = createWriteLock({ stallLimit: STALL_LIMIT })
    const release = await lock.acquire()
    const nested = lock.acquire()
    const outcome = expect(nested).rejects.toThrow(WriteLockStalled)
    await vi.advanceTimersByTimeAsync(STALL_LIMIT)
    await outcome
    release()
    const next = lock.acquire()
    await vi.advanceTimersByTimeAsync(GAP_MS)
    await expect(next).resolves.toBeTypeOf('function')
  })

  it('lets nobody give up in a long queue that moves', async () => {
    const lock = createWriteLock({ stallLimit: STALL_LIMIT })
    const write = async () => {
      const release = await lock.acquire()
      setTimeout(release, 300)
    }
    const all = Promise.all(Array.from({ length: 20 }, write))
    await vi.advanceTimersByTimeAsync(20 * (300 + GAP_MS))
    await expect(all).resolves.toHaveLength(20)
  })
})
