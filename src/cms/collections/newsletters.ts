import type { CollectionConfig, DefaultValue, PayloadRequest } from 'payload'
import { ISSUE_OPTIONS } from '#newsletter/states.ts'
import { WITH_TIME } from '#settings/kinds/moment.ts'
import { editors, hasRole } from '../access/roles.ts'
import { newsletterEditor } from '../editor.ts'
import { previewButton } from '../preview/admin-preview.ts'
import { calledOff, countRecipients, scheduleSending, sendIssue, sendTest } from './newsletter-endpoints.ts'

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

const BUILT_IN = { provider: { equals: 'built-in' } }

/** Where there is but one list, every issue goes to it. */
const onlyList: DefaultValue = async ({ req }: { req: PayloadRequest }) => {
  // A program that writes issues names their list itself.
  if (!req.user) return undefined
  const { docs } = await req.payload.find({
    collection: 'mailing-lists',
    where: BUILT_IN,
    select: {},
    limit: 2,
    depth: 0,
    joins: false,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return docs.length === 1 ? docs[0]?.id : undefined
}

export const newsletters: CollectionConfig = {
  slug: 'newsletters',
  labels: { singular: '電子報', plural: '電子報' },
  admin: {
    hideAPIURL: true,
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'list', 'state', 'sentAt'],
    group: '電子報',
    description: '寫好、儲存，先預覽、試寄給自己，再寄給整份名單，或排定時間寄。儲存不會寄出任何信。',
    preview: previewButton('newsletters'),
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
      filterOptions: BUILT_IN,
      defaultValue: onlyList,
      admin: { description: '由本站寄送的名單。Mailchimp 的名單請在 Mailchimp 寄送。' },
    },
    { name: 'body', type: 'richText', label: '內文', required: true, editor: newsletterEditor },
    {
      name: 'posts',
      type: 'relationship',
      relationTo: 'posts',
      hasMany: true,
      label: '附上的文章',
      maxRows: 20,
      filterOptions: { _status: { equals: 'published' } },
      admin: { description: '排在內文後面：標題、摘要與連結。寄出時還沒公開的文章不會列出。' },
    },
    {
      name: 'actions',
      type: 'ui',
      label: '動作',
      admin: {
        disableListColumn: true,
        position: 'sidebar',
        condition: (data) => data?.state === 'draft',
        components: { Field: { path: '/components/action-buttons#ActionButtons', clientProps: { actions: ACTIONS } } },
      },
    },
    {
      name: 'sending',
      type: 'ui',
      label: '排定寄送',
      admin: {
        disableListColumn: true,
        position: 'sidebar',
        condition: (data) => data?.state === 'draft' || data?.state === 'scheduled',
        components: { Field: '/desk/sending-time#SendingTime' },
      },
    },
    {
      name: 'scheduledAt',
      type: 'date',
      label: '排定的時間',
      index: true,
      access: { create: () => false, update: () => false },
      admin: { readOnly: true, date: WITH_TIME, position: 'sidebar', condition: (data) => Boolean(data?.scheduledAt) },
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
        condition: (data) => data?.state !== undefined && !['draft', 'scheduled'].includes(data.state),
      },
    },
  ],
  endpoints: [
    { path: '/:id/recipients', method: 'get', handler: countRecipients },
    { path: '/:id/test', method: 'post', handler: sendTest },
    { path: '/:id/send', method: 'post', handler: sendIssue },
    { path: '/:id/schedule', method: 'post', handler: scheduleSending },
    { path: '/:id/unschedule', method: 'post', handler: calledOff },
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
      condition: (data: { state?: string }) => data?.state !== 'draft' && data?.state !== 'scheduled',
    },
  }
}

function count(name: string, label: string) {
  return { name, label, type: 'number' as const, admin: { readOnly: true } }
}
