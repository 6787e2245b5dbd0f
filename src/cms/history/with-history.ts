import type {
  CollectionBeforeChangeHook,
  CollectionConfig,
  CollectionSlug,
  FieldAccess,
  GlobalBeforeChangeHook,
  GlobalConfig,
  GlobalSlug,
  PayloadRequest,
  SelectType,
  TextField,
} from 'payload'
import { sqlOf } from '#platform/db/sql.ts'
import { isStaff } from '../access/roles.ts'
import { JUST_OPENED, WITHOUT_BLANK_DRAFTS } from '../desk/blank-drafts.ts'
import { versionTableOf } from '../stored-names.ts'
import { changesStructure } from './structure.ts'
import { losesMuch, losesUnkept, losingFields } from './text-loss.ts'

/** How long one version takes up all that is saved by itself. */
export const CHECKPOINT_MS = 5 * 60_000

const nobody: FieldAccess = () => false

/** Who made a version: the name, for the account may go. Written by the hook alone, read by staff. */
const editedByField: TextField = {
  name: 'editedBy',
  type: 'text',
  access: { create: nobody, update: nobody, read: ({ req }) => isStaff(req.user) },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
}

/**
 * A collection whose versions are a history. What saves itself goes into one version as long as one person works on it, for five
 * minutes at most, and no further than the next change of its structure or loss of much text: before that, the version is kept and
 * another one begun.
 */
export function withHistory(collection: CollectionConfig): CollectionConfig {
  if (!hasDrafts(collection)) return collection
  const keepCheckpoint: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
    if (operation === 'create' && isJustOpened(collection, data, req)) return { ...data, editedBy: JUST_OPENED }
    const editedBy = nameOf(req)
    if (operation === 'update' && originalDoc) {
      const find: FindVersion = async (options) => {
        const { docs } = await req.payload.findVersions({
          collection: collection.slug as CollectionSlug,
          where: { parent: { equals: originalDoc.id } },
          overrideAccess: true,
          ...options,
          ...one(req),
        })
        return docs[0]
      }
      await keepIfDue(req, { table: versionTableOf(collection.slug), find, editedBy, before: originalDoc, data })
    }
    return { ...data, editedBy }
  }
  return {
    ...collection,
    admin: { ...collection.admin, baseFilter: () => WITHOUT_BLANK_DRAFTS },
    fields: [...collection.fields, editedByField],
    hooks: { ...collection.hooks, beforeChange: [...(collection.hooks?.beforeChange ?? []), keepCheckpoint] },
  }
}

/** Whether Payload stores a document only because somebody opened its form: what saves itself needs a number. */
function isJustOpened({ admin }: CollectionConfig, data: Record<string, unknown>, { payloadAPI, user }: PayloadRequest): boolean {
  return payloadAPI === 'local' && isStaff(user) && data._status === 'draft' && !data[admin?.useAsTitle ?? 'id']
}

/** The same for a global. */
export function withGlobalHistory(global: GlobalConfig): GlobalConfig {
  if (!hasDrafts(global)) return global
  const keepCheckpoint: GlobalBeforeChangeHook = async ({ data, originalDoc, req }) => {
    const editedBy = nameOf(req)
    const find: FindVersion = async (options) => {
      const { docs } = await req.payload.findGlobalVersions({
        slug: global.slug as GlobalSlug,
        overrideAccess: true,
        ...options,
        ...one(req),
      })
      return docs[0]
    }
    await keepIfDue(req, { table: versionTableOf(global.slug), find, editedBy, before: originalDoc ?? {}, data })
    return { ...data, editedBy }
  }
  return {
    ...global,
    fields: [...global.fields, editedByField],
    hooks: { ...global.hooks, beforeChange: [...(global.hooks?.beforeChange ?? []), keepCheckpoint] },
  }
}

function hasDrafts({ versions }: Pick<CollectionConfig | GlobalConfig, 'versions'>): boolean {
  return typeof versions === 'object' && Boolean(versions.drafts)
}

function one(req: PayloadRequest) {
  return { sort: '-updatedAt', limit: 1, depth: 0, pagination: false, req } as const
}

interface Version {
  id: number | string
  autosave?: boolean | null
  createdAt: string
  version: object
}

/** The newest version is on the first page, the one before it on the second. */
type FindVersion = (options: { page: number; select: SelectType }) => Promise<Version | undefined>

interface Save {
  table: string
  find: FindVersion
  editedBy: string
  before: Record<string, unknown>
  data: Record<string, unknown>
}

/** A version that is no autosave any more is not written over. */
async function keepIfDue(req: PayloadRequest, { table, find, editedBy, before, data }: Save): Promise<void> {
  const version = await find({ page: 1, select: { autosave: true, createdAt: true, version: { editedBy: true } } })
  if (version?.autosave !== true) return
  const isOld = Date.now() - new Date(version.createdAt).getTime() >= CHECKPOINT_MS
  const isAnothers = (Reflect.get(version.version, 'editedBy') ?? '') !== editedBy
  const isDue = isOld || isAnothers || changesStructure(before, data) || losesMuch(before, data)
  if (!isDue && !(await losesWhatIsNotKept(find, before, data))) return
  const sql = await sqlOf(req.payload, req)
  await sql.run(`update ${table} set autosave = false where id = ?`, [version.id])
}

/** The version before the one that is written over is kept already; it is read only where something goes. */
async function losesWhatIsNotKept(find: FindVersion, before: Save['before'], data: Save['data']): Promise<boolean> {
  const names = losingFields(before, data)
  if (names.length === 0) return false
  const kept = await find({ page: 2, select: { version: Object.fromEntries(names.map((name) => [name, true])) } })
  return losesUnkept(before, data, { ...kept?.version })
}

function nameOf({ user }: PayloadRequest): string {
  const name = user?.collection === 'users' ? user.name : ''
  // Whoever is called so would make drafts vanish.
  return name === JUST_OPENED ? '' : name
}
