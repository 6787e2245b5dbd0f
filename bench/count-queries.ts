import type { Payload } from 'payload'

type Run = (...args: unknown[]) => unknown

/** Counts the statements that reach the database's own client, whoever sends them. */
export function countQueries({ db }: Payload): () => number {
  let count = 0
  const [owner, method] = 'pool' in db ? [Reflect.get(db, 'pool'), 'query'] : [Reflect.get(db, 'client'), 'execute']
  const run: Run = Reflect.get(owner, method).bind(owner)
  Reflect.set(owner, method, (...args: unknown[]) => {
    count++
    return run(...args)
  })
  return () => count
}
