import { type Static, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import type { PayloadRequest } from 'payload'
import { fitsDocument, fitsForm, fitsRemark } from '#cms/access/check-amount.ts'
import { isDocumentId } from '#cms/access/document-id.ts'
import { mayDo } from '#cms/access/may-do.ts'
import { isStaff } from '#cms/access/roles.ts'
import { hasAccounts } from '#cms/accounts/setup-code.ts'
import { findCollection, findGlobal } from './find-entity.ts'
import { readListQuestion } from './list-question.ts'
import { admitSchedule } from './schedule-publish.ts'

const Sent = Type.Record(Type.String(), Type.Unknown())
type Sent = Static<typeof Sent>
const Beginning = Type.Union([Sent, Type.Null(), Type.Undefined()])

/** The arguments as they may be used, or `null` for a refusal. */
type Rule = (args: Sent, req: PayloadRequest) => Promise<Sent | null>

/**
 * Every server function of Payload, and who may call it with what. Each is a way past the REST API, with arguments that nobody has
 * checked. What the admin does not use is refused; so is what Payload will add, until it is written here.
 */
export const RULES: Readonly<Record<string, Rule>> = {
  'form-state': admitForm,
  'render-document': (args, req) => admitDocument('docID', args, req),
  'render-document-slots': (args, req) => admitDocument('id', args, req),
  'render-list': admitList,
  'table-state': admitList,
  'get-upcoming-scheduled-publish': admitSchedules,
  'schedule-publish': admitSchedule,
  'get-default-layout': refuse,
  'render-widget': refuse,
  'copy-data-from-locale': refuse,
  'get-folder-results-component-and-data': refuse,
  'render-field': refuse,
  slugify: refuse,
}

/** What a server function may be called with by this person; `null`: not at all. */
export async function admit(name: unknown, args: unknown, req: PayloadRequest): Promise<Sent | null> {
  const rule = typeof name === 'string' && Object.hasOwn(RULES, name) ? RULES[name] : undefined
  if (rule === undefined || !Value.Check(Sent, args)) return null
  const used = name === 'table-state' ? withoutRows(args) : { ...args }
  if (!fits(used)) return null
  if (isStaff(req.user)) return rule(used, req)
  return rule === admitForm && !req.user ? admitFirstForm(used, req) : null
}

/** Whether all of it is no more than the admin sends: what was sent once may be there a billion times. */
function fits({ formState, documentFormState, initialBlockFormState, ...rest }: Sent): boolean {
  // Permissions name every field of every widget.
  const { data, initialData, initialBlockData, docPermissions, docPreferences, ...remark } = rest
  return (
    [formState, documentFormState, initialBlockFormState].every(fitsForm) &&
    [data, initialData, initialBlockData, docPermissions, docPreferences].every(fitsDocument) &&
    fitsRemark(remark)
  )
}

/** The rows of a table are for the database to say. */
function withoutRows({ data: _, ...args }: Sent): Sent {
  return args
}

/** The form of the very first account: whoever fills it in has none yet. */
async function admitFirstForm(sent: Sent, { payload }: PayloadRequest): Promise<Sent | null> {
  const { collectionSlug, operation, schemaPath, formState, docPermissions, skipValidation } = sent
  const isUsers = collectionSlug === 'users' && operation === 'create' && schemaPath === 'users'
  if (!isUsers || !fitsRemark(formState) || (await hasAccounts(payload))) return null
  return { collectionSlug, operation, schemaPath, formState, docPermissions, skipValidation, skipClientConfigAuth: true }
}

async function refuse(): Promise<null> {
  return null
}

/** A form of a document that this person may at least see. Only who may change it may lock it. */
async function admitForm({ skipClientConfigAuth: _, ...args }: Sent, req: PayloadRequest): Promise<Sent | null> {
  if (args.widgetSlug !== undefined) return null
  if (args.globalSlug !== undefined) return args.collectionSlug === undefined ? admitGlobalForm(args, req) : null
  const collection = findCollection(req, args.collectionSlug)
  if (collection === null) return null
  const id = args.id ?? undefined
  if (id === undefined) {
    const mayWrite = (await collection.access.create({ req })) || (await collection.access.update({ req }))
    return mayWrite ? args : null
  }
  if (!isDocumentId(id)) return null
  if (await mayDo('update', collection, Number(id), req)) return args
  return (await mayDo('read', collection, Number(id), req)) ? { ...args, returnLockStatus: false } : null
}

async function admitGlobalForm(args: Sent, req: PayloadRequest): Promise<Sent | null> {
  const global = findGlobal(req, args.globalSlug)
  if (global === null) return null
  if (await global.access.update({ req })) return args
  return (await global.access.read({ req })) ? { ...args, returnLockStatus: false } : null
}

/** A document in a drawer, or its parts, under the one name that Payload reads there. */
async function admitDocument(
  name: 'docID' | 'id',
  { paramsOverride: _, ...args }: Sent,
  req: PayloadRequest,
): Promise<Sent | null> {
  const collection = findCollection(req, args.collectionSlug)
  const other = args[name === 'id' ? 'docID' : 'id'] ?? undefined
  if (collection === null || other !== undefined) return null
  const id = args[name] ?? undefined
  if (!Value.Check(Beginning, args.initialData)) return null
  if (id === undefined) return (await collection.access.create({ req })) ? args : null
  return isDocumentId(id) && (await mayDo('read', collection, Number(id), req)) ? args : null
}

/** What is in the list is for the access rules to say, and how much of it for `guardOperation`. */
async function admitList(args: Sent, req: PayloadRequest): Promise<Sent | null> {
  const collection = findCollection(req, args.collectionSlug)
  if (collection === null || !isListOf(args.parent, req)) return null
  return (await collection.access.read({ req })) ? readListQuestion(args) : null
}

/** Whether it is a document's own list, under whose name columns are kept for a person; or of no document. */
function isListOf(parent: unknown, req: PayloadRequest): boolean {
  if (parent === undefined || parent === null) return true
  const { collectionSlug, joinPath } = Object(parent) as Record<string, unknown>
  const fields = findCollection(req, collectionSlug)?.flattenedFields ?? []
  return fields.some((field) => field.type === 'join' && field.name === joinPath)
}

async function admitSchedules({ collectionSlug, id }: Sent, req: PayloadRequest): Promise<Sent | null> {
  const collection = findCollection(req, collectionSlug)
  if (collection === null || !isDocumentId(id)) return null
  return (await mayDo('update', collection, Number(id), req)) ? { collectionSlug, id } : null
}
