import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '../../../tests/fixtures/eventually.ts'
import { createPatience, readPatiently } from './patience.ts'

const LIMIT_MS = 1000

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** A source that ends, as a connection does, when patience does. */
function startReading() {
  const visitor = new AbortController()
  const patience = createPatience(LIMIT_MS, visitor.signal)
  const source = new PassThrough()
  patience.signal.addEventListener('abort', () => source.destroy(new Error('aborted')))
  return { visitor, patience, source, reading: readPatiently(source, patience) }
}

test('a source that sends nothing at all is given up', async () => {
  const { patience, reading } = startReading()
  const outcome = expect(reading).rejects.toThrow('aborted')
  await vi.advanceTimersByTimeAsync(LIMIT_MS)
  await outcome
  expect(patience.hasRunOut()).toBe(true)
})

test('a source that stops in the middle is given up', async () => {
  const { source, reading } = startReading()
  source.write('01234')
  const outcome = expect((await reading).toArray()).rejects.toThrow('aborted')
  await vi.advanceTimersByTimeAsync(LIMIT_MS)
  await outcome
})

test('a source that sends a little now and then may take as long as it likes', async () => {
  const { source, reading } = startReading()
  source.write('0')
  const all = (await reading).toArray()
  for (const digit of ['1', '2', '3']) {
    await vi.advanceTimersByTimeAsync(LIMIT_MS - 1)
    source.write(digit)
    await new Promise(setImmediate)
  }
  source.end()
  expect(Buffer.concat(await all).toString()).toBe('0123')
})

test('a visitor who reads slowly takes nothing of it', async () => {
  const { patience, source, reading } = startReading()
  const film = Buffer.alloc(1024 * 1024, 'film')
  source.end(film)
  const relayed = await reading
  await vi.advanceTimersByTimeAsync(10 * LIMIT_MS)
  expect(patience.hasRunOut()).toBe(false)
  expect(film.equals(Buffer.concat(await relayed.toArray()))).toBe(true)
})

test('a visitor who leaves is no lack of patience', async () => {
  const { visitor, patience, source, reading } = startReading()
  const outcome = expect(reading).rejects.toThrow('aborted')
  visitor.abort()
  await outcome
  expect([patience.hasRunOut(), source.destroyed]).toEqual([false, true])
})

test('a file that is no longer wanted is closed at its source', async () => {
  const { source, reading } = startReading()
  source.write('01234')
  const relayed = await reading
  relayed.destroy()
  await eventually(() => expect(source.destroyed).toBe(true))
})
