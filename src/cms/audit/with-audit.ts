import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  CollectionSlug,
  GlobalAfterChangeHook,
  GlobalBeforeChangeHook,
  GlobalConfig,
  GlobalSlug,
  PayloadRequest,
} from 'payload'
import type { AuditKind } from '#audit/kinds.ts'
import { savedState } from '../saved-state.ts'
import { listChanges } from './list-changes.ts'
import { nameDocument } from './name-document.ts'
import { isSomebodys, recordDeed } from './record.ts'
import { keepBefore, keepPassword, markRestoring, takeBefore, takePassword, takeRestoring } from './under-way.ts'

/** Collections of which every change counts, and not only what is published or deleted. */
const CHANGES_COUNT = new Set(['users', 'redirects', 'mailing-lists'])
/** What programs write for themselves. */
const OWN_RECORDS = new Set(['changes', 'outbox', 'subscriber-tokens', 'tables', 'import-items', 'import-runs'])

interface Stored extends Record<string, unknown> {
  _status?: string | null
  deletedAt?: string | null
}

/** A collection whose publishing, changes and deletions are noted in the audit log, each in the transaction that it is stored by. */
export function withAudit(collection: CollectionConfig): CollectionConfig {
  if (OWN_RECORDS.has(collection.slug)) return collection
  const { hooks = {} } = collection
  const audited = hasDrafts(collection) ? publishing(collection) : CHANGES_COUNT.has(collection.slug) ? changing(collection) : {}
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks.beforeOperation ?? []), ...(audited.beforeOperation ?? [])],
      beforeChange: [...(hooks.beforeChange ?? []), ...(audited.beforeChange ?? [])],
      afterChange: [...(hooks.afterChange ?? []), ...(audited.afterChange ?? [])],
      afterDelete: [...(hooks.afterDelete ?? []), deleting(collection)],
    },
  }
}

function hasDrafts({ versions }: Pick<CollectionConfig | GlobalConfig, 'versions'>): boolean {
  return typeof versions === 'object' && Boolean(versions.drafts)
}

function publishing(collection: CollectionConfig): NonNullable<CollectionConfig['hooks']> {
  const slug = collection.slug as CollectionSlug
  const noteRestoring: CollectionBeforeOperationHook = ({ args, operation, req }) => {
    if (operation === 'restoreVersion') markRestoring(req)
    return args
  }
  const keepStored: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
    if (operation === 'update' && isSomebodys(req)) {
      const isPublishing = (data._status ?? originalDoc?._status) === 'published'
      keepBefore(req, slug, originalDoc?.id, await findStored(req, slug, originalDoc?.id, isPublishing))
    }
    return data
  }
  const note: CollectionAfterChangeHook = async ({ doc, data, previousDoc, req }) => {
    if (!isSomebodys(req)) return doc
    const before = takeBefore<Stored>(req, slug, doc.id)
    const saved = { id: doc.id, ...savedState({ doc, data, previousDoc }) }
    const kind = takeRestoring(req) ? 'restore' : await kindOfSave(req, slug, saved, before)
    if (kind === null) return doc
    const after = await findStored(req, slug, doc.id, true)
    const isAgain = kind === 'publish' && before?._status === 'published' && after !== null
    const changes = isAgain ? listChanges(fieldsOf(req, slug), before, after) : []
    await recordDeed(req, { kind, ...nameDocument(collection, { ...after, ...doc }), changes })
    return doc
  }
  return { beforeOperation: [noteRestoring], beforeChange: [keepStored], afterChange: [note] }
}

/** What a save has done for the public; `null` for a draft that nobody else sees. */
async function kindOfSave(
  req: PayloadRequest,
  slug: CollectionSlug,
  saved: { id: unknown; _status: unknown; deletedAt: unknown },
  before: Stored | null,
): Promise<AuditKind | null> {
  if (!before?.deletedAt && saved.deletedAt) return 'trash'
  if (before?.deletedAt && !saved.deletedAt) return 'untrash'
  if (saved._status === 'published') return 'publish'
  if (before?._status !== 'published') return null
  // A draft stands beside what is published, or in its place.
  const stored = await findStored(req, slug, saved.id, false)
  return stored?._status === 'published' ? null : 'unpublish'
}

function changing(collection: CollectionConfig): NonNullable<CollectionConfig['hooks']> {
  const slug = collection.slug as CollectionSlug
  const keepStored: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
    if (operation === 'update' && isSomebodys(req)) {
      keepBefore(req, slug, originalDoc?.id, await findStored(req, slug, originalDoc?.id, true))
      if (data.password) keepPassword(req, originalDoc?.id)
    }
    return data
  }
  const note: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
    if (!isSomebodys(req)) return doc
    const before = takeBefore<Stored>(req, slug, doc.id) ?? {}
    const after = (await findStored(req, slug, doc.id, true)) ?? {}
    const password = takePassword(req, doc.id) ? [{ field: '密碼' }] : []
    const changes = [...listChanges(fieldsOf(req, slug), before, after), ...password]
    if (operation === 'update' && changes.length === 0) return doc
    await recordDeed(req, { kind: operation, ...nameDocument(collection, { ...after, ...doc }), changes })
    return doc
  }
  return { beforeChange: [keepStored], afterChange: [note] }
}

function deleting(collection: CollectionConfig): CollectionAfterDeleteHook {
  return async ({ doc, req }) => {
    if (isSomebodys(req)) await recordDeed(req, { kind: 'delete', ...nameDocument(collection, doc), path: '' })
    return doc
  }
}

/** The row that the public reads, or as much of it as says in which state it is. */
async function findStored(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: unknown,
  isWhole: boolean,
): Promise<Stored | null> {
  const found: unknown = await req.payload.findByID({
    collection,
    id: Number(id),
    depth: 0,
    draft: false,
    trash: true,
    disableErrors: true,
    overrideAccess: true,
    req,
    ...(!isWhole && { select: { _status: true, deletedAt: true } as object }),
  })
  return found as Stored | null
}

function fieldsOf({ payload }: PayloadRequest, slug: CollectionSlug) {
  return payload.collections[slug].config.flattenedFields
}

/** The same for settings: what is published of them, and old versions that are taken up again; of those without drafts every change. */
export function withGlobalAudit(global: GlobalConfig): GlobalConfig {
  const slug = global.slug as GlobalSlug
  const stored = async (req: PayloadRequest): Promise<Stored> => ({
    ...(await req.payload.findGlobal({ slug, depth: 0, draft: false, overrideAccess: true, req })),
  })
  const keepStored: GlobalBeforeChangeHook = async ({ data, req }) => {
    const isInForce = data._status === 'published' || !hasDrafts(global)
    if (isInForce && isSomebodys(req)) keepBefore(req, slug, slug, await stored(req))
    return data
  }
  const note: GlobalAfterChangeHook = async ({ doc, req }) => {
    if (!isSomebodys(req)) return doc
    const before = takeBefore<Stored>(req, slug, slug)
    const isRestoring = takeRestoring(req)
    if (!isRestoring && before === null) return doc
    const fields = req.payload.globals.config.find((one) => one.slug === slug)?.flattenedFields ?? []
    await recordDeed(req, {
      kind: isRestoring ? 'restore' : hasDrafts(global) ? 'publish' : 'update',
      subject: String(global.label ?? slug),
      path: `/globals/${slug}`,
      changes: before === null ? [] : listChanges(fields, before, await stored(req)),
    })
    return doc
  }
  return {
    ...global,
    hooks: {
      ...global.hooks,
      beforeChange: [...(global.hooks?.beforeChange ?? []), keepStored],
      afterChange: [...(global.hooks?.afterChange ?? []), note],
    },
  }
}
