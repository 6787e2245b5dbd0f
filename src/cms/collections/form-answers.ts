import type { CollectionConfig } from 'payload'
import { forgetAnswerJobs } from '#forms/stored-answers.ts'
import { WITH_TIME } from '#settings/kinds/moment.ts'
import { editors, nobody } from '../access/roles.ts'
import { exportForm, forgetSenderNow } from './form-endpoints.ts'

const ACTIONS = [
  { label: '匯出這份表單的所有回覆（CSV）', path: 'export', download: 'form-answers.csv' },
  {
    label: '刪除這個人的所有回覆',
    path: 'forget',
    confirm: '填了這個信箱的回覆，不論在哪一份表單，都會刪除，無法復原。',
    leavesTo: '/collections/form-answers',
  },
]

/** What visitors filled in. Written by `#forms/form-desk.ts` alone. */
export const formAnswers: CollectionConfig = {
  slug: 'form-answers',
  labels: { singular: '表單回覆', plural: '表單回覆' },
  admin: {
    hideAPIURL: true,
    useAsTitle: 'title',
    listSearchableFields: ['title', 'email'],
    defaultColumns: ['title', 'email', 'page', 'createdAt', 'deleteAfter'],
    group: '表單',
    description: '訪客在聯絡表單填寫的內容。個人資料：只在需要時查看；過了保留期限會自動刪除。當事人要求刪除時，用右側的按鈕。',
  },
  access: { read: editors, create: nobody, update: nobody, delete: editors },
  lockDocuments: false,
  defaultSort: '-createdAt',
  fields: [
    { name: 'title', type: 'text', label: '表單', required: true },
    {
      name: 'answers',
      type: 'array',
      label: '回覆',
      labels: { singular: '題', plural: '題' },
      fields: [
        { name: 'label', type: 'text', label: '題目', required: true },
        { name: 'value', type: 'textarea', label: '填寫的內容' },
      ],
    },
    { name: 'email', type: 'text', label: '填寫人的信箱', index: true },
    { name: 'replyTo', type: 'text', label: '回信寄到' },
    { name: 'page', type: 'text', label: '頁面' },
    { name: 'consentText', type: 'textarea', label: '當事人同意的文字', required: true },
    { name: 'deleteAfter', type: 'date', label: '保留到', required: true, index: true, admin: { date: WITH_TIME } },
    { name: 'form', type: 'text', required: true, index: true, admin: { hidden: true, disableListColumn: true } },
    { name: 'mark', type: 'text', unique: true, admin: { hidden: true, disableListColumn: true } },
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
    { path: '/:id/export', method: 'get', handler: exportForm },
    { path: '/:id/forget', method: 'post', handler: forgetSenderNow },
  ],
  hooks: { beforeDelete: [({ req, id }) => forgetAnswerJobs(req, Number(id))] },
}
