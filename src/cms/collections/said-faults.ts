import type { CollectionConfig } from 'payload'

/** The form of the collection goes on saying what kept it from being saved. */
export function withSaidFaults(collection: CollectionConfig): CollectionConfig {
  const { components } = collection.admin ?? {}
  const before = [...(components?.edit?.beforeDocumentControls ?? []), '/components/said-faults#SaidFaults']
  return {
    ...collection,
    admin: { ...collection.admin, components: { ...components, edit: { ...components?.edit, beforeDocumentControls: before } } },
  }
}
