import { describe, expect, it } from 'vitest'
import { openMemory } from './storage.ts'

function createStorage(content: Record<string, string> = {}) {
  const items = new Map(Object.entries(content))
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  }
}

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

describe('what is remembered', () => {
  it('is one object under one key, beside what others have put there', () => {
    const storage = createStorage({ lectern: '{"theme":"dark"}', other: 'x' })
    openMemory(() => storage).write('pageViews', 2)
    expect(JSON.parse(storage.items.get('lectern') ?? '')).toEqual({ theme: 'dark', pageViews: 2 })
    expect(storage.items.get('other')).toBe('x')
  })

  it.each(['{', 'null', '[]', '7', '"text"', 'undefined', '{"__proto__":{"pageViews":9}}'])(
    'is nothing where the storage holds %s, and can be written over it',
    (spoilt) => {
      const memory = openMemory(() => createStorage({ lectern: spoilt }))
      expect(memory.read('pageViews')).toBeUndefined()
      expect(memory.read('constructor')).toBeUndefined()
      memory.write('pageViews', 1)
      expect(Object.prototype).not.toHaveProperty('pageViews')
    },
  )

  it.each([
    ['forbidden', refuse],
    ['full', () => ({ ...createStorage(), setItem: refuse })],
    ['unreadable', () => ({ ...createStorage(), getItem: refuse, setItem: refuse })],
  ])('lasts as long as the page where the storage is %s', (_why, openStorage) => {
    const memory = openMemory(openStorage)
    memory.write('sessions', 3)
    expect(memory.read('sessions')).toBe(3)
  })

  it('is read anew each time, since another tab may have written', () => {
    const storage = createStorage()
    const [one, other] = [openMemory(() => storage), openMemory(() => storage)]
    one.write('pageViews', 1)
    other.write('pageViews', 2)
    expect(one.read('pageViews')).toBe(2)
  })
})
