import {
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  Forbidden,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
  QueryError,
  type SanitizedCollectionConfig,
  type Where,
} from 'payload'
import { checkData } from './check-data.ts'
import { limitExtent } from './query-limits.ts'
import { checkQuery } from './query-paths.ts'
import { refuseWith } from './refuse-with.ts'
import { weighTexts, weightOf } from './weigh-texts.ts'
import { populateWithoutTexts, selectWithoutTexts } from './without-texts.ts'

/** The arguments of Payload's operations as far as a browser may choose them. */
interface Asked {
  req?: unknown
  id?: unknown
  /** Set by Payload where it fills in relations. */
  currentDepth?: unknown
  limit?: unknown
  page?: unknown
  pagination?: unknown
  where?: unknown
  sort?: unknown
  joins?: unknown
  field?: unknown
  data?: unknown
  draft?: unknown
  trash?: unknown
  select?: unknown
  populate?: unknown
}

const MOST_AT_ONCE = 100
/** Of the texts of documents, as they are published and as drafts: five of the longest, or three with the most nodes. */
const MOST_WEIGHT_AT_ONCE = 20_000_000
/** Operations that answer with documents. */
const ANSWERED = new Set(['read', 'readDistinct', 'create', 'update', 'delete', 'restoreVersion'])
/** Collections whose documents are changed one by one. */
const ONE_BY_ONE = new Set(['payload-locked-documents', 'payload-preferences'])

/**
 * Bounds every query that obeys the access rules and checks the data that it brings, whichever way it came in: REST, a list's
 * address, a server function. Our own code that sets the rules aside chooses its own bounds; so does Payload where it fills in relations.
 */
export const guardOperation: CollectionBeforeOperationHook = async ({ args, collection, operation, overrideAccess, req }) => {
  const asked: Asked = args
  if (overrideAccess === true || (typeof asked.currentDepth === 'number' && asked.currentDepth > 1)) return args
  checkQuery(req, collection, { where: asked.where, sort: [asked.sort, asked.field].flat().filter((path) => path !== undefined) })
  const joins = guardJoins(asked.joins, collection, req)
  if (operation === 'create' || operation === 'update')
    checkData(req.payload, collection.flattenedFields, asked.data, { isDraft: isDraft(asked) })
  const isSingle = asked.id !== undefined
  const isBulk = (operation === 'update' || operation === 'delete') && !isSingle
  if (isBulk && ONE_BY_ONE.has(collection.slug)) throw new Forbidden(req.t)
  if (isBulk) await checkNumber(req, collection, asked, operation)
  const isReading = operation === 'read' || operation === 'readDistinct'
  const extent = isReading && !isSingle ? limitExtent(asked) : null
  const hasTexts = extent === null || extent.limit === 1
  return Object.assign(
    {},
    args,
    joins && { joins },
    ANSWERED.has(operation) && { populate: populateWithoutTexts(req.payload, asked.populate) },
    extent,
    // Drafts are found by other words than the documents that were counted.
    isBulk && { limit: MOST_AT_ONCE, depth: 0 },
    !hasTexts && { select: selectWithoutTexts(collection, asked.select) },
  )
}

/** The same for settings, which are one document each. */
export const guardGlobalOperation: GlobalBeforeOperationHook = ({ args, global, operation, overrideAccess, req }) => {
  if (operation === 'update' && overrideAccess !== true)
    checkData(req.payload, global.flattenedFields, args.data, { isDraft: isDraft(args) })
  return args
}

/** What is changed at once is read and written at once, with its long texts. */
async function checkNumber(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  asked: Asked,
  operation: string,
): Promise<void> {
  const data = typeof asked.data === 'object' && asked.data !== null ? asked.data : {}
  const { docs, totalDocs } = await req.payload.find({
    collection: collection.slug as CollectionSlug,
    where: asked.where as Where,
    // As Payload will look for them: what is put into the trash is found by its draft, too.
    draft: operation === 'update' && (asked.draft === true || Reflect.get(data, 'deletedAt') != null),
    trash: asked.trash === true,
    select: {},
    depth: 0,
    limit: MOST_AT_ONCE,
    overrideAccess: false,
    req,
  })
  if (totalDocs > MOST_AT_ONCE) refuseWith(`一次最多變更 ${MOST_AT_ONCE} 筆，請分幾次選取。`)
  const most = MOST_WEIGHT_AT_ONCE - weightOf(data) * docs.length
  const ids = docs.map(({ id }) => id)
  if ((await weighTexts(req, collection, ids, most)) > most) refuseWith('一次變更的內容太長，請分幾次選取。')
}

function isDraft({ draft, data }: Asked): boolean {
  const isPublished = typeof data === 'object' && data !== null && Reflect.get(data, '_status') === 'published'
  return draft === true && !isPublished
}

function guardJoins(joins: unknown, collection: SanitizedCollectionConfig, req: PayloadRequest) {
  if (joins === undefined || joins === null || joins === false) return null
  if (typeof joins !== 'object') throw new QueryError([{ path: 'joins' }])
  const known = Object.values(collection.joins)
    .flat()
    .map(({ joinPath, field }) => ({ path: joinPath, target: field.collection }))
  const guarded = Object.entries(joins).map(([path, query]) => {
    if (query === false) return [path, false]
    const target = known.find((join) => join.path === path)?.target
    const config = typeof target === 'string' ? req.payload.collections[target]?.config : undefined
    if (config === undefined || typeof query !== 'object' || query === null) throw new QueryError([{ path: `joins.${path}` }])
    checkQuery(req, config, query)
    return [path, { ...query, ...limitExtent(query) }]
  })
  return Object.fromEntries(guarded)
}
