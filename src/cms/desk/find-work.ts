import type { PayloadHandler, PayloadRequest, SanitizedCollectionConfig, Where } from 'payload'
import { WITHOUT_BLANK_DRAFTS } from './blank-drafts.ts'
import { describeDocument, type FoundDocument, readableKinds, type StoredDocument, titleFieldOf } from './search-everything.ts'

/** A document with the moment at which it was last changed. */
export interface ChangedDocument extends FoundDocument {
  changedAt: string
  isDraft: boolean
}

export interface UnpublishedKind {
  kind: string
  /** The list of all of them, below the admin's address. */
  path: string
  count: number
  newest: ChangedDocument[]
}

const MOST_UNPUBLISHED = 5
const MOST_RECENT = 8

/** What was changed and not published yet, new or over a published version, by kind; only what this person may change. */
export async function findUnpublished(req: PayloadRequest): Promise<UnpublishedKind[]> {
  const kinds = await Promise.all(
    readableKinds(req)
      .filter(({ versions }) => versions?.drafts)
      .map(async (collection) => {
        const mayChange = await collection.access.update({ req })
        if (mayChange === false) return null
        const where = { and: [DRAFTS, ...(mayChange === true ? [] : [mayChange])] }
        const { docs, totalDocs } = await findChanged(collection, where, MOST_UNPUBLISHED, req)
        return { kind: String(collection.labels.singular), path: listOfDrafts(collection.slug), count: totalDocs, newest: docs }
      }),
  )
  return kinds.filter((kind) => kind !== null && kind.count > 0) as UnpublishedKind[]
}

/** `GET /api/desk/recent`: what the search over everything shows before anything is typed. */
export const recentEndpoint: PayloadHandler = async (req) => {
  const found = (await findRecent(req)).map(({ title, kind, path }) => ({ title, kind, path }))
  return Response.json({ found }, { headers: { 'cache-control': 'no-store' } })
}

/** What was changed last, of all kinds that are edited by hand. */
export async function findRecent(req: PayloadRequest): Promise<ChangedDocument[]> {
  const kinds = readableKinds(req).filter(({ slug }) => RECENT_KINDS.has(slug))
  const found = await Promise.all(
    kinds.map(async (collection) =>
      (await collection.access.read({ req })) ? (await findChanged(collection, {}, MOST_RECENT, req)).docs : [],
    ),
  )
  return found
    .flat()
    .sort((a, b) => b.changedAt.localeCompare(a.changedAt))
    .slice(0, MOST_RECENT)
}

/** The list of posts of one person, below the admin's address. */
export function listOfPostsBy(userId: number | string): string {
  return `/collections/posts?where[or][0][and][0][author][equals]=${userId}`
}

const DRAFTS: Where = { _status: { equals: 'draft' } }
const RECENT_KINDS = new Set(['posts', 'pages', 'fragments', 'popups', 'products', 'menus', 'media', 'newsletters'])

function listOfDrafts(slug: string): string {
  return `/collections/${slug}?where[or][0][and][0][_status][equals]=draft`
}

async function findChanged(collection: SanitizedCollectionConfig, where: Where, limit: number, req: PayloadRequest) {
  const hasDrafts = Boolean(collection.versions?.drafts)
  const { docs, totalDocs } = await req.payload.find({
    collection: collection.slug,
    where: hasDrafts ? { and: [where, WITHOUT_BLANK_DRAFTS] } : where,
    sort: '-updatedAt',
    limit,
    depth: 0,
    draft: hasDrafts,
    select: { [titleFieldOf(collection)]: true, updatedAt: true, ...(hasDrafts && { _status: true }) },
    overrideAccess: false,
    req,
  })
  const described = (docs as unknown as StoredDocument[]).map((doc) => ({
    ...describeDocument(collection, doc),
    changedAt: doc.updatedAt ?? '',
    isDraft: doc._status === 'draft',
  }))
  return { docs: described, totalDocs }
}
