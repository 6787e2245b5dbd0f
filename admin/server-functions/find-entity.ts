import { isEntityHidden, type PayloadRequest, type SanitizedCollectionConfig, type SanitizedGlobalConfig } from 'payload'

/** A collection by a name from a browser, if it has a place in the admin. Names such as `__proto__` are in every object. */
export function findCollection({ payload, user }: PayloadRequest, slug: unknown): SanitizedCollectionConfig | null {
  const found = payload.config.collections.find((collection) => collection.slug === slug)
  return found && user && !isEntityHidden({ hidden: found.admin.hidden, user }) ? found : null
}

export function findGlobal({ payload }: PayloadRequest, slug: unknown): SanitizedGlobalConfig | null {
  return payload.config.globals.find((global) => global.slug === slug) ?? null
}
