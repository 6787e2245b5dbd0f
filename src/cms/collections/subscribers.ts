import { type CollectionConfig, ValidationError } from 'payload'
import { normaliseAddress } from '#newsletter/addresses.ts'
import { forgetTraces } from '#newsletter/person.ts'
import { SUBSCRIBER_OPTIONS } from '#newsletter/states.ts'
import { WITH_TIME } from '#settings/kinds/moment.ts'
import { editors } from '../access/roles.ts'
import { downloadPerson, forgetPersonForGood, forgetPersonNow } from './newsletter-endpoints.ts'

const ACTIONS = [
  { label: '下載這個人的資料（JSON）', path: 'person', download: 'person.json' },
  {
    label: '刪除這個人的資料',
    path: 'forget',
    confirm: '這個信箱在所有名單裡的資料都會刪除，無法復原。',
    leavesTo: '/collections/subscribers',
  },
  {
    label: '刪除資料，並不再寄信',
    path: 'forget-for-good',
    confirm: '這個信箱在所有名單裡的資料都會刪除，無法復原；只留下無法還原成信箱的雜湊值，以後不再寄信給它。',
    leavesTo: '/collections/subscribers',
  },
]

export const subscribers: CollectionConfig = {
  slug: 'subscribers',
  labels: { singular: '訂閱者', plural: '訂閱者' },
  admin: {
    hideAPIURL: true,
    useAsTitle: 'email',
    defaultColumns: ['email', 'list', 'status', 'confirmedAt'],
    group: '電子報',
    description: '個人資料：只在需要時查看。當事人要求查詢或刪除時，用右側的按鈕。',
  },
  access: { read: editors, create: editors, update: editors, delete: editors },
  lockDocuments: false,
  indexes: [{ fields: ['list', 'email'], unique: true }],
  fields: [
    { name: 'list', type: 'relationship', relationTo: 'mailing-lists', label: '名單', required: true, index: true },
    {
      name: 'email',
      type: 'email',
      label: '電子郵件',
      required: true,
      index: true,
      hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? (normaliseAddress(value) ?? value) : value)] },
      validate: (value: string | null | undefined) => normaliseAddress(value ?? '') !== null || '電子郵件的格式不完整。',
    },
    {
      name: 'status',
      type: 'select',
      label: '狀態',
      required: true,
      defaultValue: 'pending',
      options: SUBSCRIBER_OPTIONS,
      admin: { isClearable: false, position: 'sidebar' },
    },
    {
      type: 'row',
      fields: [
        { name: 'lastName', type: 'text', label: '姓氏', maxLength: 60 },
        { name: 'firstName', type: 'text', label: '名字', maxLength: 60 },
        { name: 'phone', type: 'text', label: '電話', maxLength: 40 },
      ],
    },
    {
      type: 'collapsible',
      label: '同意的依據',
      fields: [
        {
          name: 'consentText',
          type: 'textarea',
          label: '當事人同意的文字',
          required: true,
          maxLength: 600,
          admin: { description: '由表單訂閱時自動記下。手動加入時，請寫下依據，例如「2026 年 11 月開放日紙本報名表」。' },
        },
        {
          type: 'row',
          fields: [
            { name: 'consentVersion', type: 'number', label: '版本', admin: { readOnly: true } },
            {
              name: 'consentAt',
              type: 'date',
              label: '同意時間',
              defaultValue: () => new Date().toISOString(),
              admin: { date: WITH_TIME },
            },
          ],
        },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'confirmedAt', type: 'date', label: '確認時間', admin: { readOnly: true, date: WITH_TIME } },
        { name: 'leftAt', type: 'date', label: '退訂時間', admin: { readOnly: true, date: WITH_TIME } },
      ],
    },
    { name: 'note', type: 'text', label: '寄送服務的答覆', maxLength: 300, admin: { readOnly: true } },
    {
      name: 'jobs',
      type: 'join',
      label: '寄給他的信',
      collection: 'outbox',
      on: 'subscriber',
      admin: { defaultColumns: ['kind', 'newsletter', 'state', 'updatedAt'], allowCreate: false },
    },
    {
      name: 'actions',
      type: 'ui',
      label: '動作',
      admin: {
        disableListColumn: true,
        position: 'sidebar',
        components: { Field: { path: '/components/action-buttons#ActionButtons', clientProps: { actions: ACTIONS } } },
      },
    },
  ],
  endpoints: [
    { path: '/:id/person', method: 'get', handler: downloadPerson },
    { path: '/:id/forget', method: 'post', handler: forgetPersonNow },
    { path: '/:id/forget-for-good', method: 'post', handler: forgetPersonForGood },
  ],
  hooks: {
    beforeDelete: [({ req, id }) => forgetTraces(req, Number(id))],
    beforeChange: [
      ({ data, originalDoc, req }) => {
        if (data.status === originalDoc?.status) return data
        if (data.status === 'unsubscribed') return { ...data, leftAt: data.leftAt ?? new Date().toISOString() }
        if (data.status === 'subscribed') return { ...data, confirmedAt: new Date().toISOString(), leftAt: null }
        // Only the person concerned may ask to be asked; a saved form must not send mail.
        if (req.user && originalDoc !== undefined && originalDoc.status !== 'pending') {
          throw new ValidationError({ errors: [{ path: 'status', message: '只能改成「已訂閱」或「已退訂」。' }] })
        }
        return data
      },
    ],
  },
}
