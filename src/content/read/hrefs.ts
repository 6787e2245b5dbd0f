import { categoryHref, pageHref, postHref } from '../hrefs.ts'
import { findPublic, type ReadContext } from './read-context.ts'
import { findTerms } from './terms.ts'

/** Addresses of published documents by id; what is not published is not in the map. */
export async function findHrefs(
  context: ReadContext,
  kind: 'page' | 'post' | 'category',
  ids: number[],
): Promise<Map<number, string>> {
  const wanted = [...new Set(ids)]
  // A category is noted with all terms: its own tag stands for its list, which changes with every post in it.
  if (kind !== 'category') context.note(...wanted.map((id) => `${kind}:${id}` as const))
  if (wanted.length === 0) return new Map()
  const where = { id: { in: wanted } }
  const limit = wanted.length
  switch (kind) {
    case 'page': {
      const rows = await findPublic(context, 'pages', { where, limit, select: { path: true } })
      return new Map(rows.map((row) => [row.id, pageHref(row.path ?? '')]))
    }
    case 'post': {
      const rows = await findPublic(context, 'posts', { where, limit, select: { slug: true } })
      return new Map(rows.flatMap((row) => (row.slug ? [[row.id, postHref(row.slug)] as const] : [])))
    }
    case 'category': {
      const terms = await findTerms(context, 'category', wanted)
      return new Map(terms.map((term) => [term.id, categoryHref(term.slug)]))
    }
  }
}
