import { defineSettings } from '#settings/define-settings.ts'
import { anchor } from '#settings/kinds/anchor.ts'
import { choice } from '#settings/kinds/choice.ts'
import { text } from '#settings/kinds/text.ts'
import { levelOptions } from '#settings/level-options.ts'
import { heading } from '#settings/outline.ts'

export const headingSettings = defineSettings({
  name: 'heading',
  label: '標題',
  group: '文字',
  place: 40,
  fields: {
    text: text({ label: '標題文字', maxLength: 120, required: true }),
    level: choice({
      label: '層級',
      help: '層級表示內容的從屬關係，請依序使用，不要跳級；字級另由樣式決定。',
      options: levelOptions,
      default: '2',
    }),
    style: choice({
      label: '樣式',
      options: [
        { value: 'plain', label: '一般' },
        { value: 'rule', label: '文武線' },
        { value: 'display', label: '大字' },
      ],
      default: 'plain',
    }),
    align: choice({
      label: '對齊',
      options: [
        { value: 'start', label: '靠左' },
        { value: 'center', label: '置中' },
      ],
      default: 'start',
    }),
    subtitle: text({ label: '副標題', maxLength: 200 }),
    anchor: anchor(),
  },
  outline: ({ text, level }) => heading(level, text),
})
