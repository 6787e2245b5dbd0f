import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { RenderQueue, RenderStalled, TooManyWaiting } from './render-queue.ts'

const never = () => false

/** Renders that end when the test says so, at the latest with it. */
function createRenders(queue: RenderQueue) {
  const started: string[] = []
  const finish = new Map<string, () => void>()
  let isOver = false
  onTestFinished(() => {
    isOver = true
    for (const end of finish.values()) end()
  })
  return {
    started,
    finish: (name: string) => finish.get(name)?.(),
    ask(client: string, name: string, { key = null, isGone = never }: { key?: string | null; isGone?: () => boolean } = {}) {
      return queue.run({ client, key, isGone }, () => {
        started.push(name)
        return new Promise<string>((resolve) => (isOver ? resolve(name) : finish.set(name, () => resolve(name))))
      })
    },
  }
}

/** All that the queue had planned has happened. */
async function settle() {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve))
}

test('clients take turns, however many renders one of them wants', async () => {
  const { ask, started, finish } = createRenders(new RenderQueue({ atOnce: 1 }))
  const flood = Array.from({ length: 20 }, (_, at) => ask('a', `a${at}`))
  await settle()
  const other = ask('b', 'b0')
  const third = ask('c', 'c0')
  expect(started).toEqual(['a0'])
  for (const name of ['a0', 'a1', 'b0', 'c0', 'a2']) {
    finish(name)
    await settle()
  }
  expect(started).toEqual(['a0', 'a1', 'b0', 'c0', 'a2', 'a3'])
  expect(await Promise.all([other, third, flood[0]])).toEqual(['b0', 'c0', 'a0'])
})

test('only so many run at once', async () => {
  const { ask, started, finish } = createRenders(new RenderQueue({ atOnce: 2 }))
  void ask('a', '1')
  void ask('b', '2')
  void ask('c', '3')
  await settle()
  expect(started).toEqual(['1', '2'])
  finish('2')
  await settle()
  expect(started).toEqual(['1', '2', '3'])
})

test('between two renders the event loop comes round: what the cache has is sent meanwhile', async () => {
  const queue = new RenderQueue({ atOnce: 4 })
  const order: string[] = []
  const renders = Array.from({ length: 8 }, (_, at) =>
    queue.run({ client: 'a', key: null, isGone: never }, async () => void order.push(`render ${at}`)),
  )
  const others = (async () => {
    for (let at = 0; at < 4; at++) {
      await new Promise((resolve) => setImmediate(resolve))
      order.push('something else')
    }
  })()
  await Promise.all([...renders, others])
  expect(order.indexOf('something else')).toBeLessThan(order.indexOf('render 2'))
})

test('a client with too many waiting is refused, and nobody else', async () => {
  const { ask, started, finish } = createRenders(new RenderQueue({ atOnce: 1, waitingPerClient: 3 }))
  void ask('a', 'a0')
  await settle()
  const waiting = ['a1', 'a2', 'a3'].map((name) => ask('a', name))
  const refused = ask('a', 'a4')
  await expect(refused).rejects.toThrow(TooManyWaiting)
  await expect(refused).rejects.toMatchObject({ statusCode: 429, retryAfterSeconds: expect.any(Number) })
  const other = ask('b', 'b0')
  for (const name of ['a0', 'a1', 'b0', 'a2', 'a3']) {
    finish(name)
    await settle()
  }
  expect(await Promise.all([...waiting, other])).toEqual(['a1', 'a2', 'a3', 'b0'])
  expect(started).not.toContain('a4')
})

test('when all together want too much, the client with the most gives way', async () => {
  const { ask } = createRenders(new RenderQueue({ atOnce: 1, waitingInAll: 4 }))
  void ask('a', 'running')
  await settle()
  const many = ['a1', 'a2', 'a3'].map((name) => ask('a', name))
  void ask('b', 'b1')
  const newcomer = ask('c', 'c1')
  await expect(many[2]).rejects.toThrow(TooManyWaiting)
  await expect(ask('a', 'a4')).rejects.toThrow(TooManyWaiting)
  expect(await Promise.race([newcomer, settle().then(() => 'still waits')])).toBe('still waits')
})

test('requests of one client for the same page wait as one, and count as one', async () => {
  const { ask, started, finish } = createRenders(new RenderQueue({ atOnce: 1, waitingPerClient: 2 }))
  void ask('a', 'first')
  await settle()
  const same = Array.from({ length: 100 }, () => ask('a', 'page', { key: '/page/' }))
  finish('first')
  await settle()
  finish('page')
  expect(new Set(await Promise.all(same))).toEqual(new Set(['page']))
  expect(started).toEqual(['first', 'page'])
})

test('what nobody waits for any more is not rendered', async () => {
  const { ask, started, finish } = createRenders(new RenderQueue({ atOnce: 1 }))
  void ask('a', 'first')
  await settle()
  const gone = ask('a', 'gone', { isGone: () => true })
  const shared = ask('a', 'shared', { key: '/', isGone: () => true })
  void ask('a', 'shared', { key: '/' })
  finish('first')
  await expect(gone).rejects.toThrow()
  await settle()
  finish('shared')
  expect(await shared).toBe('shared')
  expect(started).toEqual(['first', 'shared'])
})

test('a render that fails makes room for the next', async () => {
  const queue = new RenderQueue({ atOnce: 1 })
  const asker = { client: 'a', key: null, isGone: never }
  await expect(queue.run(asker, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await queue.run(asker, async () => 'next')).toBe('next')
})

describe('a render that takes too long', () => {
  const LIMIT_MS = 100

  async function openLate() {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const renders = createRenders(new RenderQueue({ atOnce: 1, limitMs: LIMIT_MS }))
    const late = renders.ask('a', 'late')
    void renders.ask('b', 'next')
    await settle()
    vi.advanceTimersByTime(LIMIT_MS)
    await expect(late).rejects.toThrow(RenderStalled)
    await settle()
    return renders
  }

  test('is refused to its asker, and keeps its place until it ends', async () => {
    const { started, finish } = await openLate()
    expect(started).toEqual(['late'])
    finish('late')
    await settle()
    expect(started).toEqual(['late', 'next'])
  })

  test('gives its place to the next in the end, though it never ends', async () => {
    const { started } = await openLate()
    vi.advanceTimersByTime(3 * LIMIT_MS - 1)
    await settle()
    expect(started).toEqual(['late'])
    vi.advanceTimersByTime(1)
    await settle()
    expect(started).toEqual(['late', 'next'])
  })
})

test('before each render all who have arrived are let in, but not for ever', async () => {
  let arrivals = 0
  const queue = new RenderQueue({ arrivals: () => (arrivals < 50 ? ++arrivals : arrivals) })
  const asker = { client: 'a', key: null, isGone: never }
  expect(await queue.run(asker, async () => arrivals)).toBe(50)
  const endless = new RenderQueue({ arrivals: () => ++arrivals })
  expect(await endless.run(asker, async () => 'rendered')).toBe('rendered')
})

describe('a queue that rests', () => {
  test.each([
    ['as long as the last one took', 300, 300],
    ['for two seconds at most', 5_000, 2_000],
  ])('does so %s, so that others get as much of the time', async (_, took, rest) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const large = createRenders(new RenderQueue({ atOnce: 1, mostRestMs: 2_000 }))
    for (const name of ['x', 'y']) void large.ask(name, name)
    await settle()
    vi.advanceTimersByTime(took)
    large.finish('x')
    await settle()
    vi.advanceTimersByTime(rest - 1)
    await settle()
    expect(large.started).toEqual(['x'])
    vi.advanceTimersByTime(1)
    await settle()
    expect(large.started).toEqual(['x', 'y'])
  })
})

describe('a queue that yields to another', () => {
  function createBoth({ pauseMs = 0 } = {}) {
    const staff = new RenderQueue({ atOnce: 1 })
    const strangers = new RenderQueue({ atOnce: 2, yieldsTo: staff, pauseMs })
    return { staff: createRenders(staff), strangers: createRenders(strangers) }
  }

  test('begins nothing while somebody waits there, and goes on afterwards', async () => {
    const { staff, strangers } = createBoth()
    for (const name of ['1', '2', '3']) void staff.ask('a', name)
    const asked = ['x', 'y', 'z'].map((name) => strangers.ask(name, name))
    await settle()
    staff.finish('1')
    await settle()
    expect([staff.started, strangers.started]).toEqual([['1', '2'], []])
    staff.finish('2')
    await settle()
    expect([staff.started, strangers.started]).toEqual([
      ['1', '2', '3'],
      ['x', 'y'],
    ])
    void staff.ask('a', '4')
    strangers.finish('x')
    await settle()
    expect(strangers.started).toEqual(['x', 'y'])
    staff.finish('3')
    await settle()
    expect(strangers.started).toEqual(['x', 'y', 'z'])
    for (const name of ['y', 'z']) strangers.finish(name)
    expect(await Promise.all(asked)).toEqual(['x', 'y', 'z'])
  })

  test('does not wait for what is being rendered there', async () => {
    const { staff, strangers } = createBoth()
    void staff.ask('a', 'running')
    await settle()
    void strangers.ask('x', 'x')
    await settle()
    expect(strangers.started).toEqual(['x'])
  })

  test('begins one at a time, after a pause, while something is rendered there', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const { staff, strangers } = createBoth({ pauseMs: 500 })
    void staff.ask('a', 'running')
    await settle()
    for (const name of ['x', 'y', 'z']) void strangers.ask(name, name)
    await settle()
    expect(strangers.started).toEqual(['x'])
    vi.advanceTimersByTime(499)
    await settle()
    expect(strangers.started).toEqual(['x'])
    vi.advanceTimersByTime(1)
    await settle()
    expect(strangers.started).toEqual(['x', 'y'])
    strangers.finish('x')
    await settle()
    expect(strangers.started).toEqual(['x', 'y'])
    staff.finish('running')
    await settle()
    expect(strangers.started).toEqual(['x', 'y', 'z'])
  })

  test('makes no pause for those who have hung up', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const { staff, strangers } = createBoth({ pauseMs: 500 })
    void staff.ask('a', 'running')
    await settle()
    const gone = strangers.ask('x', 'x', { isGone: () => true })
    void strangers.ask('y', 'y')
    await expect(gone).rejects.toThrow(TooManyWaiting)
    await settle()
    expect(strangers.started).toEqual(['y'])
  })

  test('looks again when its turn has come', async () => {
    const { staff, strangers } = createBoth()
    void staff.ask('a', '1')
    await settle()
    void strangers.ask('x', 'x')
    void staff.ask('a', '2')
    await settle()
    expect(strangers.started).toEqual([])
  })

  test('goes on when those who waited there have hung up', async () => {
    const { staff, strangers } = createBoth()
    void staff.ask('a', '1')
    await settle()
    const gone = staff.ask('a', '2', { isGone: () => true })
    void strangers.ask('x', 'x')
    staff.finish('1')
    await expect(gone).rejects.toThrow(TooManyWaiting)
    await settle()
    expect(strangers.started).toEqual(['x'])
  })

  test('gets a turn now and then where somebody always waits', async () => {
    const { staff, strangers } = createBoth()
    for (const name of ['x', 'y']) void strangers.ask(name, name)
    for (let at = 0; at < 40; at++) void staff.ask('a', `${at}`)
    const begun: number[] = []
    for (let at = 0; at < 35; at++) {
      await settle()
      begun.push(strangers.started.length)
      staff.finish(`${at}`)
    }
    expect([begun.indexOf(1), begun.indexOf(2)]).toEqual([15, 31])
  })
})
