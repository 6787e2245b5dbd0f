import type { GroupField } from 'payload'

/** Size, place and manners of a popup. */
export const popupLookField: GroupField = {
  name: 'look',
  type: 'group',
  label: false,
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'width', type: 'number', label: '寬度（像素）', defaultValue: 640, min: 240, max: 1600 },
        {
          name: 'heightType',
          type: 'select',
          label: '高度',
          defaultValue: 'auto',
          options: [
            { value: 'auto', label: '依內容' },
            { value: 'fit_to_screen', label: '與視窗同高' },
            { value: 'custom', label: '自訂' },
          ],
          admin: { isClearable: false },
        },
        {
          name: 'height',
          type: 'number',
          label: '高度（像素）',
          defaultValue: 380,
          min: 120,
          max: 1600,
          admin: { condition: (_data, siblings) => siblings?.heightType === 'custom' },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'horizontal',
          type: 'select',
          label: '水平位置',
          defaultValue: 'center',
          options: [
            { value: 'left', label: '左' },
            { value: 'center', label: '中' },
            { value: 'right', label: '右' },
          ],
          admin: { isClearable: false },
        },
        {
          name: 'vertical',
          type: 'select',
          label: '垂直位置',
          defaultValue: 'center',
          options: [
            { value: 'top', label: '上' },
            { value: 'center', label: '中' },
            { value: 'bottom', label: '下' },
          ],
          admin: { isClearable: false },
        },
        {
          name: 'entrance',
          type: 'select',
          label: '進場動畫',
          defaultValue: 'fade',
          options: [
            { value: 'none', label: '沒有' },
            { value: 'fade', label: '淡入' },
            { value: 'zoom', label: '放大' },
            { value: 'slide-up', label: '由下而上' },
            { value: 'slide-down', label: '由上而下' },
            { value: 'slide-left', label: '由右而左' },
            { value: 'slide-right', label: '由左而右' },
          ],
          admin: { isClearable: false },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'overlay', type: 'checkbox', label: '背後的頁面變暗', defaultValue: true },
        { name: 'closeButton', type: 'checkbox', label: '有關閉按鈕', defaultValue: true },
        { name: 'preventScroll', type: 'checkbox', label: '打開時頁面不捲動', defaultValue: false },
        { name: 'avoidMultiple', type: 'checkbox', label: '同一頁已打開過別的視窗就不自動打開', defaultValue: false },
      ],
    },
    {
      type: 'row',
      fields: [{ name: 'keepOnOverlayClick', type: 'checkbox', label: '點視窗外不關閉', defaultValue: false }],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'closeButtonDelay',
          type: 'number',
          label: '關閉按鈕幾秒後出現',
          defaultValue: 0,
          min: 0,
          max: 60,
          admin: { condition: (_data, siblings) => siblings?.closeButton !== false },
        },
        {
          name: 'closeAfter',
          type: 'number',
          label: '幾秒後自動關閉',
          defaultValue: 0,
          min: 0,
          max: 3600,
          admin: { description: '0 表示不自動關閉。' },
        },
      ],
    },
  ],
}
