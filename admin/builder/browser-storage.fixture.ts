/** As a browser has it, with room for so many characters. */
export function createStorage(room = Number.POSITIVE_INFINITY): Storage {
  const items = new Map<string, string>()
  const size = () => [...items].reduce((sum, [key, value]) => sum + key.length + value.length, 0)
  return {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    removeItem: (key) => void items.delete(key),
    setItem(key, value) {
      const before = items.get(key)
      const taken = before === undefined ? 0 : key.length + before.length
      if (size() - taken + key.length + value.length > room) throw new DOMException('full', 'QuotaExceededError')
      items.set(key, value)
    },
  }
}

type Callback = (lock: Lock) => unknown

/** As a browser has them: each is held by one at a time, the others wait in turn or give up. */
export function createLocks(): Pick<LockManager, 'request'> {
  const queues = new Map<string, Promise<unknown>>()
  function request(name: string, { signal }: LockOptions, callback: Callback): Promise<unknown> {
    const before = queues.get(name) ?? Promise.resolve()
    const run = before.then(() => (signal?.aborted ? undefined : callback({ name, mode: 'exclusive' })))
    queues.set(name, run)
    const given = new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
    })
    return Promise.race([run, given])
  }
  return { request: request as LockManager['request'] }
}
