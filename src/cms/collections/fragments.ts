import type { CollectionConfig } from 'payload'
import { editors, publishedOrStaff } from '../access/roles.ts'
import { recordWhenShown } from '../changes/record-shown.ts'
import { layoutField } from '../fields/layout.ts'
import { documentPreview } from '../preview/admin-preview.ts'
import { proofreadEndpoint, proofreadingField, refuseErrors } from '../proofreading/before-publishing.ts'
import { refuseStale } from '../refuse-stale.ts'
import { readAddressesIn } from '../tables/read-addresses.ts'
import { visualEditing } from './visual-editing.ts'
import { workflow } from './workflow.ts'

export const fragments: CollectionConfig = {
  slug: 'fragments',
  labels: { singular: '片段', plural: '片段' },
  // The widget that shows one is called so, too.
  typescript: { interface: 'StoredFragment' },
  admin: {
    hideAPIURL: true,
    useAsTitle: 'name',
    defaultColumns: ['name', '_status', 'updatedAt'],
    group: '內容',
    description: '可以重複使用的一塊版面，例如大型選單的面板、分頁的內容。',
    ...documentPreview('fragments'),
    ...visualEditing,
  },
  ...workflow,
  access: { read: publishedOrStaff, readVersions: editors, create: editors, update: editors, delete: editors },
  fields: [{ name: 'name', type: 'text', label: '名稱', required: true, maxLength: 80 }, layoutField, proofreadingField],
  endpoints: [proofreadEndpoint('fragments')],
  hooks: {
    beforeChange: [refuseStale('fragments'), refuseErrors('fragments'), readAddressesIn('layout')],
    ...recordWhenShown('fragments', (id) => [`fragment:${id}`]),
  },
}
