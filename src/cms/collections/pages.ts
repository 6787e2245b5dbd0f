import type { CollectionConfig } from 'payload'
import { editors, publishedOrStaff } from '../access/roles.ts'
import { recordPageChange, recordPageDelete } from '../changes/record-page.ts'
import { languageField } from '../fields/language.ts'
import { layoutField } from '../fields/layout.ts'
import { PAPER_OPTIONS } from '../fields/paper.ts'
import { seoField } from '../fields/seo.ts'
import { validateSlug } from '../fields/slug.ts'
import { computePath, moveDescendants } from '../page-paths.ts'
import { documentPreview } from '../preview/admin-preview.ts'
import { proofreadEndpoint, proofreadingField, refuseErrors } from '../proofreading/before-publishing.ts'
import { refuseStale } from '../refuse-stale.ts'
import { readAddressesIn } from '../tables/read-addresses.ts'
import { visualEditing } from './visual-editing.ts'
import { workflow } from './workflow.ts'

export const pages: CollectionConfig = {
  slug: 'pages',
  labels: { singular: '頁面', plural: '頁面' },
  defaultSort: 'path',
  admin: {
    hideAPIURL: true,
    useAsTitle: 'title',
    defaultColumns: ['title', 'path', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'path'],
    group: '內容',
    description: '首頁與其他固定的頁面，由區段與元件組成。',
    ...documentPreview('pages'),
    ...visualEditing,
  },
  ...workflow,
  access: { read: publishedOrStaff, readVersions: editors, create: editors, update: editors, delete: editors },
  fields: [
    { name: 'title', type: 'text', label: '標題', required: true, maxLength: 120 },
    {
      type: 'tabs',
      tabs: [
        {
          label: '版面',
          fields: [
            { name: 'lead', type: 'textarea', label: '前言', maxLength: 300, admin: { description: '顯示在頁首標題下方。' } },
            layoutField,
          ],
        },
        { label: '搜尋與分享', fields: [seoField] },
      ],
    },
    proofreadingField,
    {
      name: 'isHome',
      type: 'checkbox',
      label: '這是首頁',
      defaultValue: false,
      hooks: { beforeDuplicate: [() => false] },
      admin: { position: 'sidebar' },
    },
    {
      name: 'slug',
      type: 'text',
      label: '網址代稱',
      maxLength: 120,
      admin: {
        position: 'sidebar',
        description: '網址的這一段，可用中文。留空會由標題產生一次。已發布的頁面改了網址，舊網址會自動轉到新網址。',
        condition: (data) => !data?.isHome,
      },
      validate: validateSlug('關於本系'),
      // A copy gets a slug of its own.
      hooks: { beforeDuplicate: [() => null] },
    },
    {
      name: 'parent',
      type: 'relationship',
      relationTo: 'pages',
      label: '上層頁面',
      filterOptions: ({ id }) => (id === undefined ? true : { id: { not_equals: id } }),
      admin: { position: 'sidebar', condition: (data) => !data?.isHome },
    },
    {
      name: 'path',
      type: 'text',
      label: '完整路徑',
      unique: true,
      index: true,
      admin: { position: 'sidebar', readOnly: true, description: '由上層頁面與網址代稱組成。' },
    },
    {
      name: 'template',
      type: 'select',
      label: '版型',
      required: true,
      defaultValue: 'standard',
      options: [
        { value: 'standard', label: '標準（有頁首）' },
        { value: 'wide', label: '滿版（沒有頁首）' },
        { value: 'home', label: '首頁' },
      ],
      admin: { position: 'sidebar' },
    },
    {
      name: 'paper',
      type: 'select',
      label: '頁首色紙',
      defaultValue: 'celadon',
      options: PAPER_OPTIONS,
      admin: { position: 'sidebar' },
    },
    languageField({
      label: '頁面語言',
      admin: { position: 'sidebar', description: '整頁用外語寫成時才選，留空就是中文。', condition: (data) => !data?.isHome },
    }),
  ],
  endpoints: [proofreadEndpoint('pages')],
  hooks: {
    beforeChange: [refuseStale('pages'), computePath, refuseErrors('pages'), readAddressesIn('layout')],
    afterChange: [moveDescendants, recordPageChange],
    afterDelete: [recordPageDelete],
  },
}
