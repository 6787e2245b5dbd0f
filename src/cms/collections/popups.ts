import type { CollectionConfig } from 'payload'
import { editors, publishedOrStaff } from '../access/roles.ts'
import { recordWhenShown } from '../changes/record-shown.ts'
import { popupContentField } from '../fields/popup/content.ts'
import { popupLookField } from '../fields/popup/look.ts'
import { popupRulesField } from '../fields/popup/rules.ts'
import { popupTriggersField } from '../fields/popup/triggers.ts'
import { documentPreview } from '../preview/admin-preview.ts'
import { proofreadEndpoint, proofreadingField, refuseErrors } from '../proofreading/before-publishing.ts'
import { refuseStale } from '../refuse-stale.ts'
import { readAddressesIn } from '../tables/read-addresses.ts'
import { visualEditing } from './visual-editing.ts'
import { workflow } from './workflow.ts'

export const popups: CollectionConfig = {
  slug: 'popups',
  labels: { singular: '彈出視窗', plural: '彈出視窗' },
  admin: {
    hideAPIURL: true,
    useAsTitle: 'name',
    defaultColumns: ['name', '_status', 'updatedAt'],
    group: '內容',
    description: '蓋在頁面上的視窗。可以在設定的時機自動打開，也可以由任何連結或按鈕打開。',
    ...documentPreview('popups'),
    ...visualEditing,
  },
  ...workflow,
  access: { read: publishedOrStaff, readVersions: editors, create: editors, update: editors, delete: editors },
  fields: [
    {
      name: 'name',
      type: 'text',
      label: '名稱',
      required: true,
      maxLength: 80,
      admin: { description: '也是視窗的名稱，會念給用螢幕報讀器的訪客聽。' },
    },
    {
      type: 'tabs',
      tabs: [
        {
          label: '內容',
          fields: [
            {
              name: 'begin',
              type: 'ui',
              admin: { disableListColumn: true, components: { Field: '/desk/begin-popup#BeginPopup' } },
            },
            popupContentField,
          ],
        },
        { label: '樣子', fields: [popupLookField] },
        { label: '什麼時候打開', fields: [popupTriggersField] },
        { label: '期間與對象', fields: [popupRulesField] },
      ],
    },
    proofreadingField,
  ],
  endpoints: [proofreadEndpoint('popups')],
  hooks: {
    beforeChange: [refuseStale('popups'), refuseErrors('popups'), readAddressesIn('layout')],
    ...recordWhenShown('popups', (id) => ['popups', `popup:${id}`]),
  },
}
