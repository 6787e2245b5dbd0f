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
  const fields = (subject.collection ?? subject.global)?.flattenedFields ?? []
  const { docs, totalDocs } = await findVersions(req, subject, VERSIONS_PER_PAGE, page)
  const oneMore = await findVersions(req, subject, 1, page * VERSIONS_PER_PAGE + 1)
  const texts = createTextComparison(req, (subject.collection ?? subject.global)?.slug ?? '', fields)
  const all = [...docs, ...oneMore.docs]
  const rows: HistoryRow[] = []
  // One after the other, and others are answered in between: each may have texts of megabytes.
  for (const [place, version] of docs.entries()) {
    rows.push(rowOf(version, await tellChanges(req, texts, fields, version, all[place + 1])))
    await aTurn()
  }
  return { rows, count: totalDocs }
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
  { collection, global, id }: HistorySubject,
  limit: number,
  page: number,
): Promise<{ docs: Version[]; totalDocs: number }> {
  const texts = leaveOutTexts((collection ?? global)?.flattenedFields ?? [])
  // No field at all would be chosen by a choice of nothing.
  const select = Object.keys(texts).length > 0 ? { version: texts } : undefined
  const query = { sort: '-updatedAt', depth: 0, limit, page, ...(select && { select }), req }
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
