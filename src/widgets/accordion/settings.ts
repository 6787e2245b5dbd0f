import { defineSettings } from '../settings/define-settings.ts'
import { anchor } from '../settings/kinds/anchor.ts'
import { choice } from '../settings/kinds/choice.ts'
import { content } from '../settings/kinds/content.ts'
import { list } from '../settings/kinds/list.ts'
import { richText } from '../settings/kinds/rich-text.ts'
import { text } from '../settings/kinds/text.ts'
import { toggle } from '../settings/kinds/toggle.ts'
import { levelOptions } from '../settings/level-options.ts'

export const accordionSettings = defineSettings({
  name: 'accordion',
  label: '手風琴',
  group: '互動',
  rank: 'container',
  fields: {
    items: list({
      label: '項目',
      rowLabel: '項目',
      minRows: 1,
      maxRows: 60,
      fields: {
        title: text({ label: '標題', maxLength: 160, required: true }),
        text: richText({ label: '內文' }),
        content: content({ label: '內文之後的元件' }),
        isOpen: toggle({ label: '一開始就展開', default: false }),
        anchor: anchor({ label: '錨點名稱', help: '網址加上 #名稱 就會展開這一項。可以用中文。' }),
      },
    }),
    keepFirstOpen: toggle({ label: '沒有項目設為展開時，展開第一項', default: true }),
    level: choice({ label: '標題層級', options: levelOptions, default: '3' }),
    style: choice({
      label: '樣式',
      options: [
        { value: 'line', label: '線' },
        { value: 'box', label: '方框' },
        { value: 'floating', label: '分開的紙卡' },
      ],
      default: 'line',
    }),
    iconPosition: choice({
      label: '展開符號',
      options: [
        { value: 'right', label: '右側' },
        { value: 'left', label: '左側' },
        { value: 'both', label: '兩側' },
      ],
      default: 'right',
    }),
    showNumbers: toggle({ label: '標題前加序號', default: false }),
    faqSchema: toggle({ label: '標示為常見問題', help: '讓搜尋引擎知道這是問與答。每項的標題要是問題。', default: false }),
  },
})
