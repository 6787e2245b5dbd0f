import type { CollectionConfig } from 'payload'
import { nobody } from '../access/roles.ts'

/** What became of the last request to publish a document, one row for each. Written by `../review/` alone. */
export const reviewRequests: CollectionConfig = {
  slug: 'review-requests',
  labels: { singular: '送審', plural: '送審' },
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  indexes: [{ fields: ['kind', 'document'], unique: true }],
  fields: [
    // The document's collection and id: a relation to every kind would be a table of its own.
    { name: 'kind', type: 'text', required: true },
    { name: 'document', type: 'number', required: true },
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      options: [
        { value: 'waiting', label: '等待審稿' },
        { value: 'returned', label: '已退回' },
        { value: 'published', label: '已發布' },
        { value: 'withdrawn', label: '已收回' },
      ],
    },
    { name: 'askedBy', type: 'relationship', relationTo: 'users', index: true },
    { name: 'askedAt', type: 'date' },
    { name: 'decidedBy', type: 'relationship', relationTo: 'users' },
    { name: 'decidedAt', type: 'date' },
    { name: 'reason', type: 'textarea' },
  ],
}
