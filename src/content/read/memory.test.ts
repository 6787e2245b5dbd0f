import { expect, test } from 'vitest'
import { Memory } from './memory.ts'
import type { ReadContext } from './read-context.ts'

function createContext(): ReadContext {
  const context = { note: () => {} }
  return context as unknown as ReadContext
}

test('however much is remembered, the newest stays and the oldest goes', async () => {
  const memory = new Memory()
  const loads: string[] = []
  const get = (key: string) =>
    memory.get(key, createContext(), async () => {
      loads.push(key)
      return key
    })
  for (let count = 0; count < 20_000; count++) await get(`picture:${count}`)
  loads.length = 0
  await get('picture:19999')
  expect(loads).toEqual([])
  await get('picture:0')
  expect(loads).toEqual(['picture:0'])
})

test('what was loading during a change is not kept', async () => {
  const memory = new Memory()
  let finish = (_: string) => {}
  const slow = new Promise<string>((resolve) => {
    finish = resolve
  })
  const before = memory.get('picture:1', createContext(), () => slow)
  memory.drop(['media:1'])
  const after = memory.get('picture:1', createContext(), async () => 'new')
  finish('old')
  expect([await before, await after]).toEqual(['old', 'new'])
})
