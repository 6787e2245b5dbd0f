import type { CollectionConfig } from 'payload'
import { editors, everybody } from '../access/roles.ts'
import { recordTermChange, recordTermDelete } from '../changes/record-term.ts'
import { PAPER_OPTIONS } from '../fields/paper.ts'
import { slugField } from '../fields/slug.ts'
import { PUBLIC_PAGE } from './workflow.ts'

export const categories: CollectionConfig = {
  slug: 'categories',
  labels: { singular: '分類', plural: '分類' },
  admin: {
    hideAPIURL: true,
    useAsTitle: 'name',
    defaultColumns: ['name', 'slug'],
    group: '內容',
    components: { edit: { beforeDocumentControls: [PUBLIC_PAGE] } },
  },
  access: { read: everybody, create: editors, update: editors, delete: editors },
  fields: [
    { name: 'name', type: 'text', label: '名稱', required: true, maxLength: 40 },
    { name: 'description', type: 'textarea', label: '說明', maxLength: 300, admin: { description: '顯示在分類頁的標題下方。' } },
    slugField({ collection: 'categories', from: 'name' }),
    {
      name: 'paper',
      type: 'select',
      label: '色紙',
      required: true,
      defaultValue: 'bone',
      options: PAPER_OPTIONS,
      admin: { position: 'sidebar', description: '這個分類的文章印在哪一種紙上：標籤、篩選與海報都用同一色。' },
    },
    {
      name: 'parent',
      type: 'relationship',
      relationTo: 'categories',
      label: '上層分類',
      filterOptions: ({ id }) => (id === undefined ? true : { id: { not_equals: id } }),
      admin: { position: 'sidebar' },
    },
  ],
  hooks: { afterChange: [recordTermChange('category')], afterDelete: [recordTermDelete('category')] },
}
