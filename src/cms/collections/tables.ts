import type { CollectionConfig } from 'payload'
import { everybody, nobody } from '../access/roles.ts'

/**
 * Rows of uploaded CSV files and of CSV addresses, read once so that no page waits for a file or for another site. The site, which
 * has no API, looks them up for the pages that show them; the admin's API would list them all, whether a page shows them or not.
 */
export function createTables(program: 'admin' | 'site'): CollectionConfig {
  return {
    slug: 'tables',
    labels: { singular: '資料表', plural: '資料表' },
    admin: { hidden: true, hideAPIURL: true },
    access: { read: program === 'site' ? everybody : nobody, create: nobody, update: nobody, delete: nobody },
    fields: [
      // `media:12`, or an address.
      { name: 'source', type: 'text', required: true, unique: true, index: true, maxLength: 1000 },
      { name: 'rows', type: 'json', required: true },
      { name: 'readAt', type: 'date', required: true },
    ],
  }
}
