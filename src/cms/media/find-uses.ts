import type { CollectionBeforeDeleteHook, Endpoint, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { sqlOf } from '#platform/db/sql.ts'
import { refuseWith } from '../access/refuse-with.ts'
import { isStaff } from '../access/roles.ts'
import { textColumnsOf } from '../text-columns.ts'
import { WIDGET_MEDIA_FIELDS } from './media-fields.ts'
import { holdsMedia, mediaFieldNames, mediaPathsOf } from './media-places.ts'

/** A document or global that shows a file or links to it. */
export interface MediaUse {
  /** Of the collection: 「文章」. */
  kind: string
  title: string
  /** In the admin. */
  path: string
}

interface Search {
  req: PayloadRequest
  id: number
  /** Without, only what this person may read is found. */
  isTrusted: boolean
  names: ReadonlySet<string>
}

const MOST_OF_A_KIND = 50
const MOST_NAMED = 3

/** Where a file is used: in what is published and in the newest drafts. */
export async function findUses(req: PayloadRequest, id: number, { isTrusted }: { isTrusted: boolean }): Promise<MediaUse[]> {
  const { collections, globals } = req.payload.config
  const names = WIDGET_MEDIA_FIELDS
  const search: Search = { req, id, isTrusted, names }
  const found = await Promise.all([
    ...collections.filter(({ slug }) => slug !== 'media').map((collection) => findInCollection(search, collection)),
    ...globals.map(async ({ slug, label, fields }): Promise<MediaUse[]> => {
      const states = await Promise.all(
        [false, true].map((draft) =>
          req.payload.findGlobal({ slug: slug as 'site', draft, depth: 0, overrideAccess: isTrusted, req }),
        ),
      )
      const all = new Set([...names, ...mediaFieldNames(fields)])
      const isUsed = states.some((stored) => holdsMedia(stored, id, all))
      return isUsed ? [{ kind: String(label), title: '', path: `/globals/${slug}` }] : []
    }),
  ])
  return found.flat()
}

async function findInCollection(search: Search, collection: SanitizedCollectionConfig): Promise<MediaUse[]> {
  const ids = new Set([...(await findNamed(search, collection)), ...(await findLikely(search, collection))])
  const names = new Set([...search.names, ...mediaFieldNames(collection.fields)])
  const kind = String(collection.labels.singular)
  const uses: MediaUse[] = []
  // One after another: each may have texts of megabytes.
  for (const id of ids) {
    const used = (await read(search, collection, id)).findLast((doc) => holdsMedia(doc, search.id, names))
    if (used) uses.push({ kind, title: titleOf(collection, used), path: `/collections/${collection.slug}/${id}` })
    if (uses.length === MOST_OF_A_KIND) break
  }
  return uses
}

/** Whatever can be told of documents, as published and as the newest draft. */
function inBothStates<T>({ versions }: SanitizedCollectionConfig, tell: (draft: boolean) => Promise<T>): Promise<T[]> {
  return Promise.all((versions?.drafts ? [false, true] : [false]).map(tell))
}

/** Ids of the documents that have the file in a field of their own. */
async function findNamed({ req, id, isTrusted }: Search, collection: SanitizedCollectionConfig): Promise<number[]> {
  const paths = mediaPathsOf(collection.flattenedFields)
  if (paths.length === 0) return []
  const found = await inBothStates(collection, (draft) =>
    req.payload.find({
      collection: collection.slug as 'posts',
      where: { or: paths.map((path) => ({ [path]: { equals: id } })) },
      draft,
      select: {},
      depth: 0,
      limit: MOST_OF_A_KIND,
      pagination: false,
      overrideAccess: isTrusted,
      req,
    }),
  )
  return found.flatMap(({ docs }) => docs.map((doc) => Number(doc.id)))
}

/** As published and then as the newest draft. */
async function read({ req, isTrusted }: Search, collection: SanitizedCollectionConfig, id: number): Promise<Stored[]> {
  const states = await inBothStates(collection, (draft) =>
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
  )
  const [stored, ...drafts] = states.map(({ docs }) => docs.map((doc): Stored => ({ ...doc })))
  // What was never published has an older state of itself there.
  return [...(stored ?? []).filter((doc) => drafts.length === 0 || doc._status === 'published'), ...drafts.flat()]
}

type Stored = Record<string, unknown>

/** Ids of the documents whose JSON has this number as a value somewhere: reading them all would take too long. */
async function findLikely({ req, id }: Search, collection: SanitizedCollectionConfig): Promise<number[]> {
  const { slug, versions, flattenedFields } = collection
  const columns = textColumnsOf(flattenedFields)
  if (columns.length === 0) return []
  const sql = await sqlOf(req.payload, req)
  const table = slug.replaceAll('-', '_')
  const space = sql.dialect === 'postgres' ? ' ' : ''
  const patterns = [`%:${space}${id},%`, `%:${space}${id}}%`]
  const among = (prefix: string) =>
    columns.flatMap((column) => patterns.map(() => `cast(${prefix}${column} as text) like ?`)).join(' or ')
  const values = columns.flatMap(() => patterns)
  const rows = await sql.run(`select id from ${table} where ${among('')} limit ?`, [...values, MOST_OF_A_KIND])
  const drafts = versions?.drafts
    ? await sql.run(`select parent_id as id from _${table}_v where latest = true and (${among('version_')}) limit ?`, [
        ...values,
        MOST_OF_A_KIND,
      ])
    : []
  return [...rows, ...drafts].map((row) => Number(row.id))
}

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
    const uses = await findUses(req, Number(req.routeParams?.id), { isTrusted: false })
    return Response.json({ uses }, { headers: { 'cache-control': 'no-store' } })
  },
}

/** A file goes when nothing shows it any more: pages would have holes, and nobody would be told. */
export const keepWhileUsed: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const uses = await findUses(req, Number(id), { isTrusted: true })
  if (uses.length === 0) return
  const named = uses.slice(0, MOST_NAMED).map(({ kind, title }) => (title === '' ? kind : `${kind}「${title}」`))
  const rest = uses.length > MOST_NAMED ? `等 ${uses.length} 處` : ''
  refuseWith(`這個檔案還用在${named.join('、')}${rest}，不能刪除。請先從那裡移除。`)
}
