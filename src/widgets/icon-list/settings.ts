import { ICON_OPTIONS } from '#published/icon-options.ts'
import { defineSettings } from '#settings/define-settings.ts'
import { choice } from '#settings/kinds/choice.ts'
import { link } from '#settings/kinds/link.ts'
import { list } from '#settings/kinds/list.ts'
import { text } from '#settings/kinds/text.ts'
import { linkWords } from '#settings/outline.ts'

export const iconListSettings = defineSettings({
  name: 'icon-list',
  label: '圖示清單',
  group: '文字',
  place: 74,
  fields: {
    items: list({
      label: '項目',
      rowLabel: '項目',
      maxRows: 50,
      fields: {
        icon: choice({ label: '圖示', options: [{ value: 'check', label: '打勾' }, ...ICON_OPTIONS], default: 'check' }),
        text: text({ label: '文字', maxLength: 200, required: true }),
        link: link({ label: '連結' }),
      },
    }),
    layout: choice({
      label: '排列',
      options: [
        { value: 'rows', label: '一項一行' },
        { value: 'columns', label: '兩欄（手機一欄）' },
        { value: 'line', label: '排成一行' },
      ],
      default: 'rows',
    }),
    size: choice({
      label: '大小',
      options: [
        { value: 'normal', label: '一般' },
        { value: 'large', label: '大' },
      ],
      default: 'normal',
    }),
  },
  outline: ({ items }) => items.flatMap(({ text: words, link: target }) => linkWords(words, target)),
})
