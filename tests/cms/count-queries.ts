import type { Payload } from 'payload'
import { vi } from 'vitest'
import type { DatabaseKind } from './open-content.ts'

interface Statements {
  execute(): unknown
  query(): unknown
}

/** How many statements `work` sends to the database through this Payload, its own SQL included. */
export async function countQueries(kind: DatabaseKind, payload: Payload, work: () => Promise<unknown>): Promise<number> {
  const adapter: object = payload.db
  const connection: Statements = Reflect.get(adapter, kind === 'sqlite' ? 'client' : 'pool')
  const spy = vi.spyOn(connection, kind === 'sqlite' ? 'execute' : 'query')
  try {
    await work()
    return spy.mock.calls.length
  } finally {
    spy.mockRestore()
  }
}
