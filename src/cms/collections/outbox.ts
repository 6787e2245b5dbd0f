import type { CollectionConfig } from 'payload'
import { JOB_KIND_OPTIONS, OUTBOX_OPTIONS } from '#newsletter/states.ts'
import { WITH_TIME } from '#settings/kinds/moment.ts'
import { editors, nobody } from '../access/roles.ts'
import { retryJob } from './newsletter-endpoints.ts'

/** Of the sender alone: neither in the form nor among the columns that one may choose. */
const UNSEEN = { hidden: true, disableListColumn: true, disableListFilter: true }

/** What is still to be delivered, and what became of it. Rows are written by `newsletter/` alone. */
export const outbox: CollectionConfig = {
  slug: 'outbox',
  labels: { singular: '寄送項目', plural: '寄送匣' },
  admin: {
    hideAPIURL: true,
    useAsTitle: 'kind',
    defaultColumns: ['kind', 'subscriber', 'newsletter', 'state', 'attempts', 'dueAt', 'lastError'],
    group: '電子報',
    description:
      '每一封要寄的信與每一次登記。寄送服務暫時連不上時留在這裡，稍後自動再試。「不確定」表示交寄到一半中斷：為了不重複寄，不會自動再試。',
  },
  access: { read: editors, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  defaultSort: '-updatedAt',
  indexes: [{ fields: ['newsletter', 'subscriber'], unique: true }, { fields: ['state', 'dueAt'] }],
  fields: [
    { name: 'kind', type: 'select', label: '種類', required: true, options: JOB_KIND_OPTIONS },
    { name: 'state', type: 'select', label: '狀態', required: true, defaultValue: 'waiting', options: OUTBOX_OPTIONS },
    { name: 'subscriber', type: 'relationship', relationTo: 'subscribers', label: '訂閱者', index: true },
    { name: 'newsletter', type: 'relationship', relationTo: 'newsletters', label: '電子報', index: true },
    { name: 'user', type: 'relationship', relationTo: 'users', label: '寄給同事' },
    { name: 'review', type: 'relationship', relationTo: 'review-requests', admin: UNSEEN },
    { name: 'answer', type: 'relationship', relationTo: 'form-answers', label: '表單回覆', index: true },
    { name: 'recipient', type: 'text', label: '寄給表單的收件人' },
    { name: 'attempts', type: 'number', label: '試過幾次', required: true, defaultValue: 0 },
    { name: 'dueAt', type: 'date', label: '最早何時寄', required: true, admin: { date: WITH_TIME } },
    { name: 'lastError', type: 'text', label: '最近一次的問題' },
    { name: 'handedAt', type: 'date', label: '交寄時間', admin: { date: WITH_TIME } },
    { name: 'doneAt', type: 'date', label: '完成時間', admin: { date: WITH_TIME } },
    { name: 'asksFirst', type: 'checkbox', admin: UNSEEN },
    { name: 'leaseOwner', type: 'text', admin: UNSEEN },
    { name: 'leaseUntil', type: 'date', admin: UNSEEN },
    {
      name: 'actions',
      type: 'ui',
      label: '動作',
      admin: {
        disableListColumn: true,
        position: 'sidebar',
        condition: (data) => ['waiting', 'failed', 'uncertain'].includes(data?.state),
        components: {
          Field: {
            path: '/components/action-buttons#ActionButtons',
            clientProps: {
              actions: [{ label: '現在再試一次', path: 'retry', confirm: '狀態是「不確定」的信可能已經寄到，再試會多寄一封。' }],
            },
          },
        },
      },
    },
  ],
  endpoints: [{ path: '/:id/retry', method: 'post', handler: retryJob }],
}
