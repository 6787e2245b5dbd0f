import { defineSettings } from '#settings/define-settings.ts'
import { choice } from '#settings/kinds/choice.ts'

export const dividerSettings = defineSettings({
  name: 'divider',
  label: '分隔線',
  group: '版面',
  place: 80,
  fields: {
    style: choice({
      label: '樣式',
      options: [
        { value: 'wenwu', label: '文武線' },
        { value: 'hairline', label: '細線' },
        { value: 'dots', label: '圓點' },
      ],
      default: 'wenwu',
    }),
    spacing: choice({
      label: '上下留白',
      options: [
        { value: 'normal', label: '一般' },
        { value: 'small', label: '較少' },
        { value: 'large', label: '較多' },
      ],
      default: 'normal',
    }),
  },
})
