import type { CollectionConfig } from 'payload'
import { nobody } from '../access/roles.ts'

/** The change log that every site process tails. Rows are written by the hooks in `../changes/` alone. */
export const changes: CollectionConfig = {
  slug: 'changes',
  labels: { singular: '異動紀錄', plural: '異動紀錄' },
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  fields: [{ name: 'tags', type: 'json', label: '標記', required: true }],
}
