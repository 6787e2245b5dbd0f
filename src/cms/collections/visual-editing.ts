import type { CollectionConfig } from 'payload'
import { VISUAL_PATH } from '#addresses/admin.ts'
import { workflowButtons } from './workflow.ts'

/** For the `admin` of what has a layout: it is edited on the page itself first, and in its form besides. */
export const visualEditing: Pick<NonNullable<CollectionConfig['admin']>, 'components' | 'formatDocURL'> = {
  // What is in the trash has no page to be edited on.
  formatDocURL: ({ defaultURL, viewType }) => (viewType === 'trash' ? defaultURL : defaultURL + VISUAL_PATH),
  components: {
    ...workflowButtons.components,
    views: {
      edit: {
        ...workflowButtons.components.views.edit,
        default: { tab: { label: '表單' } },
        visual: {
          Component: '/builder/visual-view#VisualView',
          path: VISUAL_PATH,
          tab: { label: '視覺編輯', href: VISUAL_PATH, order: 50 },
        },
      },
    },
  },
}
