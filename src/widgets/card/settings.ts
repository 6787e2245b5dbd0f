import { ICON_OPTIONS } from '#published/icon-options.ts'
import { defineSettings } from '#settings/define-settings.ts'
import { choice } from '#settings/kinds/choice.ts'
import { link } from '#settings/kinds/link.ts'
import { picture } from '#settings/kinds/picture.ts'
import { longText, text } from '#settings/kinds/text.ts'
import { levelOptions } from '#settings/level-options.ts'
import { heading, linkWords } from '#settings/outline.ts'
import { paperOptions } from '#settings/paper-options.ts'

export const cardSettings = defineSettings({
  name: 'card',
  label: '圖文卡片',
  group: '文字',
  place: 72,
  fields: {
    media: choice({
      label: '卡片的圖',
      options: [
        { value: 'icon', label: '圖示' },
        { value: 'picture', label: '圖片' },
        { value: 'none', label: '沒有' },
      ],
      default: 'icon',
    }),
    icon: choice({ label: '圖示', options: ICON_OPTIONS, default: 'star', shownWhen: ({ media }) => media === 'icon' }),
    picture: picture({ label: '圖片', shownWhen: ({ media }) => media === 'picture' }),
    title: text({ label: '標題', maxLength: 80, required: true }),
    text: longText({ label: '內文', maxLength: 600 }),
    link: link({ label: '連結', help: '沒有按鈕文字時，整張卡片都是連結。' }),
    button: text({ label: '按鈕文字', help: '請寫明按下去會到哪裡，例如「看入學指南」。', maxLength: 40 }),
    level: choice({ label: '標題層級', options: levelOptions, default: '3' }),
    paper: choice({ label: '紙張', options: paperOptions, default: 'none' }),
    align: choice({
      label: '對齊',
      options: [
        { value: 'start', label: '靠左' },
        { value: 'center', label: '置中' },
      ],
      default: 'start',
    }),
  },
  outline: ({ title, level, link: target, button }) => [...heading(level, title), ...linkWords(button, target)],
})
