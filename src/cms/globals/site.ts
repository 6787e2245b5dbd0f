import type { BlocksField, GlobalConfig, RelationshipField, SelectField } from 'payload'
import { safeUrl } from '#platform/safe-url.ts'
import { DEFAULT_SHARE_NETWORKS, SHARE_NETWORK_OPTIONS } from '#published/share-networks.ts'
import { PICTURES_ONLY } from '#settings/pictures-only.ts'
import { rowLabel } from '#settings/row-label.ts'
import { editors, publishedSettings } from '../access/roles.ts'
import { recordSettingsWhenShown } from '../changes/record-shown.ts'
import { globalWorkflow, globalWorkflowButtons } from '../collections/workflow.ts'
import { asWhoeverSaves } from '../fields/as-whoever-saves.ts'
import { brandField } from '../fields/brand.ts'
import { lightboxField } from '../fields/lightbox.ts'
import { siteWordsField } from '../fields/site-words.ts'
import { settingsPreview } from '../preview/admin-preview.ts'
import { keepPublished } from './keep-published.ts'

const SOCIAL_OPTIONS = [
  { value: 'facebook', label: 'Facebook' },
  { value: 'instagram', label: 'Instagram' },
  { value: 'youtube', label: 'YouTube' },
  { value: 'threads', label: 'Threads' },
  { value: 'line', label: 'LINE' },
  { value: 'x-twitter', label: 'X' },
]

const isAddress = (value: string | null | undefined) =>
  !value || safeUrl(value) !== null || '請填站內路徑，或以 http:// 或 https:// 開頭的完整網址。'

function menuField(name: string, label: string, help: string): RelationshipField {
  return { name, type: 'relationship', relationTo: 'menus', label, admin: { description: help } }
}

interface ToolsFieldOptions {
  name: string
  label: string
  help: string
  widgets: string[]
  defaultValue?: { blockType: string }[]
}

/** Widgets of the site's frame, with the settings that they have anywhere else. */
function toolsField({ name, label, help, widgets, defaultValue }: ToolsFieldOptions): BlocksField {
  return {
    name,
    type: 'blocks',
    label,
    labels: { singular: '元件', plural: '元件' },
    blockReferences: widgets as BlocksField['blockReferences'],
    blocks: [],
    maxRows: 6,
    defaultValue,
    admin: { description: help },
  }
}

const shareNetworksField: SelectField = {
  name: 'shareNetworks',
  type: 'select',
  hasMany: true,
  label: '文章的分享按鈕',
  options: SHARE_NETWORK_OPTIONS,
  defaultValue: DEFAULT_SHARE_NETWORKS,
  admin: { description: '可以拖曳調整順序。' },
}

export const site: GlobalConfig = {
  slug: 'site',
  label: '網站設定',
  admin: {
    group: '外觀',
    hideAPIURL: true,
    description: '改好按「發布變更」，網站才會更新；發布之前可以先預覽。',
    ...settingsPreview,
    ...globalWorkflowButtons,
  },
  ...globalWorkflow,
  access: { read: publishedSettings, readVersions: editors, update: editors },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: '名稱',
          fields: [
            { name: 'university', type: 'text', label: '學校名稱', required: true, maxLength: 40 },
            { name: 'department', type: 'text', label: '系所名稱', required: true, maxLength: 40 },
            { name: 'departmentEnglish', type: 'text', label: '系所英文名稱', maxLength: 80 },
            {
              name: 'description',
              type: 'textarea',
              label: '網站簡介',
              maxLength: 200,
              admin: { description: '搜尋結果與訂閱來源會用到。' },
            },
            {
              name: 'shareImage',
              type: 'upload',
              relationTo: 'media',
              ...PICTURES_ONLY,
              label: '預設分享圖片',
              validate: asWhoeverSaves,
            },
          ],
        },
        { label: '外觀', fields: [brandField] },
        {
          label: '聯絡方式',
          fields: [
            { name: 'address', type: 'text', label: '地址', maxLength: 120 },
            { name: 'mapUrl', type: 'text', label: '交通與地圖網址', maxLength: 500, validate: isAddress },
            { name: 'phone', type: 'text', label: '電話', maxLength: 30 },
            { name: 'phoneNote', type: 'text', label: '分機', maxLength: 40 },
            { name: 'email', type: 'email', label: '電子郵件' },
            { name: 'hours', type: 'text', label: '服務時間', maxLength: 80 },
            {
              name: 'social',
              type: 'array',
              label: '社群',
              labels: { singular: '社群', plural: '社群' },
              maxRows: 6,
              admin: { initCollapsed: true, components: { RowLabel: rowLabel('社群') } },
              fields: [
                { name: 'network', type: 'select', label: '平臺', required: true, options: SOCIAL_OPTIONS },
                { name: 'url', type: 'text', label: '網址', required: true, maxLength: 500, validate: isAddress },
              ],
            },
          ],
        },
        {
          label: '選單',
          fields: [
            menuField('headerMenu', '主選單', '頁首的主選單。'),
            menuField('utilityMenu', '輔助選單', '最上方的小選單。'),
            {
              name: 'footerMenus',
              type: 'relationship',
              relationTo: 'menus',
              hasMany: true,
              maxRows: 3,
              label: '頁尾選單',
              admin: { description: '頁尾的欄位，最多三欄，欄名就是選單名稱。' },
            },
            menuField('legalMenu', '聲明選單', '頁尾最下方：隱私權、資訊安全、無障礙聲明等。'),
          ],
        },
        {
          label: '頁首與每一頁',
          fields: [
            {
              name: 'stickyHeader',
              type: 'checkbox',
              label: '捲動時頁首留在上方',
              defaultValue: true,
            },
            toolsField({
              name: 'headerTools',
              label: '頁首的工具',
              help: '放在主選單後面，例如搜尋、購物車、側欄。',
              widgets: ['header-search', 'off-canvas', 'mini-cart'],
              defaultValue: [{ blockType: 'header-search' }],
            }),
            toolsField({
              name: 'everywhere',
              label: '每一頁都有的元件',
              help: '浮在頁面上，例如回到頁首的按鈕、線上詢問。',
              widgets: ['back-to-top', 'popup-modal', 'chat-launcher'],
            }),
          ],
        },
        { label: '文字', fields: [siteWordsField] },
        { label: '燈箱與分享', fields: [lightboxField, shareNetworksField] },
        {
          label: '列表',
          fields: [
            { name: 'postsPerPage', type: 'number', label: '每頁文章數', required: true, defaultValue: 10, min: 1, max: 50 },
          ],
        },
      ],
    },
  ],
  hooks: { beforeOperation: [keepPublished], afterChange: [recordSettingsWhenShown] },
}
