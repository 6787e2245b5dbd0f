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
import { tableOf, textColumnsOf, versionTableOf } from '../text-columns.ts'
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
  const search: Search = { req, id, isTrusted, names: WIDGET_MEDIA_FIELDS }
  const found: MediaUse[] = []
  // One after another: what one of them refuses leaves no other at work, and each may take long.
  for (const collection of collections)
    if (collection.slug !== 'media') found.push(...(await findInCollection(search, collection)))
  for (const global of globals) found.push(...(await findInGlobal(search, global)))
  return found
}

/** Settings that can name no file are not read: some are for administrators alone. */
async function findInGlobal({ req, id, isTrusted, names }: Search, global: SanitizedGlobalConfig): Promise<MediaUse[]> {
  const own = mediaFieldNames(global.fields)
  if (own.length === 0) return []
  const states = await Promise.all(
    [false, true].map((draft) =>
      req.payload.findGlobal({ slug: global.slug as 'site', draft, depth: 0, overrideAccess: isTrusted, req }),
    ),
  )
  const isUsed = states.some((stored) => holdsMedia(stored, id, new Set([...names, ...own])))
  return isUsed ? [{ kind: String(global.label), title: '', path: `/globals/${global.slug}` }] : []
}

async function findInCollection(search: Search, collection: SanitizedCollectionConfig): Promise<MediaUse[]> {
  const names = new Set([...search.names, ...mediaFieldNames(collection.fields)])
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
    if (uses.length === MOST_OF_A_KIND) break
  }
  return uses
}

/** Ids of documents that may use the file; some of them twice. */
async function* candidates(search: Search, collection: SanitizedCollectionConfig, names: ReadonlySet<string>) {
  yield* await findNamed(search, collection)
  const columns = textColumnsOf(collection.flattenedFields)
  if (columns.length === 0) return
  yield* findLikely(search, names, { table: tableOf(collection.slug), id: 'id', columns, isLatest: false })
  if (!collection.versions?.drafts) return
  const inVersion = columns.map((column) => `version_${column}`)
  yield* findLikely(search, names, {
    table: versionTableOf(collection.slug),
    id: 'parent_id',
    columns: inVersion,
    isLatest: true,
  })
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
      // Whoever may read none of a collection finds nothing in it.
      disableErrors: true,
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
      // Whoever may read none of a collection finds nothing in it.
      disableErrors: true,
      req,
    }),
  )
  const [stored, ...drafts] = states.map(({ docs }) => docs.map((doc): Stored => ({ ...doc })))
  // What was never published has an older state of itself there.
  return [...(stored ?? []).filter((doc) => drafts.length === 0 || doc._status === 'published'), ...drafts.flat()]
}

type Stored = Record<string, unknown>

interface Texts {
  table: string
  /** The column with the number of the document. */
  id: string
  columns: readonly string[]
  isLatest: boolean
}

/** Ids of the documents whose JSON names this number as a file would be named: reading all documents would take too long. */
async function* findLikely({ req, id }: Search, names: ReadonlySet<string>, texts: Texts): AsyncGenerator<number> {
  const sql = await sqlOf(req.payload, req)
  const [is, find] = sql.dialect === 'postgres' ? [': ', 'strpos'] : [':', 'instr']
  const naming = (name: string) => [`${name}${is}${id},`, `${name}${is}${id}}`]
  // Not by `like`, which takes dozens of times as long for texts of megabytes.
  const any = (parts: readonly string[], column: string) =>
    `(${parts.map(() => `${find}(cast(${column} as text), ?) > 0`).join(' or ')})`
  // The number anywhere comes first: it rules out most of them.
  const anywhere = naming('')
  const inText = [[`"relationTo"${is}"media"`], naming('"value"')] as const
  const inWidget = [...names].flatMap((name) => naming(`"${name}"`))
  const among = texts.columns.map((column) => {
    const [related, valued] = [any(inText[0], column), any(inText[1], column)]
    return `(${any(anywhere, column)} and ((${related} and ${valued}) or ${any(inWidget, column)}))`
  })
  const values = texts.columns.flatMap(() => [...anywhere, ...inText.flat(), ...inWidget])
  const latest = texts.isLatest ? 'latest = true and' : ''
  for (let last = 0; ; ) {
    const rows = await sql.run(
      `select ${texts.id} as id from ${texts.table} where ${latest} ${texts.id} > ? and (${among.join(' or ')}) order by ${texts.id} limit ?`,
      [last, ...values, MOST_OF_A_KIND],
    )
    for (const row of rows) yield Number(row.id)
    if (rows.length < MOST_OF_A_KIND) return
    last = Number(rows.at(-1)?.id)
  }
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
