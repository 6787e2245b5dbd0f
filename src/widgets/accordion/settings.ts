import { defineSettings } from '#settings/define-settings.ts'
import { choice } from '#settings/kinds/choice.ts'
import { list } from '#settings/kinds/list.ts'
import { toggle } from '#settings/kinds/toggle.ts'
import { levelOptions } from '#settings/level-options.ts'
import { heading, slots } from '#settings/outline.ts'
import { lazyPanes, paneFields } from '#settings/pane-fields.ts'

export const accordionSettings = defineSettings({
  name: 'accordion',
  label: '手風琴',
  group: '互動',
  place: 110,
  rank: 'container',
  fields: {
    items: list({
      label: '項目',
      rowLabel: '項目',
      minRows: 1,
      maxRows: 60,
      fields: paneFields,
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
    isLazy: lazyPanes,
    faqSchema: toggle({ label: '標示為常見問題', help: '讓搜尋引擎知道這是問與答。每項的標題要是問題。', default: false }),
  },
  outline: ({ items, level }) => items.flatMap(({ title, text, content }) => [...heading(level, title), ...slots(text, content)]),
})
