import type { CollectionBeforeOperationHook, Endpoint, GlobalBeforeOperationHook, GlobalSlug, PayloadHandler } from 'payload'
import { markRestoring } from '../audit/under-way.ts'
import { refuseWith } from './refuse-with.ts'

/** The endpoint that restores a version makes a draft of it, whatever it is asked for: only the publish button publishes. */
export function restoreAsDraft<E extends Endpoint>(endpoint: E, global?: string): E {
  if (endpoint.method !== 'post' || endpoint.path !== '/versions/:id') return endpoint
  return { ...endpoint, handler: global === undefined ? asDraft(endpoint.handler) : restoreGlobal(global as GlobalSlug) }
}

function asDraft(handler: PayloadHandler): PayloadHandler {
  return (req) => {
    req.query = { ...req.query, draft: 'true' }
    return handler(req)
  }
}

/** Payload's own writes a draft over what is published. */
function restoreGlobal(slug: GlobalSlug): PayloadHandler {
  return async (req) => {
    const { version } = await req.payload.findGlobalVersionByID({
      slug,
      id: String(req.routeParams?.id),
      depth: 0,
      overrideAccess: false,
      req,
    })
    const fields = req.payload.globals.config.find((global) => global.slug === slug)?.flattenedFields ?? []
    // What the version lacks was empty then.
    const empty = Object.fromEntries(fields.map(({ name }) => [name, null]))
    const data = { ...empty, ...version, _status: 'draft' as const }
    markRestoring(req)
    const doc = await req.payload.updateGlobal({ slug, data, draft: true, depth: 0, overrideAccess: false, req })
    return Response.json({ doc, message: req.t('version:restoredSuccessfully') })
  }
}

const REFUSAL = '舊版本只能還原成草稿，再由您發布。'

/** The same for whoever restores past the endpoint. */
export const refusePublishingRestore: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation === 'restoreVersion' && Reflect.get(args, 'draft') !== true) refuseWith(REFUSAL)
  return args
}

export const refuseRestoringGlobal: GlobalBeforeOperationHook = ({ args, operation }) => {
  if (operation === 'restoreVersion') refuseWith(REFUSAL)
  return args
}
