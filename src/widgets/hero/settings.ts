import { buttonFields } from '#settings/button-fields.ts'
import { defineSettings } from '#settings/define-settings.ts'
import { choice } from '#settings/kinds/choice.ts'
import { list } from '#settings/kinds/list.ts'
import { longText, text } from '#settings/kinds/text.ts'
import { heading, linkWords } from '#settings/outline.ts'
import { paperOptions } from '#settings/paper-options.ts'

export const heroSettings = defineSettings({
  name: 'hero',
  label: '首頁主視覺',
  group: '版面',
  place: 20,
  rank: 'page',
  fields: {
    kicker: text({ label: '眉題', maxLength: 60 }),
    title: longText({ label: '大標題', help: '每行一句，最多四行。這是整頁唯一的第一層標題。', maxLength: 60, required: true }),
    lead: longText({ label: '引言', maxLength: 200 }),
    buttons: list({ label: '按鈕', rowLabel: '按鈕', maxRows: 3, fields: buttonFields }),
    paper: choice({ label: '紙張', options: paperOptions, default: 'peach' }),
    art: choice({
      label: '圖案',
      options: [
        { value: 'voice', label: '切聲字與聲調柱' },
        { value: 'bars', label: '只有聲調柱' },
        { value: 'none', label: '沒有' },
      ],
      default: 'voice',
    }),
  },
  outline: ({ title, buttons }) => [...heading(1, title), ...buttons.flatMap(({ label, link }) => linkWords(label, link))],
})
