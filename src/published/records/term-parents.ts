import { findPublic, idOf, type ReadContext } from '../read-context.ts'

const MOST_TERMS = 1000

/** Categories under another one: its id by theirs. */
export function termParents(context: ReadContext): Promise<Map<number, number>> {
  return context.remember('records:term-parents', async (inner) => {
    inner.note('terms')
    const rows = await findPublic(inner, 'categories', { limit: MOST_TERMS, select: { parent: true } })
    return new Map(
      rows.flatMap((row) => {
        const parent = idOf(row.parent)
        return parent === null ? [] : [[row.id, parent] as const]
      }),
    )
  })
}
