import type { ArrayField, CollectionConfig, Field } from 'payload'
import { ICON_OPTIONS } from '#published/icon-options.ts'
import { linkFields } from '#settings/link-fields.ts'
import { rowLabel } from '#settings/row-label.ts'
import { editors, publishedOrStaff } from '../access/roles.ts'
import { recordWhenShown } from '../changes/record-shown.ts'
import { languageField } from '../fields/language.ts'
import { megaField } from '../fields/mega.ts'
import { menuSettingsField } from '../fields/menu-settings.ts'
import { previewButton } from '../preview/admin-preview.ts'
import { workflow, workflowButtons } from './workflow.ts'

export const LABEL_MAX = 30
export const MAX_ITEMS = 20

const itemFields: Field[] = [
  { name: 'label', type: 'text', label: '文字', required: true, maxLength: LABEL_MAX },
  ...linkFields(),
  {
    type: 'row',
    fields: [
      { name: 'icon', type: 'select', label: '圖示', options: [...ICON_OPTIONS] },
      { name: 'badge', type: 'text', label: '小標', maxLength: 10, admin: { description: '例如「新」。' } },
      {
        name: 'badgeStyle',
        type: 'select',
        label: '小標顏色',
        defaultValue: 'zhu',
        options: [
          { value: 'zhu', label: '朱' },
          { value: 'ink', label: '墨' },
          { value: 'straw', label: '稻黃' },
        ],
        admin: { isClearable: false, condition: (_data, siblings) => Boolean(siblings?.badge) },
      },
      languageField({ label: '目標語言', admin: { description: '連到外語頁面時填。' } }),
    ],
  },
]

/** One name per level: Payload's SQL adapters can't read a `children` inside a `children`. */
const LEVELS = ['items', 'children', 'grandchildren'] as const

function itemsField(depth: 1 | 2 | 3): ArrayField {
  return {
    name: LEVELS[depth - 1] ?? 'items',
    ...(depth === 3 && { dbName: 'menus_items_children_children' }),
    type: 'array',
    label: depth === 1 ? '項目' : '子項目',
    labels: depth === 1 ? { singular: '項目', plural: '項目' } : { singular: '子項目', plural: '子項目' },
    maxRows: MAX_ITEMS,
    admin: {
      initCollapsed: true,
      components: {
        // What stands in its rows draws them in the same way.
        ...(depth === 1 && { Field: '/components/folded-rows#FoldedRows' }),
        RowLabel: rowLabel(depth === 1 ? '項目' : '子項目'),
        afterInput: [{ path: '/components/add-pages#AddPages', clientProps: { maxRows: MAX_ITEMS, longest: LABEL_MAX } }],
      },
      ...(depth === 1 && {
        description: '由上到下，就是選單由左到右的順序。拖曳左側把手可以調整；子項目放在它的上層項目裡，最多三層。',
      }),
    },
    fields: [...itemFields, ...(depth === 1 ? [megaField] : []), ...(depth === 3 ? [] : [itemsField(depth === 1 ? 2 : 3)])],
  }
}

export const menus: CollectionConfig = {
  slug: 'menus',
  labels: { singular: '選單', plural: '選單' },
  admin: {
    hideAPIURL: true,
    useAsTitle: 'name',
    defaultColumns: ['name', '_status', 'updatedAt'],
    group: '外觀',
    description: '改好按「發布變更」，網站才會更新；發布之前可以先預覽。選單放在哪裡，由「網站設定」的「選單」決定。',
    preview: previewButton('menus'),
    ...workflowButtons,
  },
  ...workflow,
  access: { read: publishedOrStaff, readVersions: editors, create: editors, update: editors, delete: editors },
  fields: [{ name: 'name', type: 'text', label: '名稱', required: true, maxLength: 40 }, itemsField(1), menuSettingsField],
  hooks: recordWhenShown('menus', (id) => [`menu:${id}`, 'menus']),
}
