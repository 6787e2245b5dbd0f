import { APIError, type CollectionConfig } from 'payload'
import { PROVIDER_OPTIONS } from '#newsletter/states.ts'
import { WITH_TIME } from '#settings/kinds/moment.ts'
import { editors, editorsField, everybody } from '../access/roles.ts'
import { recordTags } from '../changes/record.ts'
import { exportList } from './newsletter-endpoints.ts'

const NEWSLETTER_GROUP = '電子報'
const DEFAULT_CONSENT = '我同意系辦使用這個信箱寄送電子報。資料只用於寄送電子報，隨時可以退訂，退訂後不再寄送。'

export const mailingLists: CollectionConfig = {
  slug: 'mailing-lists',
  labels: { singular: '電子報名單', plural: '電子報名單' },
  admin: {
    hideAPIURL: true,
    useAsTitle: 'name',
    defaultColumns: ['name', 'key', 'provider', 'isOpen'],
    group: NEWSLETTER_GROUP,
    description: '訪客可以訂閱的名單。訂閱表單元件選擇其中一份。',
  },
  // The sign-up form shows the name and the consent text, so they are public.
  access: { read: everybody, create: editors, update: editors, delete: editors },
  fields: [
    {
      name: 'name',
      type: 'text',
      label: '名稱',
      required: true,
      maxLength: 60,
      admin: { description: '訪客與收件人都會看到。' },
    },
    {
      name: 'key',
      type: 'text',
      label: '代號',
      required: true,
      unique: true,
      index: true,
      maxLength: 40,
      admin: { description: '小寫英文、數字與「-」，例如 news。訂閱時用它指名這份名單。' },
      validate: (value: string | null | undefined) =>
        /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value ?? '') || '代號只能用小寫英文、數字與「-」。',
    },
    {
      type: 'row',
      fields: [
        {
          name: 'provider',
          type: 'select',
          label: '由誰寄送',
          required: true,
          defaultValue: 'built-in',
          options: PROVIDER_OPTIONS,
          admin: { isClearable: false },
        },
        {
          name: 'optIn',
          type: 'select',
          label: '訂閱方式',
          required: true,
          defaultValue: 'double',
          options: [
            { value: 'double', label: '寄確認信，本人按下確認後生效（建議）' },
            { value: 'single', label: '送出後立即生效' },
          ],
          admin: { isClearable: false },
        },
      ],
    },
    {
      name: 'audience',
      type: 'text',
      label: 'Mailchimp 名單代碼（Audience ID）',
      maxLength: 40,
      access: { read: editorsField },
      admin: {
        condition: (_, siblings) => siblings?.provider === 'mailchimp',
        description: '在 Mailchimp 的 Audience settings 裡，例如 a1b2c3d4e5。金鑰由系統管理員在環境變數 MAILCHIMP_API_KEY 設定。',
      },
      validate: (value: string | null | undefined, { siblingData }: { siblingData: { provider?: string } }) =>
        siblingData?.provider !== 'mailchimp' ||
        /^[a-z0-9]{4,40}$/i.test(value ?? '') ||
        '請填 Mailchimp 的名單代碼，只有英文與數字。',
    },
    { name: 'isOpen', type: 'checkbox', label: '開放訂閱', defaultValue: true },
    {
      type: 'row',
      fields: [
        {
          name: 'fromName',
          type: 'text',
          label: '寄件人名稱',
          maxLength: 60,
          admin: { description: '留空則用系所名稱。' },
        },
        {
          name: 'replyTo',
          type: 'email',
          label: '回信信箱',
          access: { read: editorsField },
          admin: { description: '收件人按「回覆」時寄到這裡。' },
        },
      ],
    },
    {
      name: 'consentText',
      type: 'textarea',
      label: '個人資料告知與同意文字',
      required: true,
      maxLength: 600,
      defaultValue: DEFAULT_CONSENT,
      admin: { description: '顯示在訂閱表單上，並與訂閱者的資料一起留存。改了文字就是新的版本，舊版本會留下。' },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'consentVersion',
          type: 'number',
          label: '目前版本',
          defaultValue: 1,
          access: { update: () => false },
          admin: { readOnly: true },
        },
        { name: 'requiresTick', type: 'checkbox', label: '訪客必須勾選同意', defaultValue: false },
        {
          name: 'privacyPage',
          type: 'relationship',
          relationTo: 'pages',
          label: '個人資料保護的頁面',
          admin: { description: '訂閱表單會連到這一頁。' },
        },
      ],
    },
    {
      name: 'consents',
      type: 'array',
      label: '用過的同意文字',
      labels: { singular: '版本', plural: '版本' },
      access: { read: editorsField, update: () => false },
      admin: { readOnly: true, initCollapsed: true },
      fields: [
        { name: 'version', type: 'number', label: '版本', required: true },
        { name: 'text', type: 'textarea', label: '文字', required: true },
        { name: 'since', type: 'date', label: '起用時間', required: true, admin: { date: WITH_TIME } },
      ],
    },
    {
      name: 'subscribers',
      type: 'join',
      label: '訂閱者',
      collection: 'subscribers',
      on: 'list',
      access: { read: editorsField },
      admin: { defaultColumns: ['email', 'status', 'confirmedAt'], allowCreate: false },
    },
    {
      name: 'actions',
      type: 'ui',
      label: '動作',
      admin: {
        disableListColumn: true,
        position: 'sidebar',
        components: {
          Field: {
            path: '/components/action-buttons#ActionButtons',
            clientProps: { actions: [{ label: '匯出訂閱者（CSV）', path: 'export', download: 'subscribers.csv' }] },
          },
        },
      },
    },
  ],
  endpoints: [{ path: '/:id/export', method: 'get', handler: exportList }],
  hooks: {
    beforeChange: [
      ({ data, originalDoc }) => {
        const past = originalDoc?.consents ?? []
        if (data.consentText === undefined || past.at(-1)?.text === data.consentText) return data
        const version = (past.at(-1)?.version ?? 0) + 1
        const entry = { version, text: data.consentText, since: new Date().toISOString() }
        return { ...data, consentVersion: version, consents: [...past, entry] }
      },
    ],
    beforeDelete: [
      async ({ req, id }) => {
        const where = { list: { equals: id } }
        const people = await req.payload.count({ collection: 'subscribers', where, overrideAccess: true, req })
        const issues = await req.payload.count({ collection: 'newsletters', where, overrideAccess: true, req })
        if (people.totalDocs + issues.totalDocs > 0) {
          const what = `${people.totalDocs} 位訂閱者與 ${issues.totalDocs} 期電子報`
          throw new APIError(`這份名單還有 ${what}，不能刪除。可以改成不開放訂閱。`, 409, null, true)
        }
      },
    ],
    afterChange: [({ req, doc }) => recordTags(req, ['mailing-lists']).then(() => doc)],
    afterDelete: [({ req, doc }) => recordTags(req, ['mailing-lists']).then(() => doc)],
  },
}
