import { setImmediate as aTurn } from 'node:timers/promises'
import type {
  CollectionSlug,
  FlattenedField,
  GlobalSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
} from 'payload'
import { leaveOutTexts } from '../access/without-texts.ts'
import { JUST_OPENED } from '../desk/blank-drafts.ts'
import { describeChanges } from './describe-changes.ts'
import { createTextComparison, type TextComparison } from './text-comparison.ts'

export const VERSIONS_PER_PAGE = 20

/** What is told of a version. */
export interface HistoryRow {
  id: number | string
  updatedAt: string
  /** Who made it. */
  maker: string
  changes: string
  isPublished: boolean
}

export interface History {
  rows: HistoryRow[]
  /** Of all versions, not only of those on this page. */
  count: number
}

export interface HistorySubject {
  collection?: SanitizedCollectionConfig | undefined
  global?: SanitizedGlobalConfig | undefined
  id?: number | string | undefined
}

interface Version {
  id: number | string
  updatedAt: string
  version: Record<string, unknown>
}

/** The versions of a document as this person may read them, the newest first: when, who did what, and whether it was published. */
export async function readHistory(req: PayloadRequest, subject: HistorySubject, page = 1): Promise<History> {
  const fields = fieldsOf(subject)
  const texts = createTextComparison(req, (subject.collection ?? subject.global)?.slug ?? '', fields)
  const { versions, count } = await versionsFrom(req, subject, (page - 1) * VERSIONS_PER_PAGE)
  const rows: HistoryRow[] = []
  let after: Version | undefined
  // One pair after the other, and others are answered in between: each version may have texts of megabytes, or thousands of rows.
  for await (const before of versions) {
    if (after !== undefined) rows.push(rowOf(after, await tellChanges(req, texts, fields, after, before)))
    after = before
    await aTurn()
  }
  // The first of all.
  if (after !== undefined && rows.length < VERSIONS_PER_PAGE)
    rows.push(rowOf(after, await tellChanges(req, texts, fields, after, undefined)))
  return { rows, count }
}

/** The versions of a page of the history and the one before them, as they are asked for; `count` is of all. */
async function versionsFrom(req: PayloadRequest, subject: HistorySubject, start: number) {
  // Without their texts twenty are read in no time; what has thousands of rows comes by itself.
  const atOnce = hasListsInLists(fieldsOf(subject)) ? 1 : VERSIONS_PER_PAGE
  const end = start + VERSIONS_PER_PAGE
  const find = (limit: number, place: number) => findVersions(req, subject, limit, place / limit + 1)
  const first = await find(atOnce, start)
  const count = first.totalDocs
  async function* walk() {
    yield* first.docs
    for (let place = start + atOnce; place < Math.min(end, count); place += atOnce) yield* (await find(atOnce, place)).docs
    if (end < count) yield* (await find(1, end)).docs
  }
  return { versions: walk(), count }
}

function fieldsOf({ collection, global }: HistorySubject): readonly FlattenedField[] {
  return (collection ?? global)?.flattenedFields ?? []
}

/** Their rows multiply: a menu has up to 8,420. */
function hasListsInLists(fields: readonly FlattenedField[], isInList = false): boolean {
  return fields.some((field) => {
    if (!('flattenedFields' in field)) return false
    const isList = field.type === 'array'
    return (isList && isInList) || hasListsInLists(field.flattenedFields, isInList || isList)
  })
}

async function tellChanges(
  req: PayloadRequest,
  texts: TextComparison,
  fields: readonly FlattenedField[],
  after: Version,
  before: Version | undefined,
): Promise<string> {
  const words = { fields, labelOf: (widget: string) => labelOf(req, widget) }
  if (before === undefined) return describeChanges(null, after.version, words)
  const different = await texts.compare(before.id, after.id)
  return describeChanges({ ...before.version, ...different.before }, { ...after.version, ...different.after }, words)
}

function rowOf({ id, updatedAt, version: { editedBy, _status } }: Version, changes: string): HistoryRow {
  const isNamed = typeof editedBy === 'string' && editedBy !== '' && editedBy !== JUST_OPENED
  return { id, updatedAt, maker: isNamed ? editedBy : '系統', changes, isPublished: _status === 'published' }
}

/** Without their long texts. */
async function findVersions(
  req: PayloadRequest,
  subject: HistorySubject,
  limit: number,
  page: number,
): Promise<{ docs: Version[]; totalDocs: number }> {
  const { collection, global, id } = subject
  const texts = leaveOutTexts(fieldsOf(subject))
  // No field at all would be chosen by a choice of nothing.
  const select = Object.keys(texts).length > 0 ? { version: texts } : undefined
  const query = { sort: ['-updatedAt', '-id'], depth: 0, limit, page, ...(select && { select }), req }
  const found = collection
    ? await req.payload.findVersions({
        collection: collection.slug as CollectionSlug,
        where: { parent: { equals: id } },
        overrideAccess: false,
        ...query,
      })
    : await req.payload.findGlobalVersions({ slug: global?.slug as GlobalSlug, overrideAccess: false, ...query })
  return found as unknown as { docs: Version[]; totalDocs: number }
}

function labelOf({ payload }: PayloadRequest, widget: string): string {
  const label = payload.config.blocks?.find(({ slug }) => slug === widget)?.labels?.singular
  return typeof label === 'string' ? label : widget
}
