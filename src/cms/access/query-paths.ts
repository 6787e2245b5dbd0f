import {
  buildVersionCollectionFields,
  type FlattenedField,
  getLocalizedPaths,
  type Payload,
  type PayloadRequest,
  QueryError,
  type SanitizedCollectionConfig,
} from 'payload'
import { validOperatorSet } from 'payload/shared'
import { mostRows } from './check-amount.ts'
import { isDocumentId } from './document-id.ts'
import { sortFieldsOf, valuesOf } from './query-limits.ts'
import { hasRole } from './roles.ts'

const USERS = 'users'
/** What may be asked of people. Everything else of an account can be guessed bit by bit by whoever may ask yes-or-no questions. */
const ASKABLE_OF_USERS = new Set(['id', 'name', 'email', 'role', 'createdAt', 'updatedAt'])
const MAX_CONDITIONS = 100
const MAX_NESTING = 8
const MAX_PATH_LENGTH = 200
/** That one document becomes while the database goes over it. */
const MAX_COMBINED_ROWS = 10_000
/** Payload knows more operators than these databases do. */
const WITHOUT_MEANING = new Set(['all', 'near', 'within', 'intersects'])
const LIST_OPERATORS = new Set(['in', 'not_in'])
/** They go over the whole of every text, once for each word that is looked for, and the database does nothing else meanwhile. */
const SEARCHES = new Set(['like', 'not_like', 'contains'])
const MAX_SEARCHED_WORDS = 24
const MAX_SEARCH_LENGTH = 100

interface Walk {
  payload: Payload
  collection: SanitizedCollectionConfig
  mayAskOfUsers: boolean
  /** Shared by the parts of one query. */
  count: Count
}

interface Count {
  /** Groups, with or without conditions, as well. */
  conditions: number
  searchedWords: number
  /** The lists whose documents or rows are looked into. */
  lookedInto: Set<string>
  /** All lists that are asked about, and how many rows each may have: they multiply. */
  lists: Map<string, number>
}

/** Refuses a `where` or a `sort` that is too large, leads nowhere, or asks about accounts. */
export function checkQuery(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  { where, sort }: { where?: unknown; sort?: unknown },
): void {
  const mayAskOfUsers = hasRole(req.user, 'administrator')
  const walk: Walk = {
    payload: req.payload,
    collection,
    mayAskOfUsers,
    count: { conditions: 0, searchedWords: 0, lookedInto: new Set(), lists: new Map() },
  }
  if (where !== undefined && where !== null) checkWhere(walk, where, 0)
  for (const path of sortFieldsOf(sort)) checkPath(walk, path)
}

function checkWhere(walk: Walk, where: unknown, nesting: number): void {
  walk.count.conditions += 1
  const isTooLarge = nesting > MAX_NESTING || walk.count.conditions > MAX_CONDITIONS
  if (!isPlainObject(where) || isTooLarge) throw new QueryError([{ path: 'where' }])
  for (const [key, value] of Object.entries(where)) {
    if (['and', 'or'].includes(key.toLowerCase())) {
      if (!Array.isArray(value)) throw new QueryError([{ path: key }])
      for (const part of value) checkWhere(walk, part, nesting + 1)
    } else {
      checkCondition(walk, key, value, nesting)
    }
  }
}

function checkCondition(walk: Walk, path: string, condition: unknown, nesting: number): void {
  if (!isPlainObject(condition)) throw new QueryError([{ path }])
  const field = checkPath(walk, path)
  const related = relatedTo(walk.payload, field)
  for (const [operator, value] of Object.entries(condition)) {
    walk.count.conditions += 1
    const isKnown = validOperatorSet.has(operator as never) && !WITHOUT_MEANING.has(operator)
    if (walk.count.conditions > MAX_CONDITIONS || !isKnown) throw new QueryError([{ path }])
    // A condition on the documents of a relation, written inside it.
    if (operator === 'contains' && isPlainObject(value) && related !== null) {
      if (related.slug === USERS && !walk.mayAskOfUsers) throw new QueryError([{ path }])
      lookInto(walk, path, field)
      checkWhere({ ...walk, collection: related }, value, nesting + 1)
    } else if (SEARCHES.has(operator) && !isSearchable(walk, field, value)) {
      throw new QueryError([{ path }])
    } else if (!(LIST_OPERATORS.has(operator) ? valuesOf(value) : [value]).every((one) => isComparable(field, operator, one))) {
      throw new QueryError([{ path }])
    }
  }
}

/** The field that a path ends at. */
function checkPath(walk: Walk, path: string): FlattenedField | undefined {
  const { payload, collection, mayAskOfUsers } = walk
  const steps = path.length > MAX_PATH_LENGTH ? null : resolvePath(payload, collection, path)
  if (steps === null) throw new QueryError([{ path }])
  steps.forEach(({ collectionSlug, path: step }, index) => {
    if (collectionSlug !== USERS) return
    const isAskable = ASKABLE_OF_USERS.has(step) && (index === 0 || mayAskOfUsers || step === 'id')
    if (!isAskable) throw new QueryError([{ path }])
  })
  const last = steps.at(-1)
  if (isInsideText(last?.path, last?.field)) throw new QueryError([{ path }])
  const way = steps.map(({ path: step }) => step)
  steps.forEach(({ field }, at) => {
    if (!hasMany(field)) return
    const list = way.slice(0, at + 1).join('.')
    if (at === steps.length - 1) noteList(walk, list, field)
    else lookInto(walk, list, field)
  })
  const list = listAround(collection.flattenedFields, path)
  if (list !== null) lookInto(walk, list.path, list.field)
  return last?.field
}

/** Two at a time, with a few thousand rows each, would make the database go over millions. */
function lookInto(walk: Walk, path: string, field: FlattenedField | undefined): void {
  const { lookedInto } = walk.count
  lookedInto.add(`${walk.collection.slug}.${path}`)
  if (lookedInto.size > 1) throw new QueryError([{ path }])
  noteList(walk, path, field)
}

function noteList({ collection, count: { lists } }: Walk, path: string, field: FlattenedField | undefined): void {
  lists.set(`${collection.slug}.${path}`, field === undefined ? 1 : mostRows(field))
  if ([...lists.values()].reduce((product, rows) => product * rows, 1) > MAX_COMBINED_ROWS) throw new QueryError([{ path }])
}

function hasMany(field: FlattenedField | undefined): boolean {
  return field?.type === 'join' || (field !== undefined && 'hasMany' in field && field.hasMany === true)
}

/** Formatted texts and tables are one value to the database. */
function isInsideText(path = '', field: FlattenedField | undefined): boolean {
  return (field?.type === 'richText' || field?.type === 'json') && path.split('.').at(-1) !== field.name
}

interface List {
  path: string
  field: FlattenedField
}

/** The rows of the document's own that a path leads into; for widgets, those of one kind. */
function listAround(fields: readonly FlattenedField[], path: string): List | null {
  const [name = '', inner, ...rest] = path.replace(/^version\./, '').split('.')
  if (inner === undefined) return null
  const field = fields.find((each) => each.name === name)
  if (field?.type === 'array') return { path: name, field }
  if (field?.type === 'blocks') return { path: `${name}.${inner}`, field }
  if (field === undefined || !('flattenedFields' in field) || rest.length === 0) return null
  const deeper = listAround(field.flattenedFields, [inner, ...rest].join('.'))
  return deeper === null ? null : { ...deeper, path: `${name}.${deeper.path}` }
}

/** The collection behind a relation, where it is one. */
function relatedTo(payload: Payload, field: FlattenedField | undefined): SanitizedCollectionConfig | null {
  const target = field?.type === 'join' ? field.collection : field && 'relationTo' in field ? field.relationTo : null
  return typeof target === 'string' ? (payload.collections[target as keyof typeof payload.collections]?.config ?? null) : null
}

/** A path through relations as Payload's databases read it, of the document or of its versions; `null` where it leads nowhere. */
function resolvePath(payload: Payload, collection: SanitizedCollectionConfig, path: string) {
  const kinds: FlattenedField[][] = [collection.flattenedFields]
  if (collection.versions) kinds.push(buildVersionCollectionFields(payload.config, collection, true))
  for (const fields of kinds) {
    const steps = getLocalizedPaths({ collectionSlug: collection.slug, fields, incomingPath: path, payload })
    if (steps.every(({ invalid }) => !invalid)) return steps
  }
  return null
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
}

/** Whether a text may be looked for in the field: a short one, in a short one. */
function isSearchable({ count }: Walk, field: FlattenedField | undefined, value: unknown): boolean {
  if (field?.type === 'richText' || field?.type === 'json' || field?.type === 'blocks') return false
  const words = String(value)
  count.searchedWords += words.split(/\s+/).length
  return words.length <= MAX_SEARCH_LENGTH && count.searchedWords <= MAX_SEARCHED_WORDS
}

/** Whether a database can compare the field with the value. */
function isComparable(field: FlattenedField | undefined, operator: string, value: unknown): boolean {
  // In a list nothing stands for nothing. The number of a document is no field of its collection.
  const isNothing = value === null || value === 'null'
  const isInNumbers = value === '' && (field === undefined || field.type === 'number')
  if (LIST_OPERATORS.has(operator) && (isNothing || isInNumbers)) return false
  if (value === null || value === '' || value === 'null') return true
  if (['object', 'function', 'symbol'].includes(typeof value) && !(value instanceof Date)) return false
  if (operator === 'exists') return true
  switch (field?.type) {
    case 'number':
      if (SEARCHES.has(operator)) return true
      return Number.isFinite(Number(value)) && Math.abs(Number(value)) <= Number.MAX_SAFE_INTEGER
    case 'date':
      return !SEARCHES.has(operator) && !Number.isNaN(new Date(value as string).getTime())
    case 'relationship':
    case 'upload':
      return typeof field.relationTo !== 'string' || isDocumentId(value)
    default:
      return true
  }
}
