import type { CollectionConfig } from 'payload'
import { administrators, nobody } from '../access/roles.ts'

/** Which item of another site became which document here. Rows are written by the import alone, each in the transaction of its document. */
export const importItems: CollectionConfig = {
  slug: 'import-items',
  labels: { singular: '匯入項目', plural: '匯入項目' },
  admin: { hidden: true, hideAPIURL: true },
  access: { read: administrators, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  indexes: [{ fields: ['source', 'wpType', 'wpId'], unique: true }, { fields: ['wpId', 'wpType'] }],
  fields: [
    // The old site's origin.
    { name: 'source', type: 'text', required: true },
    { name: 'wpType', type: 'text', required: true },
    // Its number there; its name where it has none.
    { name: 'wpId', type: 'text', required: true },
    { name: 'wpGuid', type: 'text' },
    { name: 'wpLink', type: 'text' },
    // Of a file, below `uploads/` and in lower case.
    { name: 'oldPath', type: 'text', index: true },
    { name: 'hash', type: 'text', required: true },
    { name: 'docCollection', type: 'text', required: true },
    { name: 'docId', type: 'number', required: true, index: true },
    // As the import left it: a document with another one was changed since.
    { name: 'docUpdatedAt', type: 'text', required: true },
    { name: 'importedAt', type: 'date', required: true },
    { name: 'run', type: 'number', required: true, index: true },
    {
      name: 'state',
      type: 'select',
      required: true,
      options: [
        // The document has its address, and nothing else yet.
        { value: 'started', label: '進行中' },
        { value: 'done', label: '完成' },
        // There was one already: nothing that may be taken back.
        { value: 'linked', label: '沿用' },
      ],
    },
    { name: 'notes', type: 'text' },
  ],
}
