/** The states and kinds that the newsletter's collections store, with their names for editors. */

export const PROVIDERS = ['built-in', 'mailchimp'] as const
export type ProviderName = (typeof PROVIDERS)[number]

export const PROVIDER_OPTIONS = [
  { value: 'built-in', label: '本站寄送' },
  { value: 'mailchimp', label: 'Mailchimp' },
]

export const SUBSCRIBER_OPTIONS = [
  { value: 'pending', label: '等待本人確認' },
  { value: 'requested', label: '等待寄送服務接受' },
  { value: 'subscribed', label: '已訂閱' },
  { value: 'unsubscribed', label: '已退訂' },
  { value: 'refused', label: '寄送服務未接受' },
]

export const ISSUE_OPTIONS = [
  { value: 'draft', label: '草稿' },
  { value: 'scheduled', label: '已排定' },
  { value: 'queued', label: '排隊中' },
  { value: 'sending', label: '寄送中' },
  { value: 'sent', label: '已寄出' },
]

export const JOB_KIND_OPTIONS = [
  { value: 'confirm', label: '確認信' },
  { value: 'already', label: '已訂閱通知' },
  { value: 'issue', label: '電子報' },
  { value: 'test', label: '試寄' },
  { value: 'member', label: '登記到 Mailchimp' },
  { value: 'form-answer', label: '表單回覆' },
  { value: 'review-asked', label: '送審通知' },
  { value: 'review-returned', label: '退回通知' },
  { value: 'review-published', label: '發布通知' },
]

/** `handed`: the mail server is being told the content. A process that dies then leaves the job uncertain. */
export const OUTBOX_OPTIONS = [
  { value: 'waiting', label: '等待寄送' },
  { value: 'sending', label: '寄送中' },
  { value: 'handed', label: '交寄中' },
  { value: 'sent', label: '已完成' },
  { value: 'skipped', label: '略過' },
  { value: 'failed', label: '失敗' },
  { value: 'uncertain', label: '不確定' },
]

export const SUPPRESSION_OPTIONS = [
  { value: 'unsubscribed', label: '退訂' },
  { value: 'asked', label: '本人要求不再收到任何信' },
  { value: 'bounced', label: '信箱不存在' },
  { value: 'manual', label: '由編輯加入' },
]
