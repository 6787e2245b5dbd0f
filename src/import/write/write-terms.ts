import type { PayloadRequest } from 'payload'
import { LONGEST_SLUG } from '#cms/fields/slugify.ts'
import { sqlOf } from '#platform/db/sql.ts'
import type { PlannedTerm } from '../plan/terms.ts'
import { hashOf } from './hash-of.ts'
import type { Ledger, Made } from './ledger.ts'
import { countOutcome, type Written } from './outcomes.ts'

export type TermKind = 'category' | 'post_tag'
/** Categories that a post has too many of are tags here. */
const AS_TAG = 'category as tag'

/** Exports of WordPress before 3.1 give terms no numbers. */
export function termKey({ wpId, oldSlug }: PlannedTerm): string {
  return wpId === 0 ? oldSlug : String(wpId)
}

/** Parents come before their children. What has the same slug and the same name here is the same. */
export async function writeTerms(
  ledger: Ledger,
  kind: TermKind,
  terms: readonly PlannedTerm[],
  written: Written,
): Promise<PlannedTerm[]> {
  const collection = kind === 'category' ? 'categories' : 'tags'
  const bySlug = new Map(terms.map((term) => [term.oldSlug, term]))
  for (const term of terms) {
    const above = bySlug.get(term.parent)
    const parent = above === undefined ? null : ledger.idOf(kind, termKey(above))
    const { name, description } = term
    const data = kind === 'category' ? { name, description, parent, paper: 'bone' as const } : { name, description }
    const outcome = await ledger.settle(
      { wpType: kind, wpId: termKey(term), hash: hashOf({ name, description, parent: term.parent }), collection },
      {
        make: (req) => makeTerm(req, collection, term, data),
        async update(req, id) {
          await req.payload.update({ collection, id, data, depth: 0, overrideAccess: true, req })
        },
      },
    )
    countOutcome(written, collection, outcome, name)
  }
  return withSlugs(ledger, kind, terms)
}

/** The tag for a category that found no room among the categories of a post. */
export async function tagFor(ledger: Ledger, category: PlannedTerm, written: Written): Promise<number | null> {
  const wpId = termKey(category)
  if (ledger.idOf(AS_TAG, wpId) === null) {
    const { name, description } = category
    const outcome = await ledger.settle(
      { wpType: AS_TAG, wpId, hash: '', collection: 'tags' },
      { make: (req) => makeTerm(req, 'tags', category, { name, description }), update: async () => undefined },
    )
    countOutcome(written, 'tags', outcome, name)
  }
  return ledger.idOf(AS_TAG, wpId)
}

async function makeTerm(
  req: PayloadRequest,
  collection: 'categories' | 'tags',
  { slug, name }: PlannedTerm,
  data: { name: string; description: string; paper?: 'bone'; parent?: number | null },
): Promise<Made> {
  const { payload } = req
  for (let number = 1; ; number++) {
    const free = number === 1 ? slug : `${[...slug].slice(0, LONGEST_SLUG - 5).join('')}-${number}`
    const { docs } = await payload.find({
      collection,
      where: { slug: { equals: free } },
      limit: 1,
      depth: 0,
      pagination: false,
      overrideAccess: true,
      req,
    })
    const there = docs[0]
    if (there === undefined) {
      return collection === 'tags'
        ? payload.create({
            collection,
            data: { name, description: data.description, slug: free },
            depth: 0,
            overrideAccess: true,
            req,
          })
        : payload.create({ collection, data: { paper: 'bone', ...data, slug: free }, depth: 0, overrideAccess: true, req })
    }
    if (there.name === name) return { id: there.id, state: 'linked' }
  }
}

/** With the slugs that they have here. */
async function withSlugs(ledger: Ledger, kind: TermKind, terms: readonly PlannedTerm[]): Promise<PlannedTerm[]> {
  const rows = await (await sqlOf(ledger.payload)).run(`select id, slug from ${kind === 'category' ? 'categories' : 'tags'}`)
  const slugs = new Map(rows.map((row) => [Number(row.id), String(row.slug)]))
  return terms.map((term) => ({ ...term, slug: slugs.get(ledger.idOf(kind, termKey(term)) ?? 0) ?? term.slug }))
}
