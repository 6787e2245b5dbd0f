import type { CollectionConfig } from 'payload'
import { editors, everybody } from '../access/roles.ts'
import { recordTermChange, recordTermDelete } from '../changes/record-term.ts'
import { slugField } from '../fields/slug.ts'
import { PUBLIC_PAGE } from './workflow.ts'

export const tags: CollectionConfig = {
  slug: 'tags',
  labels: { singular: '標籤', plural: '標籤' },
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
    { name: 'description', type: 'textarea', label: '說明', maxLength: 300, admin: { description: '顯示在標籤頁的標題下方。' } },
    slugField({ collection: 'tags', from: 'name' }),
  ],
  hooks: { afterChange: [recordTermChange('tag')], afterDelete: [recordTermDelete('tag')] },
}
