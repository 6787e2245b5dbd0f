import type { CollectionConfig } from 'payload'
import { nobody } from '../access/roles.ts'

/** The links in mails. Of each only a hash is kept: whoever reads the database cannot act for a subscriber. */
export const subscriberTokens: CollectionConfig = {
  slug: 'subscriber-tokens',
  labels: { singular: '信中連結', plural: '信中連結' },
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  fields: [
    {
      name: 'purpose',
      type: 'select',
      required: true,
      options: [
        { value: 'confirm', label: '確認訂閱' },
        { value: 'manage', label: '管理訂閱' },
      ],
    },
    { name: 'hash', type: 'text', required: true, unique: true, index: true },
    { name: 'subscriber', type: 'relationship', relationTo: 'subscribers', required: true, index: true },
    { name: 'expiresAt', type: 'date', required: true, index: true },
  ],
}
