import type { GroupField, SelectField } from 'payload'

function sourceField(name: 'title' | 'description', label: string): SelectField {
  return {
    name,
    type: 'select',
    label,
    defaultValue: name,
    options: [
      { value: 'none', label: '不顯示' },
      { value: 'title', label: '圖片的標題' },
      { value: 'caption', label: '圖片的圖說' },
      { value: 'alt', label: '圖片的替代文字' },
      { value: 'description', label: '圖片的說明' },
    ],
    admin: { isClearable: false },
  }
}

/** The lightbox of the whole site. */
export const lightboxField: GroupField = {
  name: 'lightbox',
  type: 'group',
  label: '燈箱',
  fields: [
    {
      name: 'isOn',
      type: 'checkbox',
      label: '點圖片連結就用燈箱打開',
      defaultValue: true,
      admin: { description: '適用全站。單一連結仍可另外指定。' },
    },
    {
      type: 'row',
      fields: [
        { name: 'counter', type: 'checkbox', label: '顯示張數', defaultValue: true },
        { name: 'fullscreen', type: 'checkbox', label: '全螢幕', defaultValue: true },
        { name: 'zoom', type: 'checkbox', label: '縮放', defaultValue: true },
        { name: 'share', type: 'checkbox', label: '分享', defaultValue: true },
      ],
    },
    { type: 'row', fields: [sourceField('title', '標題取自'), sourceField('description', '說明取自')] },
  ],
}
