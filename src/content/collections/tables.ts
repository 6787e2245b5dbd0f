import type { CollectionConfig } from 'payload'
import { everybody, nobody } from '../access/roles.ts'

/** Rows of uploaded CSV files and of CSV addresses, read once so that no page waits for a file or for another site. */
export const tables: CollectionConfig = {
  slug: 'tables',
  labels: { singular: '資料表', plural: '資料表' },
  admin: { hidden: true, hideAPIURL: true },
  access: { read: everybody, create: nobody, update: nobody, delete: nobody },
  fields: [
    // `media:12`, or an address.
    { name: 'source', type: 'text', required: true, unique: true, index: true, maxLength: 1000 },
    { name: 'rows', type: 'json', required: true },
    { name: 'readAt', type: 'date', required: true },
  ],
}
