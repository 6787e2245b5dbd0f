import { expect, test } from 'vitest'
import { Memory } from './memory.ts'
import type { ReadContext } from './read-context.ts'

function createContext(memory: Memory): ReadContext {
  const context: Pick<ReadContext, 'note' | 'remember'> = {
    note: () => {},
    remember: (key, load) => memory.get(key, context as ReadContext, load),
  }
  return context as ReadContext
}

test('however much is remembered, the newest stays and the oldest goes', async () => {
  const memory = new Memory()
  const loads: string[] = []
  const get = (key: string) =>
    memory.get(key, createContext(memory), async () => {
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
  const before = memory.get('picture:1', createContext(memory), () => slow)
  memory.drop(['media:1'])
  const after = memory.get('picture:1', createContext(memory), async () => 'new')
  finish('old')
  expect([await before, await after]).toEqual(['old', 'new'])
})

test('what was made from something remembered is forgotten with it', async () => {
  const memory = new Memory()
  let name = '公演'
  const readMenu = (context: ReadContext) =>
    context.remember('menu', (outer) =>
      outer.remember('category', async (inner) => {
        inner.note('terms')
        return name
      }),
    )
  const context = createContext(memory)
  expect(await readMenu(context)).toBe('公演')
  name = '展演'
  memory.drop(['terms'])
  expect(await readMenu(context)).toBe('展演')
})
