import type { CollectionConfig } from 'payload'
import { administrators, nobody } from '../access/roles.ts'

/** Imports that were begun, by whose number one can be taken back. Rows are written by the import alone. */
export const importRuns: CollectionConfig = {
  slug: 'import-runs',
  labels: { singular: '匯入', plural: '匯入' },
  admin: { hidden: true, hideAPIURL: true },
  access: { read: administrators, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  fields: [
    { name: 'source', type: 'text', required: true, index: true },
    {
      name: 'state',
      type: 'select',
      required: true,
      options: [
        { value: 'running', label: '進行中' },
        { value: 'done', label: '完成' },
        { value: 'undone', label: '已收回' },
      ],
    },
  ],
}
