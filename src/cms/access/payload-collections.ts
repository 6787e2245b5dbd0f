import { type Access, docAccessOperation, docAccessOperationGlobal, type PayloadRequest, type Where } from 'payload'
import type { PayloadLockedDocument } from '#platform/payload-types.ts'
import { nobody, staff } from './roles.ts'

type AccessRules = Record<string, Access>

const NOBODY: AccessRules = { create: nobody, read: nobody, readVersions: nobody, update: nobody, delete: nobody }

/** Their own only. Preferences are written by an endpoint of their own. */
const own: Access = ({ req: { user } }) => {
  if (!user) return false
  const isOwn: Where[] = [{ 'user.value': { equals: user.id } }, { 'user.relationTo': { equals: user.collection } }]
  return { and: isOwn }
}

/** A lock may be taken over by whoever may change what is locked. */
const takeOver: Access = async ({ req, id }) => {
  if (id === undefined) return false
  const lock = await req.payload.findByID({
    collection: 'payload-locked-documents',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  })
  return lock !== null && (await mayChange(lock, req))
}

async function mayChange({ document, globalSlug }: PayloadLockedDocument, req: PayloadRequest): Promise<boolean> {
  if (document) {
    const collection = req.payload.collections[document.relationTo]
    const { update } = await docAccessOperation({ collection, id: Number(document.value), req })
    return Boolean(update)
  }
  const globalConfig = req.payload.config.globals.find(({ slug }) => slug === globalSlug)
  return globalConfig !== undefined && Boolean((await docAccessOperationGlobal({ globalConfig, req })).update)
}

/** What Payload keeps for itself, as far as the forms need it. Whatever it adds later is closed until it is written here. */
export function accessOfPayloadCollection(slug: string): AccessRules | null {
  if (slug === 'payload-locked-documents') return { ...NOBODY, read: staff, update: takeOver, delete: own }
  if (slug === 'payload-preferences') return { ...NOBODY, read: own, update: own, delete: own }
  return slug.startsWith('payload-') ? NOBODY : null
}
