import type { ArrayField } from 'payload'

const isOneOf =
  (...kinds: string[]) =>
  (_data: unknown, siblings: { kind?: unknown } | undefined) =>
    kinds.includes(String(siblings?.kind))

/** Moments at which a popup opens by itself. Each comes once per page view. */
export const popupTriggersField: ArrayField = {
  name: 'triggers',
  type: 'array',
  label: '時機',
  labels: { singular: '時機', plural: '時機' },
  maxRows: 8,
  admin: { description: '任何一個時機到了就打開。沒有時機的視窗只能由連結或按鈕打開。' },
  fields: [
    {
      name: 'kind',
      type: 'select',
      label: '什麼時候',
      required: true,
      defaultValue: 'page-load',
      options: [
        { value: 'page-load', label: '頁面打開後幾秒' },
        { value: 'scroll-down', label: '往下捲過頁面的幾成' },
        { value: 'scroll-up', label: '往上捲' },
        { value: 'scroll-to', label: '捲到某個錨點' },
        { value: 'clicks', label: '在頁面上點了幾下' },
        { value: 'click-on', label: '點了某個錨點所在的元素' },
        { value: 'inactivity', label: '多久沒有動作' },
        { value: 'exit-intent', label: '滑鼠移出視窗上緣，準備離開' },
      ],
      admin: { isClearable: false },
    },
    {
      name: 'seconds',
      type: 'number',
      label: '秒數',
      min: 0,
      max: 3600,
      admin: { condition: isOneOf('page-load', 'inactivity'), description: '留空：打開後 0 秒，沒有動作 30 秒。' },
    },
    {
      name: 'percent',
      type: 'number',
      label: '百分比',
      min: 1,
      max: 100,
      defaultValue: 50,
      admin: { condition: isOneOf('scroll-down') },
    },
    { name: 'count', type: 'number', label: '次數', min: 1, max: 100, defaultValue: 1, admin: { condition: isOneOf('clicks') } },
    {
      name: 'anchor',
      type: 'text',
      label: '錨點名稱',
      required: true,
      maxLength: 80,
      admin: { condition: isOneOf('scroll-to', 'click-on'), description: '不用加 #。' },
    },
  ],
}
