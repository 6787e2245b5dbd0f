import type { GroupField } from 'payload'

const isVertical = (_data: unknown, siblings: { layout?: unknown } | undefined) => siblings?.layout === 'vertical'

/** How a menu behaves wherever it stands. */
export const menuSettingsField: GroupField = {
  name: 'settings',
  type: 'group',
  label: '選單的樣子與行為',
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'layout',
          type: 'select',
          label: '排列',
          defaultValue: 'horizontal',
          options: [
            { value: 'horizontal', label: '橫排' },
            { value: 'vertical', label: '直排' },
          ],
          admin: { isClearable: false },
        },
        {
          name: 'align',
          type: 'select',
          label: '對齊',
          defaultValue: 'left',
          options: [
            { value: 'left', label: '靠左' },
            { value: 'center', label: '置中' },
            { value: 'right', label: '靠右' },
            { value: 'justified', label: '平均分布' },
          ],
          admin: { isClearable: false },
        },
        {
          name: 'indicator',
          type: 'select',
          label: '展開符號',
          defaultValue: 'arrow',
          options: [
            { value: 'arrow', label: '箭頭' },
            { value: 'plus', label: '加號' },
            { value: 'fill', label: '實心三角' },
            { value: 'none', label: '不顯示（鍵盤仍可操作）' },
          ],
          admin: { isClearable: false },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'opensOn',
          type: 'select',
          label: '子選單如何打開',
          defaultValue: 'hover',
          options: [
            { value: 'hover', label: '滑過就打開' },
            { value: 'click', label: '點選才打開' },
          ],
          admin: { isClearable: false, description: '寬螢幕適用。鍵盤與觸控一律用點選。' },
        },
        {
          name: 'clickArea',
          type: 'select',
          label: '點哪裡打開子選單',
          defaultValue: 'icon',
          options: [
            { value: 'icon', label: '只有展開符號' },
            { value: 'item', label: '整個項目' },
          ],
          admin: { isClearable: false, description: '「整個項目」在點選模式的寬螢幕適用；手機上一律只有展開符號。' },
        },
        {
          name: 'breakpoint',
          type: 'select',
          label: '何時收成手機選單',
          defaultValue: 'tablet',
          options: [
            { value: 'tablet', label: '平板以下（1024 像素）' },
            { value: 'mobile', label: '手機（767 像素）' },
          ],
          admin: { isClearable: false },
        },
      ],
    },
    {
      name: 'isOnePage',
      type: 'checkbox',
      label: '單頁模式',
      defaultValue: false,
      admin: { description: '點選指向同一頁錨點的項目後，關上手機選單。' },
    },
    {
      type: 'row',
      admin: { condition: isVertical },
      fields: [
        {
          name: 'title',
          type: 'text',
          label: '開合按鈕的文字',
          maxLength: 30,
          admin: { description: '填了才會有一個按鈕把整份選單收起來，例如「所有分類」。' },
        },
        {
          name: 'startsOpen',
          type: 'select',
          label: '一開始',
          defaultValue: 'never',
          options: [
            { value: 'never', label: '收合' },
            { value: 'home', label: '只在首頁展開' },
            { value: 'always', label: '每一頁都展開' },
          ],
          admin: { isClearable: false, condition: (_data, siblings) => Boolean(siblings?.title) },
        },
      ],
    },
  ],
}
