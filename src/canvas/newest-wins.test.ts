import { expect, it } from 'vitest'
import { createNewestWins } from './newest-wins.ts'

it('of those who ask while one is under way only the newest is run, and takes over from those before it', async () => {
  const run: string[] = []
  const releases: (() => void)[] = []
  const ask = createNewestWins<string>(
    async (task) => {
      run.push(task)
      await new Promise<void>((resolve) => releases.push(resolve))
    },
    (waiting, newest) => `${waiting}+${newest}`,
  )
  const first = ask('a')
  await ask('b')
  await ask('c')
  expect(run).toEqual(['a'])
  releases.shift()?.()
  await expect.poll(() => run).toEqual(['a', 'b+c'])
  releases.shift()?.()
  await first
  void ask('d')
  expect(run).toEqual(['a', 'b+c', 'd'])
})
