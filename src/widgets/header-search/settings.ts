import { defineSettings } from '#settings/define-settings.ts'
import { choice } from '#settings/kinds/choice.ts'
import { list } from '#settings/kinds/list.ts'
import { text } from '#settings/kinds/text.ts'

const MOST_POPULAR = 8

export const headerSearchSettings = defineSettings({
  name: 'header-search',
  label: '頁首搜尋',
  group: '互動',
  place: 530,
  fields: {
    placeholder: text({ label: '欄位裡的提示文字', default: '想找什麼？', maxLength: 20, isReadable: false }),
    popular: list({
      label: '常用搜尋',
      help: `最多 ${MOST_POPULAR} 個，訪客按一下就開始搜尋。`,
      rowLabel: '關鍵字',
      maxRows: MOST_POPULAR,
      fields: { words: text({ label: '關鍵字', maxLength: 20, required: true, isReadable: false }) },
    }),
    iconSize: choice({
      label: '圖示大小',
      options: [
        { value: 'small', label: '小' },
        { value: 'normal', label: '一般' },
        { value: 'large', label: '大' },
      ],
      default: 'normal',
    }),
  },
})
