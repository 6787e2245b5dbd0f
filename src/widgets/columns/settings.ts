import { defineSettings } from '#settings/define-settings.ts'
import { choice } from '#settings/kinds/choice.ts'
import { content } from '#settings/kinds/content.ts'
import { list } from '#settings/kinds/list.ts'
import { toggle } from '#settings/kinds/toggle.ts'

export const columnsSettings = defineSettings({
  name: 'columns',
  label: '分欄',
  group: '版面',
  place: 30,
  rank: 'layout',
  fields: {
    columns: list({
      label: '各欄',
      rowLabel: '欄',
      minRows: 2,
      maxRows: 4,
      default: [{}, {}],
      fields: { content: content({ label: '欄內容' }) },
    }),
    ratio: choice({
      label: '欄寬',
      options: [
        { value: 'equal', label: '等寬' },
        { value: 'wide-first', label: '第一欄較寬' },
        { value: 'wide-last', label: '最後一欄較寬' },
      ],
      default: 'equal',
    }),
    gap: choice({
      label: '欄距',
      options: [
        { value: 'normal', label: '一般' },
        { value: 'wide', label: '較寬' },
        { value: 'none', label: '沒有' },
      ],
      default: 'normal',
    }),
    align: choice({
      label: '垂直對齊',
      options: [
        { value: 'start', label: '靠上' },
        { value: 'center', label: '置中' },
        { value: 'end', label: '靠下' },
      ],
      default: 'start',
    }),
    lastFirstOnMobile: toggle({ label: '手機上最後一欄排到最前面', default: false }),
  },
})
