import type { CollectionConfig } from 'payload'
import { nobody } from '../access/roles.ts'

/** What staff say to each other about a document. Written and read by `../review/` alone. */
export const comments: CollectionConfig = {
  slug: 'comments',
  labels: { singular: '討論', plural: '討論' },
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  indexes: [{ fields: ['kind', 'document'] }],
  fields: [
    { name: 'kind', type: 'text', required: true },
    { name: 'document', type: 'number', required: true },
    { name: 'writer', type: 'relationship', relationTo: 'users' },
    // The account may go.
    { name: 'name', type: 'text', required: true },
    { name: 'text', type: 'textarea', required: true },
  ],
}
