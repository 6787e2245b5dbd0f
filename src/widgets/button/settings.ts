import { buttonFields } from '#settings/button-fields.ts'
import { defineSettings } from '#settings/define-settings.ts'
import { choice } from '#settings/kinds/choice.ts'
import { linkWords } from '#settings/outline.ts'

export const buttonSettings = defineSettings({
  name: 'button',
  label: '按鈕',
  group: '文字',
  place: 70,
  fields: {
    ...buttonFields,
    size: choice({
      label: '大小',
      options: [
        { value: 'normal', label: '一般' },
        { value: 'small', label: '小' },
      ],
      default: 'normal',
    }),
    align: choice({
      label: '對齊',
      options: [
        { value: 'start', label: '與前後按鈕並排' },
        { value: 'center', label: '自成一列，置中' },
      ],
      default: 'start',
    }),
  },
  outline: ({ label, link }) => linkWords(label, link),
})
