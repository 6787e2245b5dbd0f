import type { CollectionConfig, GlobalConfig } from 'payload'

const AUTOSAVE_MS = 2000
const VERSIONS_KEPT = 100

const versionsView = { Component: '/components/versions-view#VersionsView' }

/** The link to what visitors see, in the head of a form. */
export const PUBLIC_PAGE = '/desk/public-page#PublicPage'

/** For the `admin` of the same collections: their form and what stands in its head. */
export const workflowButtons = {
  components: {
    edit: {
      beforeDocumentControls: [PUBLIC_PAGE],
      PublishButton: '/components/publish-button#PublishButton',
    },
    views: { edit: { versions: versionsView } },
  },
} satisfies Pick<NonNullable<CollectionConfig['admin']>, 'components'>

/** The same for a global, which has no trash and no schedule. */
export const globalWorkflow: Pick<GlobalConfig, 'versions'> = {
  versions: { max: VERSIONS_KEPT, drafts: { autosave: { interval: AUTOSAVE_MS, showSaveDraftButton: true } } },
}

export const globalWorkflowButtons: Pick<NonNullable<GlobalConfig['admin']>, 'components'> = {
  components: {
    elements: {
      beforeDocumentControls: [PUBLIC_PAGE],
      PublishButton: '/components/publish-button#PublishButton',
    },
    views: { edit: { versions: versionsView } },
  },
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
