import { setImmediate as aTurn } from 'node:timers/promises'
import type {
  CollectionBeforeDeleteHook,
  Endpoint,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
} from 'payload'
import { sqlOf } from '#platform/db/sql.ts'
import { refuseWith } from '../access/refuse-with.ts'
import { isStaff } from '../access/roles.ts'
import { tableOf, textColumnsOf, versionTableOf } from '../stored-names.ts'
import { findNaming } from './find-naming.ts'
import { WIDGET_MEDIA_FIELDS } from './media-fields.ts'
import { canNameMedia, holdsMedia, mediaFieldNames, mediaPathsOf } from './media-places.ts'

/** A document or global that shows a file or links to it. */
export interface MediaUse {
  /** Of the collection: 「文章」. */
  kind: string
  title: string
  /** In the admin. */
  path: string
}

/** As far as it may be told to whoever asks. */
interface Told {
  uses: MediaUse[]
  /** There are more than are told. */
  isCut: boolean
  /** Whoever asks may read all that could use it. */
  isAll: boolean
}

interface Search {
  req: PayloadRequest
  id: number
  /** Without, only what this person may read is found. */
  isTrusted: boolean
}

const MOST_OF_A_KIND = 50
const MOST_NAMED = 3

/** Where a file is used: in what is published and in the newest drafts. Of each kind, no more than are told. */
export async function findUses(req: PayloadRequest, id: number, { isTrusted }: { isTrusted: boolean }): Promise<MediaUse[]> {
  return (await tellUses({ req, id, isTrusted })).uses
}

async function tellUses(search: Search): Promise<Told> {
  const { collections, globals } = search.req.payload.config
  const told: Told = { uses: [], isCut: false, isAll: true }
  // One after another: what one of them refuses leaves no other at work, and each may take long.
  for (const collection of collections)
    if (collection.slug !== 'media') await look(search, collection, told, () => findInCollection(search, collection))
  for (const global of globals) await look(search, global, told, () => findInGlobal(search, global))
  return told
}

/** Adds what is found where a file can be named at all, and where this person may look. */
async function look(
  { req, isTrusted }: Search,
  place: SanitizedCollectionConfig | SanitizedGlobalConfig,
  told: Told,
  find: () => Promise<MediaUse[]>,
): Promise<void> {
  if (!canNameMedia(place.flattenedFields)) return
  const rule = isTrusted || (await place.access.read({ req }))
  if (rule !== true) told.isAll = false
  if (rule === false) return
  const found = await find()
  told.uses.push(...found.slice(0, MOST_OF_A_KIND))
  if (found.length > MOST_OF_A_KIND) told.isCut = true
}

async function findInGlobal({ req, id, isTrusted }: Search, global: SanitizedGlobalConfig): Promise<MediaUse[]> {
  const names = new Set([...WIDGET_MEDIA_FIELDS, ...mediaFieldNames(global.fields)])
  const states = await Promise.all(
    [false, true].map((draft) =>
      req.payload.findGlobal({ slug: global.slug as 'site', draft, depth: 0, overrideAccess: isTrusted, req }),
    ),
  )
  const isUsed = states.some((stored) => holdsMedia(stored, id, names))
  return isUsed ? [{ kind: String(global.label), title: '', path: `/globals/${global.slug}` }] : []
}

/** One more than are told, if there are. */
async function findInCollection(search: Search, collection: SanitizedCollectionConfig): Promise<MediaUse[]> {
  const names = new Set([...WIDGET_MEDIA_FIELDS, ...mediaFieldNames(collection.fields)])
  const kind = String(collection.labels.singular)
  const seen = new Set<number>()
  const uses: MediaUse[] = []
  // One after another: each may have texts of megabytes.
  for await (const id of candidates(search, collection, names)) {
    if (seen.has(id)) continue
    seen.add(id)
    // Others are answered in between.
    await aTurn()
    const used = (await read(search, collection, id)).findLast((doc) => holdsMedia(doc, search.id, names))
    if (used) uses.push({ kind, title: titleOf(collection, used), path: `/collections/${collection.slug}/${id}` })
    if (uses.length > MOST_OF_A_KIND) break
  }
  return uses
}

/** Ids of documents that may use the file; some of them twice. */
async function* candidates(search: Search, collection: SanitizedCollectionConfig, names: ReadonlySet<string>) {
  for (const draft of statesOf(collection)) yield* findNamed(search, collection, draft)
  const columns = textColumnsOf(collection.flattenedFields)
  if (columns.length === 0) return
  const sql = await sqlOf(search.req.payload, search.req)
  const stored = { table: tableOf(collection.slug), document: 'id', columns, isLatest: false }
  yield* findNaming(sql, stored, search.id, names)
  if (!collection.versions?.drafts) return
  const inVersion = columns.map((column) => `version_${column}`)
  const newest = { table: versionTableOf(collection.slug), document: 'parent_id', columns: inVersion, isLatest: true }
  yield* findNaming(sql, newest, search.id, names)
}

/** As published, and as the newest draft. */
function statesOf({ versions }: SanitizedCollectionConfig): boolean[] {
  return versions?.drafts ? [false, true] : [false]
}

/** Ids of the documents that have the file in a field of their own. */
async function* findNamed({ req, id, isTrusted }: Search, collection: SanitizedCollectionConfig, draft: boolean) {
  const paths = mediaPathsOf(collection.flattenedFields)
  // In some it stands only in what was never published.
  for (let page = 1; paths.length > 0; page++) {
    const { docs } = await req.payload.find({
      collection: collection.slug as 'posts',
      where: { or: paths.map((path) => ({ [path]: { equals: id } })) },
      draft,
      select: {},
      depth: 0,
      sort: 'id',
      limit: MOST_OF_A_KIND,
      page,
      pagination: false,
      overrideAccess: isTrusted,
      req,
    })
    for (const doc of docs) yield Number(doc.id)
    if (docs.length < MOST_OF_A_KIND) return
  }
}

/** As published and then as the newest draft. */
async function read({ req, isTrusted }: Search, collection: SanitizedCollectionConfig, id: number): Promise<Stored[]> {
  const states = await Promise.all(
    statesOf(collection).map((draft) =>
      req.payload.find({
        collection: collection.slug as 'posts',
        where: { id: { equals: id } },
        draft,
        depth: 0,
        limit: 1,
        pagination: false,
        overrideAccess: isTrusted,
        req,
      }),
    ),
  )
  const [stored, ...drafts] = states.map(({ docs }) => docs.map((doc): Stored => ({ ...doc })))
  // What was never published has an older state of itself there.
  return [...(stored ?? []).filter((doc) => drafts.length === 0 || doc._status === 'published'), ...drafts.flat()]
}

type Stored = Record<string, unknown>

function titleOf({ admin }: SanitizedCollectionConfig, doc: Stored): string {
  const title = doc[admin.useAsTitle ?? 'id']
  return typeof title === 'string' && title !== '' ? title : '［未命名］'
}

/** Tells the form of a file where it is used. */
export const usesEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/uses',
  method: 'get',
  async handler(req) {
    if (!isStaff(req.user)) return Response.json({ message: '請先登入。' }, { status: 403 })
    const told = await tellUses({ req, id: Number(req.routeParams?.id), isTrusted: false })
    return Response.json(told, { headers: { 'cache-control': 'no-store' } })
  },
}

/** A file goes when nothing shows it any more: pages would have holes, and nobody would be told. */
export const keepWhileUsed: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const uses = await findUses(req, Number(id), { isTrusted: true })
  if (uses.length === 0) return
  const named = uses.slice(0, MOST_NAMED).map(({ kind, title }) => (title === '' ? kind : `${kind}「${title}」`))
  const rest = uses.length > MOST_NAMED ? `等 ${uses.length} 處${uses.length < MOST_OF_A_KIND ? '' : '以上'}` : ''
  refuseWith(`這個檔案還用在${named.join('、')}${rest}，不能刪除。請先從那裡移除。`)
}
