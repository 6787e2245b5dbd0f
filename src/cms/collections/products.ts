import type { CollectionConfig } from 'payload'
import { PICTURES_ONLY } from '#settings/pictures-only.ts'
import { editors, publishedOrStaff } from '../access/roles.ts'
import { recordWhenShown } from '../changes/record-shown.ts'
import { workflow, workflowButtons } from './workflow.ts'

const MAX_PRICE = 10_000_000
const MAX_STOCK = 100_000

export const products: CollectionConfig = {
  slug: 'products',
  labels: { singular: '商品', plural: '商品' },
  admin: {
    hideAPIURL: true,
    useAsTitle: 'name',
    defaultColumns: ['name', 'price', 'stock', '_status', 'updatedAt'],
    group: '內容',
    description: '系上的出版品與紀念品。商品輪播與商品列表元件從這裡取用，價格一律以這裡為準。',
    ...workflowButtons,
  },
  ...workflow,
  access: { read: publishedOrStaff, readVersions: editors, create: editors, update: editors, delete: editors },
  fields: [
    { name: 'name', type: 'text', label: '品名', required: true, maxLength: 80 },
    {
      type: 'row',
      fields: [
        {
          name: 'price',
          type: 'number',
          label: '價格（新臺幣元）',
          required: true,
          min: 0,
          max: MAX_PRICE,
          validate: (value: unknown) => Number.isSafeInteger(value) || '價格必須是整數。',
        },
        {
          name: 'stock',
          type: 'number',
          label: '庫存數量',
          min: 0,
          max: MAX_STOCK,
          admin: { description: '留空表示不計庫存；0 表示已售完。' },
        },
      ],
    },
    { name: 'image', type: 'upload', relationTo: 'media', ...PICTURES_ONLY, label: '圖片' },
    { name: 'description', type: 'textarea', label: '說明', maxLength: 1000 },
  ],
  hooks: recordWhenShown('products', () => ['products']),
}
