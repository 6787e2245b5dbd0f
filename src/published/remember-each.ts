import type { ReadContext } from './read-context.ts'
import type { CacheTag } from './types.ts'

interface EachOptions<T> {
  keyOf(id: number): string
  tagOf(id: number): CacheTag
  /** What is not there is not in the map. */
  load(context: ReadContext, ids: number[]): Promise<Map<number, T>>
}

/** Values by id that stay in memory one by one; whichever are missing are loaded together. */
export async function rememberEach<T>(
  context: ReadContext,
  ids: number[],
  { keyOf, tagOf, load }: EachOptions<T>,
): Promise<Map<number, T>> {
  const missing: number[] = []
  let loaded: Promise<Map<number, T>> | undefined
  const remember = (id: number) =>
    context.remember(keyOf(id), async (inner) => {
      inner.note(tagOf(id))
      missing.push(id)
      // By the next turn all of them have said that they are missing: one query for all.
      await Promise.resolve()
      loaded ??= load(inner, missing)
      return (await loaded).get(id)
    })
  const wanted = [...new Set(ids)]
  const found = await Promise.all(wanted.map(async (id) => [id, await remember(id)] as const))
  return new Map(found.flatMap(([id, value]) => (value === undefined ? [] : [[id, value] as const])))
}
