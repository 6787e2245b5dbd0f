import { isRecord } from '#platform/is-record.ts'

/** A JSON object under one key of the browser's storage. */
export interface Memory {
  read(name: string): unknown
  write(name: string, value: unknown): void
}

const KEY = 'lectern'

/**
 * Never throws: where storage is forbidden, full or spoilt, the page remembers for as long as it is open. `openStorage` is
 * a function because naming the storage is what some browsers refuse.
 */
export function openMemory(openStorage: () => Pick<Storage, 'getItem' | 'setItem'>): Memory {
  let kept: Record<string, unknown> = {}

  function readAll(): Record<string, unknown> {
    try {
      const stored: unknown = JSON.parse(openStorage().getItem(KEY) ?? '{}')
      return isRecord(stored) ? { ...stored, ...kept } : kept
    } catch {
      return kept
    }
  }

  return {
    read(name) {
      const all = readAll()
      return Object.hasOwn(all, name) ? all[name] : undefined
    },
    write(name, value) {
      const all = { ...readAll(), [name]: value }
      try {
        openStorage().setItem(KEY, JSON.stringify(all))
        // What the storage has taken is read from there: another tab may change it.
        kept = {}
      } catch {
        kept = { ...kept, [name]: value }
      }
    },
  }
}
