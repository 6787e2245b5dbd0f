import { categoryHref, tagHref } from '#addresses/documents.ts'
import { countLists } from './archive/archive.ts'
import { findPublic, type ReadContext } from './read-context.ts'
import type { CountedTerm, Paper, Term } from './types.ts'

const MAX_TERMS = 1000

/** All terms of a kind by id. There are few, every card needs them, and they rarely change: they stay in memory. */
function allTerms(context: ReadContext, kind: Term['kind']): Promise<Map<number, Term>> {
  return context.remember(`terms:${kind}`, async (inner) => {
    inner.note('terms')
    const docs =
      kind === 'category'
        ? await findPublic(inner, 'categories', { limit: MAX_TERMS, sort: 'id' })
        : await findPublic(inner, 'tags', { limit: MAX_TERMS, sort: 'id' })
    return new Map(docs.flatMap((doc) => (doc.slug ? [[doc.id, toTerm(kind, { ...doc, slug: doc.slug })] as const] : [])))
  })
}

interface StoredTerm {
  id: number
  name: string
  slug: string
  description?: string | null
  paper?: Paper
}

function toTerm(kind: Term['kind'], doc: StoredTerm): Term {
  return {
    id: doc.id,
    kind,
    name: doc.name,
    slug: doc.slug,
    href: kind === 'category' ? categoryHref(doc.slug) : tagHref(doc.slug),
    description: doc.description ?? '',
    paper: kind === 'category' ? (doc.paper ?? 'bone') : null,
  }
}

/** Terms in the given order. */
export async function findTerms(context: ReadContext, kind: Term['kind'], ids: number[]): Promise<Term[]> {
  if (ids.length === 0) return []
  const terms = await allTerms(context, kind)
  return ids.flatMap((id) => terms.get(id) ?? [])
}

export async function findTerm(context: ReadContext, kind: Term['kind'], slug: string): Promise<CountedTerm | null> {
  const found = [...(await allTerms(context, kind)).values()].find((term) => term.slug === slug)
  return found === undefined ? null : ((await withCounts(context, [found]))[0] ?? null)
}

export async function listTerms(context: ReadContext, kind: Term['kind']): Promise<CountedTerm[]> {
  return withCounts(context, [...(await allTerms(context, kind)).values()])
}

async function withCounts(context: ReadContext, terms: Term[]): Promise<CountedTerm[]> {
  context.note(...terms.map((term) => `${term.kind}:${term.id}` as const))
  const counts = await countLists(context.sql, terms)
  return terms.map((term) => ({ ...term, count: counts.get(`${term.kind}:${term.id}`) ?? 0 }))
}
