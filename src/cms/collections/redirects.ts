import type { CollectionConfig } from 'payload'
import { safeUrl } from '#platform/safe-url.ts'
import { isRedirectSource, normaliseSource } from '#published/redirect-source.ts'
import { editors, everybody } from '../access/roles.ts'
import { recordTags } from '../changes/record.ts'

export const redirects: CollectionConfig = {
  slug: 'redirects',
  labels: { singular: '轉址', plural: '轉址' },
  admin: {
    hideAPIURL: true,
    useAsTitle: 'from',
    defaultColumns: ['from', 'kind', 'to'],
    group: '管理',
    description: '舊網址轉到新網址。文章或頁面改了網址會自動留下一筆；從舊網站搬來的網址可以自己加。',
  },
  access: { read: everybody, create: editors, update: editors, delete: editors },
  fields: [
    {
      name: 'from',
      type: 'text',
      label: '舊網址',
      required: true,
      unique: true,
      index: true,
      maxLength: 500,
      admin: { description: '以「/」開頭的路徑，例如「/old-news/」。' },
      hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? normaliseSource(value) : value)] },
      validate: (value: string | null | undefined) =>
        isRedirectSource(value) || '請填以「/」開頭的路徑，不含網域與問號，例如「/old-news/」。',
    },
    {
      name: 'kind',
      type: 'radio',
      label: '轉到',
      required: true,
      defaultValue: 'url',
      options: [
        { value: 'post', label: '文章' },
        { value: 'page', label: '頁面' },
        { value: 'url', label: '其他網址' },
      ],
    },
    {
      name: 'post',
      type: 'relationship',
      relationTo: 'posts',
      label: '文章',
      admin: { condition: (_, s) => s?.kind === 'post' },
    },
    {
      name: 'page',
      type: 'relationship',
      relationTo: 'pages',
      label: '頁面',
      admin: { condition: (_, s) => s?.kind === 'page' },
    },
    {
      name: 'to',
      type: 'text',
      label: '新網址',
      maxLength: 1000,
      admin: { condition: (_, s) => s?.kind === 'url', description: '站內路徑或完整網址。' },
      validate: (value: string | null | undefined, { siblingData }: { siblingData: { kind?: string } }) =>
        siblingData?.kind !== 'url' || safeUrl(value) !== null || '請填站內路徑，或以 http:// 或 https:// 開頭的完整網址。',
    },
  ],
  hooks: {
    afterChange: [({ req, doc }) => recordTags(req, ['redirects']).then(() => doc)],
    afterDelete: [({ req, doc }) => recordTags(req, ['redirects']).then(() => doc)],
  },
}
