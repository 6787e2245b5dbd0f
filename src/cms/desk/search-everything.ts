import { isEntityHidden, type PayloadHandler, type PayloadRequest, type SanitizedCollectionConfig, type Where } from 'payload'

/** Something in the admin that can be opened. */
export interface FoundDocument {
  title: string
  /** What it is, as in the side menu. */
  kind: string
  /** Below the admin's address. */
  path: string
}

const MAX_QUERY = 100
const MOST_PER_KIND = 5
/** As many as a question may look for in all the names that files have. */
const MOST_WORDS = 6
/** Named by numbers or hashes: nothing that one would look for. */
const NAMELESS = new Set(['outbox', 'suppressed-addresses'])

/** `GET /api/desk/search?q=` for the search over everything. */
export const searchEndpoint: PayloadHandler = async (req) => {
  const query = String(req.searchParams.get('q') ?? '').trim()
  const found = query === '' || query.length > MAX_QUERY ? [] : await searchEverything(query, req)
  return Response.json({ found }, { headers: { 'cache-control': 'no-store' } })
}

/** Documents of all kinds whose titles or names hold every one of these words, as far as this person may read them. One character is enough. */
export async function searchEverything(query: string, req: PayloadRequest): Promise<FoundDocument[]> {
  const words = query.split(/\s+/).slice(0, MOST_WORDS)
  const found = await Promise.all(readableKinds(req).map((collection) => searchIn(collection, words, req)))
  return found.flat()
}

/** The kinds of content that have a place in this person's side menu. */
export function readableKinds({ payload, user }: PayloadRequest): SanitizedCollectionConfig[] {
  if (!user) return []
  return payload.config.collections.filter(
    ({ slug, admin }) =>
      !slug.startsWith('payload-') && !NAMELESS.has(slug) && admin.useAsTitle && !isEntityHidden({ hidden: admin.hidden, user }),
  )
}

async function searchIn(collection: SanitizedCollectionConfig, words: string[], req: PayloadRequest): Promise<FoundDocument[]> {
  if (!(await collection.access.read({ req }))) return []
  const { slug, admin, versions } = collection
  const names = [...new Set([titleFieldOf(collection), ...(admin.listSearchableFields ?? [])])]
  const where: Where = { and: words.map((word) => ({ or: names.map((name) => ({ [name]: { contains: word } })) })) }
  const { docs } = await req.payload.find({
    collection: slug,
    where,
    sort: '-updatedAt',
    limit: MOST_PER_KIND,
    depth: 0,
    draft: Boolean(versions?.drafts),
    select: { [titleFieldOf(collection)]: true },
    overrideAccess: false,
    req,
  })
  return docs.map((doc) => describeDocument(collection, doc as unknown as StoredDocument))
}

export interface StoredDocument {
  id: number
  updatedAt?: string
  [field: string]: unknown
}

export function describeDocument(collection: SanitizedCollectionConfig, doc: StoredDocument): FoundDocument {
  const kind = String(collection.labels.singular)
  return {
    title: String(doc[titleFieldOf(collection)] || `未命名的${kind}`),
    kind,
    path: `/collections/${collection.slug}/${doc.id}`,
  }
}

export function titleFieldOf({ admin }: SanitizedCollectionConfig): string {
  return admin.useAsTitle ?? 'id'
}
