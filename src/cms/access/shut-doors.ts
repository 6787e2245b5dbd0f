import type { Access, SanitizedCollectionConfig, SanitizedConfig, SanitizedGlobalConfig } from 'payload'
import { guardEndpoint, type Owner } from './endpoint-doors.ts'
import { explainError } from './explain-error.ts'
import { guardGlobalOperation, guardOperation } from './guard-operations.ts'
import { accessOfPayloadCollection } from './payload-collections.ts'
import { refusePublishingRestore, refuseRestoringGlobal, restoreAsDraft } from './restore-as-draft.ts'
import { isStaff } from './roles.ts'
import { takeOverInOwnName } from './take-over.ts'
import { answerWithoutTexts } from './without-texts.ts'

/**
 * The configuration of the admin: it answers nobody without a session except for signing in, and subscribers only about their own
 * account. What the collections call public is public on the site, which reads it as nobody; here it is for staff. Done to the finished
 * configuration, so that Payload's own collections and endpoints are covered, and so are those that will be added.
 */
export function shutDoors(config: SanitizedConfig): SanitizedConfig {
  return {
    ...config,
    collections: config.collections.map(guardCollection),
    globals: config.globals.map(guardGlobal),
    endpoints: config.endpoints.map((endpoint: SanitizedConfig['endpoints'][number]) => guardEndpoint(null, endpoint)),
    hooks: { ...config.hooks, afterError: [...(config.hooks.afterError ?? []), explainError] },
  }
}

function guardCollection(collection: SanitizedCollectionConfig): SanitizedCollectionConfig {
  const rules = accessOfPayloadCollection(collection.slug)
  const beforeOperation = [
    guardOperation,
    refusePublishingRestore,
    ...(collection.slug === 'payload-locked-documents' ? [takeOverInOwnName] : []),
  ]
  return {
    ...collection,
    access: collection.slug === 'users' ? collection.access : forStaff({ ...collection.access, ...rules }),
    endpoints: guardEndpoints(collection, collection.endpoints),
    hooks: {
      ...collection.hooks,
      beforeOperation: [...beforeOperation, ...(collection.hooks.beforeOperation ?? [])],
      afterOperation: [...(collection.hooks.afterOperation ?? []), answerWithoutTexts],
    },
  }
}

function guardGlobal(global: SanitizedGlobalConfig): SanitizedGlobalConfig {
  return {
    ...global,
    access: forStaff(global.access),
    endpoints: guardEndpoints(global, global.endpoints, global.slug),
    hooks: {
      ...global.hooks,
      beforeOperation: [guardGlobalOperation, refuseRestoringGlobal, ...(global.hooks.beforeOperation ?? [])],
    },
  }
}

function guardEndpoints<E extends SanitizedCollectionConfig['endpoints']>(owner: Owner, endpoints: E, global?: string) {
  return endpoints === false ? endpoints : endpoints.map((endpoint) => guardEndpoint(owner, restoreAsDraft(endpoint, global)))
}

function forStaff<Rules extends object>(rules: Rules): Rules {
  const guarded = Object.entries(rules).map(([operation, rule]) => {
    const access: Access = (args) => isStaff(args.req.user) && rule(args)
    return [operation, typeof rule === 'function' ? access : rule]
  })
  return Object.fromEntries(guarded)
}
