import type { GroupField } from 'payload'
import { DEFAULT_MEGA_WIDTH } from '#published/menus.ts'

const hasPanel = (_data: unknown, siblings: { panel?: unknown } | undefined) => Boolean(siblings?.panel)

/** The wide panel of a menu item. */
export const megaField: GroupField = {
  name: 'mega',
  type: 'group',
  label: '大型面板',
  admin: { description: '用一個片段當面板，取代一般的下拉選單。' },
  fields: [
    {
      name: 'panel',
      type: 'relationship',
      relationTo: 'fragments',
      label: '面板內容',
      admin: { description: '留空就用下面的子項目。只會顯示已發布的片段。' },
    },
    {
      type: 'row',
      admin: { condition: hasPanel },
      fields: [
        {
          name: 'width',
          type: 'select',
          label: '面板寬度',
          defaultValue: 'default',
          options: [
            { value: 'default', label: `一般（${DEFAULT_MEGA_WIDTH} 像素）` },
            { value: 'full', label: '與視窗同寬' },
            { value: 'custom', label: '自訂' },
          ],
          admin: { isClearable: false },
        },
        {
          name: 'widthPx',
          type: 'number',
          label: '寬度（像素）',
          min: 200,
          max: 1600,
          defaultValue: DEFAULT_MEGA_WIDTH,
          admin: { condition: (_data, siblings) => siblings?.width === 'custom' },
        },
        {
          name: 'position',
          type: 'select',
          label: '面板位置',
          defaultValue: 'item',
          options: [
            { value: 'item', label: '對齊項目' },
            { value: 'container', label: '對齊整個選單' },
          ],
          admin: { isClearable: false },
        },
      ],
    },
    {
      type: 'row',
      admin: { condition: hasPanel },
      fields: [
        {
          name: 'mobile',
          type: 'select',
          label: '手機上顯示',
          defaultValue: 'submenu',
          options: [
            { value: 'submenu', label: '子項目' },
            { value: 'panel', label: '同一個面板' },
          ],
          admin: { isClearable: false },
        },
        {
          name: 'isLazy',
          type: 'checkbox',
          label: '打開時才載入',
          defaultValue: false,
          admin: { description: '面板很大時可讓每一頁變輕。沒有 JavaScript 時會改顯示子項目。' },
        },
      ],
    },
  ],
}
