/** Signs that an editor can put beside words; `kit/icon.tsx` draws them. */
export const ICON_OPTIONS = [
  { value: 'home', label: '首頁' },
  { value: 'people', label: '人' },
  { value: 'book', label: '書' },
  { value: 'calendar', label: '月曆' },
  { value: 'award', label: '獎章' },
  { value: 'mic', label: '麥克風' },
  { value: 'video', label: '影片' },
  { value: 'download', label: '下載' },
  { value: 'mail', label: '信封' },
  { value: 'phone', label: '電話' },
  { value: 'map', label: '地圖' },
  { value: 'chat', label: '對話' },
  { value: 'star', label: '星星' },
  { value: 'globe', label: '地球' },
] as const

export type IconChoice = (typeof ICON_OPTIONS)[number]['value']
