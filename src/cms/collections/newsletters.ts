import type { CollectionConfig } from 'payload'
import { ISSUE_OPTIONS } from '#newsletter/states.ts'
import { editors, hasRole } from '../access/roles.ts'
import { WITH_TIME } from '../fields/moment.ts'
import { countRecipients, sendIssue, sendTest } from './newsletter-endpoints.ts'

const ACTIONS = [
  { label: '試寄給自己', path: 'test', needsSaved: true, help: '寫好、儲存之後，先寄一封給自己，看看收件匣裡的樣子。' },
  {
    label: '寄給整份名單',
    path: 'send',
    needsSaved: true,
    isMain: true,
    help: '確認無誤，再寄給名單上的每一位。會先告訴您要寄給幾位。',
    asks: 'recipients',
  },
]

export const newsletters: CollectionConfig = {
  slug: 'newsletters',
  labels: { singular: '電子報', plural: '電子報' },
  admin: {
    hideAPIURL: true,
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'list', 'state', 'sentAt'],
    group: '電子報',
    description: '寫好、儲存，先試寄給自己，再寄給整份名單。儲存不會寄出任何信。',
  },
  access: {
    read: editors,
    create: editors,
    // What was sent stays as it was sent.
    update: ({ req }) => hasRole(req.user, 'administrator', 'editor') && { state: { equals: 'draft' } },
    delete: ({ req }) => hasRole(req.user, 'administrator', 'editor') && { state: { equals: 'draft' } },
  },
  fields: [
    { name: 'subject', type: 'text', label: '主旨', required: true, maxLength: 120 },
    {
      name: 'preheader',
      type: 'text',
      label: '預覽文字',
      maxLength: 150,
      admin: { description: '收件匣裡接在主旨後面的一句話。' },
    },
    {
      name: 'list',
      type: 'relationship',
      relationTo: 'mailing-lists',
      label: '寄給哪一份名單',
      required: true,
      filterOptions: { provider: { equals: 'built-in' } },
      admin: { description: '由本站寄送的名單。Mailchimp 的名單請在 Mailchimp 寄送。' },
    },
    { name: 'body', type: 'richText', label: '內文', required: true },
    {
      name: 'actions',
      type: 'ui',
      admin: {
        position: 'sidebar',
        condition: (data) => data?.state === 'draft',
        components: { Field: { path: '/components/action-buttons#ActionButtons', clientProps: { actions: ACTIONS } } },
      },
    },
    {
      name: 'state',
      type: 'select',
      label: '狀態',
      required: true,
      defaultValue: 'draft',
      options: ISSUE_OPTIONS,
      access: { create: () => false, update: () => false },
      admin: { readOnly: true, position: 'sidebar' },
    },
    sidebarDate('queuedAt', '按下寄送的時間'),
    sidebarDate('sentAt', '全部處理完的時間'),
    {
      name: 'report',
      type: 'group',
      label: '結果',
      access: { create: () => false, update: () => false },
      admin: { position: 'sidebar', condition: (data) => data?.state === 'sent' },
      fields: [
        count('sent', '已寄出'),
        count('skipped', '略過（已退訂）'),
        count('failed', '失敗'),
        count('uncertain', '不確定'),
      ],
    },
    {
      name: 'deliveries',
      type: 'join',
      label: '寄送情形',
      collection: 'outbox',
      on: 'newsletter',
      admin: {
        defaultColumns: ['subscriber', 'kind', 'state', 'lastError', 'updatedAt'],
        allowCreate: false,
        condition: (data) => data?.state !== undefined && data.state !== 'draft',
      },
    },
  ],
  endpoints: [
    { path: '/:id/recipients', method: 'get', handler: countRecipients },
    { path: '/:id/test', method: 'post', handler: sendTest },
    { path: '/:id/send', method: 'post', handler: sendIssue },
  ],
}

function sidebarDate(name: string, label: string) {
  return {
    name,
    label,
    type: 'date' as const,
    access: { create: () => false, update: () => false },
    admin: {
      readOnly: true,
      date: WITH_TIME,
      position: 'sidebar' as const,
      condition: (data: { state?: string }) => data?.state !== 'draft',
    },
  }
}

function count(name: string, label: string) {
  return { name, label, type: 'number' as const, admin: { readOnly: true } }
}
