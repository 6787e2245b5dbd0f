import { defineSettings } from '#settings/define-settings.ts'
import { choice } from '#settings/kinds/choice.ts'
import { content } from '#settings/kinds/content.ts'
import { number } from '#settings/kinds/number.ts'
import { richText } from '#settings/kinds/rich-text.ts'
import { text } from '#settings/kinds/text.ts'
import { levelOptions } from '#settings/level-options.ts'
import { heading, slots } from '#settings/outline.ts'
import { COLLAPSE_HEIGHT_PX, COLLAPSE_TEXT, EXPAND_TEXT, TRANSITION_MS } from './model.ts'

const LABEL_HELP = '只留文字與數字，標點符號會去掉。'

export const unfoldSettings = defineSettings({
  name: 'unfold',
  label: '展開全文',
  group: '互動',
  place: 190,
  rank: 'container',
  notInside: ['unfold'],
  fields: {
    title: text({ label: '標題', maxLength: 120 }),
    level: choice({ label: '標題層級', options: levelOptions, default: '3', shownWhen: ({ title }) => Boolean(title) }),
    text: richText({ label: '內文' }),
    content: content({ label: '內文之後的元件' }),
    collapse_height: number({
      label: '收合時露出的高度（像素）',
      help: '內容不比這個高度高時，全部顯示，也沒有按鈕。',
      min: 0,
      max: 500,
      default: COLLAPSE_HEIGHT_PX,
    }),
    transition_duration: number({ label: '展開的時間（毫秒）', min: 0, max: 5000, default: TRANSITION_MS }),
    expand_text: text({
      label: '展開的按鈕文字',
      help: LABEL_HELP,
      default: EXPAND_TEXT,
      maxLength: 40,
      required: true,
      isReadable: false,
    }),
    collapse_text: text({
      label: '收合的按鈕文字',
      help: LABEL_HELP,
      default: COLLAPSE_TEXT,
      maxLength: 40,
      required: true,
      isReadable: false,
    }),
    direction: choice({
      label: '按鈕的位置',
      options: [
        { value: 'above', label: '在內容下方' },
        { value: 'below', label: '在內容上方' },
      ],
      default: 'above',
    }),
  },
  outline: ({ title, level, text, content }) => (text || content ? [...heading(level, title), ...slots(text, content)] : []),
})
