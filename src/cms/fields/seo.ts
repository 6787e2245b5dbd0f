import type { GroupField } from 'payload'
import { PICTURES_ONLY } from '#settings/pictures-only.ts'

/** What search engines and shared links show. Everything is optional and has a sensible fallback. */
export const seoField: GroupField = {
  name: 'seo',
  type: 'group',
  label: '搜尋與分享',
  admin: { description: '搜尋結果與社群分享時顯示的文字。全部可以留空，系統會用標題、摘要與代表圖片。' },
  fields: [
    { name: 'title', type: 'text', label: '搜尋標題', maxLength: 70, admin: { description: '留空則用標題。' } },
    { name: 'description', type: 'textarea', label: '搜尋描述', maxLength: 160, admin: { description: '建議 60 到 120 字。' } },
    {
      name: 'image',
      type: 'upload',
      relationTo: 'media',
      ...PICTURES_ONLY,
      label: '分享圖片',
      admin: { description: '建議 1200 × 630 像素以上。' },
    },
    { name: 'noIndex', type: 'checkbox', label: '不讓搜尋引擎收錄', defaultValue: false },
  ],
}
