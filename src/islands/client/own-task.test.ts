import { afterEach, expect, it, vi } from 'vitest'
import { ownTask } from './own-task.ts'

afterEach(() => vi.unstubAllGlobals())

/** Until everything that follows from what has happened so far is done. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

it('gives a task to one caller at a time, the last that asked first', async () => {
  const tasks: (() => void)[] = []
  vi.stubGlobal('scheduler', { yield: () => new Promise<void>((resolve) => tasks.push(resolve)) })
  const awake: string[] = []
  const wake = (name: string) => ownTask().then(() => awake.push(name))
  const nextTask = () => {
    tasks.shift()?.()
    return settled()
  }
  void wake('in view')
  void wake('also in view')
  await settled()
  expect(awake).toEqual([])
  await nextTask()
  expect(awake).toEqual(['also in view'])
  void wake('pressed')
  await nextTask()
  expect(awake).toEqual(['also in view', 'pressed'])
  await nextTask()
  expect(awake).toEqual(['also in view', 'pressed', 'in view'])
  expect(tasks).toEqual([])
})

it('does without the scheduler where a browser has none', async () => {
  vi.stubGlobal('scheduler', undefined)
  const awake: number[] = []
  await Promise.all([1, 2, 3].map((number) => ownTask().then(() => awake.push(number))))
  expect(awake).toEqual([3, 2, 1])
})
