import type { CollectionConfig } from 'payload'

const AUTOSAVE_MS = 2000
const VERSIONS_KEPT = 50

/** For the `admin` of the same collections. */
export const workflowButtons: Pick<NonNullable<CollectionConfig['admin']>, 'components'> = {
  components: { edit: { PublishButton: '/components/publish-button#PublishButton' } },
}

/** Drafts with autosave, versions, scheduled publishing and a trash: the same for everything that is published. */
export const workflow: Pick<CollectionConfig, 'versions' | 'trash'> = {
  trash: true,
  versions: {
    maxPerDoc: VERSIONS_KEPT,
    drafts: {
      autosave: { interval: AUTOSAVE_MS, showSaveDraftButton: true },
      schedulePublish: { timeFormat: 'HH:mm', timeIntervals: 5 },
    },
  },
}
