import { defineSettings } from '#settings/define-settings.ts'
import { choice } from '#settings/kinds/choice.ts'
import { richText } from '#settings/kinds/rich-text.ts'

export const textSettings = defineSettings({
  name: 'text',
  label: '文字',
  group: '文字',
  place: 50,
  fields: {
    body: richText({ label: '內文' }),
    size: choice({
      label: '字級',
      options: [
        { value: 'normal', label: '一般' },
        { value: 'lead', label: '引言' },
        { value: 'small', label: '小字' },
      ],
      default: 'normal',
    }),
    width: choice({
      label: '行長',
      options: [
        { value: 'measure', label: '適合閱讀的長度' },
        { value: 'full', label: '撐滿' },
      ],
      default: 'measure',
    }),
  },
})
