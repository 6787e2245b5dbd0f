import type { Endpoint, PayloadHandler, PayloadRequest, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload'
import { isDocumentId } from './document-id.ts'
import { refuse } from './refuse.ts'
import { isStaff } from './roles.ts'

/** Who gets through: anybody at all, anybody with a session, staff, or nobody. */
type Door = 'open' | 'session' | 'staff' | 'nobody'

/** A collection or a global; `null` for what stands at the root of the API. */
export type Owner = Pick<SanitizedCollectionConfig | SanitizedGlobalConfig, 'slug' | 'versions'> | null

/** Everything that is not written here is for staff, and what they get is for the access rules to say. */
const DOORS: Readonly<Record<string, Door>> = {
  'post users/login': 'open',
  'post users/logout': 'open',
  'post users/forgot-password': 'open',
  'post users/reset-password': 'open',
  'post users/first-register': 'open',
  'post users/second-step': 'open',
  'post users/second-step/setup': 'open',
  'post users/second-step/passkey': 'open',
  'get users/me': 'session',
  'post users/refresh-token': 'session',
  'get users/:id': 'session',
  'patch users/:id': 'session',
  // Read one by one, by their names.
  'get payload-preferences': 'nobody',
  'delete payload-preferences/:key': 'nobody',
  'get users/init': 'nobody',
  'post users/unlock': 'nobody',
  'post users/verify/:id': 'nobody',
  // Versions of the settings are listed by the admin itself; queries of globals have no bounds.
  'get site/versions': 'nobody',
  'get site/versions/:id': 'nobody',
}

/** Of Payload's own collections the forms use these two; see `payload-collections.ts`. */
const USED_OF_PAYLOAD = new Set(['payload-locked-documents', 'payload-preferences'])

function doorOf(owner: Owner, { method, path }: Pick<Endpoint, 'method' | 'path'>): Door {
  const place = `${owner?.slug ?? ''}${path === '/' ? '' : path}`.replace(/^\//, '')
  const [first = ''] = place.split('/')
  if (first.startsWith('payload-') && !USED_OF_PAYLOAD.has(first)) return 'nobody'
  // Fetches an address of the caller's choice; files are uploaded.
  if (path.startsWith('/paste-url')) return 'nobody'
  if (owner !== null && path.startsWith('/versions') && !owner.versions) return 'nobody'
  return DOORS[`${method} ${place}`] ?? 'staff'
}

/** The endpoint behind its door. */
export function guardEndpoint<E extends Endpoint>(owner: Owner, endpoint: E): E {
  const door = doorOf(owner, endpoint)
  const handler: PayloadHandler = async (req) => {
    const response = refusalAt(door, req) ?? (await endpoint.handler(req))
    // So Payload says that a file is not there.
    return response.status === 500 && endpoint.path === '/file/:filename' ? refuse(404) : response
  }
  return { ...endpoint, handler }
}

function refusalAt(door: Door, req: PayloadRequest): Response | null {
  if (door !== 'open' && !req.user) return refuse(401)
  if (door === 'staff' && !isStaff(req.user)) return refuse(403)
  const id = req.routeParams?.id
  if (door === 'nobody' || (id !== undefined && !isDocumentId(id))) return refuse(404)
  return null
}
