import type { CollectionBeforeDeleteHook, Endpoint, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { sqlOf } from '#platform/db/sql.ts'
import { refuseWith } from '../access/refuse-with.ts'
import { isStaff } from '../access/roles.ts'
import { WITH_TEXTS } from '../access/without-texts.ts'
import { WIDGET_MEDIA_FIELDS } from './media-fields.ts'
import { holdsMedia, mediaFieldNames, mediaPlacesIn } from './media-places.ts'

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
  const { paths, documents } = mediaPlacesIn(collection.flattenedFields)
  const likely = documents.length === 0 ? [] : await findLikely(search, collection, documents)
  const conditions = [
    ...paths.map((path) => ({ [path]: { equals: search.id } })),
    ...likely.map((id) => ({ id: { equals: id } })),
  ]
  if (conditions.length === 0) return []
  const names = new Set([...search.names, ...mediaFieldNames(collection.fields)])
  const docs = await read(search, collection, { or: conditions })
  const titles = new Map(docs.filter((doc) => holdsMedia(doc, search.id, names)).map((doc) => titleOf(collection, doc)))
  const kind = String(collection.labels.singular)
  return [...titles].map(([id, title]) => ({ kind, title, path: `/collections/${collection.slug}/${id}` }))
}

/** As published and as the newest draft. */
async function read({ req, isTrusted }: Search, { slug, versions }: SanitizedCollectionConfig, where: object): Promise<Stored[]> {
  const states = versions?.drafts ? [false, true] : [false]
  const found = await Promise.all(
    states.map((draft) =>
      req.payload.find({
        collection: slug as 'posts',
        where: { ...where },
        draft,
        depth: 0,
        limit: MOST_OF_A_KIND,
        pagination: false,
        overrideAccess: isTrusted,
        context: WITH_TEXTS,
        req,
      }),
    ),
  )
  const [stored, ...drafts] = found.map(({ docs }) => docs.map((doc): Stored => ({ ...doc })))
  // What was never published has an older state of itself there.
  return [...(stored ?? []).filter((doc) => drafts.length === 0 || doc._status === 'published'), ...drafts.flat()]
}

type Stored = Record<string, unknown>

/** Ids of the documents whose JSON has this number as a value somewhere: reading them all would take too long. */
async function findLikely(
  { req, id }: Search,
  { slug, versions }: SanitizedCollectionConfig,
  columns: string[],
): Promise<number[]> {
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
  return [...new Set([...rows, ...drafts].map((row) => Number(row.id)))]
}

function titleOf({ admin }: SanitizedCollectionConfig, doc: Stored): [number, string] {
  const title = doc[admin.useAsTitle ?? 'id']
  return [Number(doc.id), typeof title === 'string' && title !== '' ? title : '［未命名］']
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
