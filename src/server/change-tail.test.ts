import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type ChangeRow, type ChangeTail, type Clock, startChangeTail } from './change-tail.ts'

/** A clock that stands still until it is told to go on, and a log that can be written in any order, cut or taken away. */
class Bench {
  time = 1_000_000
  rows = new Map<number, string[]>()
  isDown = false
  /** What a read waits for. */
  delay: Promise<void> = Promise.resolve()
  told: string[] = []
  messages: string[] = []
  reads: number[] = []
  #next: { at: number; run: () => Promise<void> } | null = null
  tail: ChangeTail

  constructor(rows: [number, string[]][] = []) {
    this.rows = new Map(rows)
    const clock: Clock = {
      now: () => this.time,
      after: (ms, run) => {
        expect(this.#next, 'looks must not overlap').toBeNull()
        this.#next = { at: this.time + ms, run }
        return () => {
          this.#next = null
        }
      },
    }
    this.tail = startChangeTail({
      readSince: async (id) => {
        await this.delay
        return this.#read(id)
      },
      newestId: async () => Math.max(0, ...this.#read(-1).map((row) => row.id)),
      onTags: (tags) => this.told.push(...tags),
      onGap: () => this.told.push('gap'),
      log: { info: (message) => this.messages.push(message), warn: (_, message) => this.messages.push(message) },
      clock,
    })
  }

  get planned() {
    return this.#next === null ? null : this.#next.at - this.time
  }

  #read(after: number): ChangeRow[] {
    if (this.isDown) throw Object.assign(new Error('connection refused'), { code: 'ECONNREFUSED' })
    this.reads.push(after)
    const rows = [...this.rows].map(([id, tags]) => ({ id, tags })).filter(({ id }) => id > after)
    return rows.sort((a, b) => a.id - b.id).slice(0, 50)
  }

  /** Lets time pass and the next look happen; returns what was told. */
  async look(ms = this.planned ?? 0): Promise<string[]> {
    const next = this.#next
    this.#next = null
    this.time += ms
    this.told = []
    await next?.run()
    return this.told
  }
}

let bench: Bench
beforeEach(async () => {
  bench = new Bench([[10, ['post:1']]])
  await bench.look()
})
afterEach(() => bench.tail.stop())

test('at the start everything may be stale', async () => {
  expect(await new Bench([[10, ['post:1']]]).look()).toContain('gap')
})

test('a change is told once', async () => {
  bench.rows.set(11, ['post:2', 'posts'])
  bench.rows.set(12, ['posts'])
  expect(await bench.look()).toEqual(['post:2', 'posts'])
  expect(await bench.look()).toEqual([])
})

test('looks are at most 250 ms apart', async () => {
  await bench.look()
  expect(bench.planned).toBeLessThanOrEqual(250)
})

test('many changes at once are all told', async () => {
  for (let id = 11; id <= 200; id++) bench.rows.set(id, [`post:${id}`])
  expect(await bench.look()).toHaveLength(190)
})

describe('numbers that are committed out of order', () => {
  test('are told when they show', async () => {
    bench.rows.set(13, ['late-neighbour'])
    expect(await bench.look()).toEqual(['late-neighbour'])
    bench.rows.set(12, ['slow'])
    expect(await bench.look()).toEqual(['slow'])
    bench.rows.set(11, ['slower'])
    expect(await bench.look()).toEqual(['slower'])
    expect(await bench.look()).toEqual([])
  })

  test('are told if their transaction was open when the tail started', async () => {
    bench.rows.set(9, ['opened-before'])
    expect(await bench.look()).toEqual(['opened-before'])
  })

  test('are given up after a minute: the transaction was rolled back', async () => {
    bench.rows.set(12, ['posts'])
    await bench.look()
    for (let look = 0; look < 62; look++) await bench.look(1000)
    bench.reads = []
    await bench.look()
    expect(Math.min(...bench.reads.filter((after) => after >= 0))).toBe(12)
  })
})

describe('an outage of the database', () => {
  test('is logged once, shows, and passes without a change lost', async () => {
    expect(bench.tail.isHealthy()).toBe(true)
    bench.isDown = true
    await bench.look()
    await bench.look()
    expect(bench.tail.isHealthy()).toBe(false)
    bench.isDown = false
    bench.rows.set(11, ['post:2'])
    expect(await bench.look()).toEqual(['post:2'])
    expect(bench.tail.isHealthy()).toBe(true)
    expect(bench.messages).toHaveLength(2)
  })

  test('for so long that the log may have been pruned makes everything stale', async () => {
    bench.isDown = true
    await bench.look(70_000)
    bench.isDown = false
    expect(await bench.look()).toContain('gap')
  })

  test('at the start is waited out', async () => {
    const early = new Bench()
    early.isDown = true
    await early.look()
    expect(early.tail.isHealthy()).toBe(false)
    early.isDown = false
    expect(await early.look()).toEqual(['gap'])
    expect(early.tail.isHealthy()).toBe(true)
  })

  test('in which a query hangs shows too', () => {
    bench.time += 5000
    expect(bench.tail.isHealthy()).toBe(false)
  })
})

describe('a log that was cut or replaced makes everything stale', () => {
  test('numbers begin anew', async () => {
    bench.rows = new Map([[1, ['post:7']]])
    expect(await bench.look()).toContain('gap')
    bench.rows.set(2, ['post:8'])
    expect(await bench.look()).toContain('post:8')
  })

  test('thousands of numbers are missing', async () => {
    bench.rows.set(9000, ['post:9'])
    expect(await bench.look()).toContain('gap')
  })
})

test('once stopped it looks no more', async () => {
  await bench.tail.stop()
  expect(bench.planned).toBeNull()
})

describe('whether the database is away', () => {
  test('is told by the first look that cannot reach it, until one can', async () => {
    await bench.look()
    expect(bench.tail.isDatabaseAway()).toBe(false)
    bench.isDown = true
    await bench.look()
    expect(bench.tail.isDatabaseAway()).toBe(true)
    bench.isDown = false
    await bench.look()
    expect(bench.tail.isDatabaseAway()).toBe(false)
  })

  test('is told by a look that gets no answer, and not by time alone', async () => {
    await bench.look()
    bench.time += 60_000
    expect(bench.tail.isDatabaseAway()).toBe(false)
    let answer = () => {}
    bench.delay = new Promise((resolve) => {
      answer = resolve
    })
    const looked = bench.look()
    expect(bench.tail.isDatabaseAway()).toBe(false)
    bench.time += 5_001
    expect(bench.tail.isDatabaseAway()).toBe(true)
    answer()
    await looked
    expect(bench.tail.isDatabaseAway()).toBe(false)
  })
})
