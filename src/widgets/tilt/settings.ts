import { MAX_TILT, PERSPECTIVE, SPEED_MS } from '#kit/tilt/model.ts'
import { defineSettings } from '#settings/define-settings.ts'
import { choice } from '#settings/kinds/choice.ts'
import { content } from '#settings/kinds/content.ts'
import { link } from '#settings/kinds/link.ts'
import { number } from '#settings/kinds/number.ts'
import { picture } from '#settings/kinds/picture.ts'
import { longText, text } from '#settings/kinds/text.ts'
import { toggle } from '#settings/kinds/toggle.ts'
import { levelOptions } from '#settings/level-options.ts'
import { heading, linkWords, slots } from '#settings/outline.ts'
import { paperOptions } from '#settings/paper-options.ts'

export const tiltSettings = defineSettings({
  name: 'tilt',
  label: '傾斜卡片',
  group: '圖片與影音',
  place: 200,
  rank: 'container',
  notInside: ['tilt'],
  fields: {
    picture: picture({ label: '圖片' }),
    title: text({ label: '標題', maxLength: 80 }),
    level: choice({ label: '標題層級', options: levelOptions, default: '3', shownWhen: ({ title }) => Boolean(title) }),
    text: longText({ label: '文字', maxLength: 400 }),
    link: link({ label: '標題的連結', shownWhen: ({ title }) => Boolean(title) }),
    content: content({ label: '卡片裡的元件' }),
    paper: choice({ label: '紙張', options: paperOptions, default: 'none' }),
    axis: choice({
      label: '傾斜方向',
      options: [
        { value: 'both', label: '上下左右' },
        { value: 'x', label: '只有左右' },
        { value: 'y', label: '只有上下' },
      ],
      default: 'both',
    }),
    max_tilt: number({ label: '傾斜幅度（度）', help: '從一側到另一側；每一側最多一半。', min: 0, max: 50, default: MAX_TILT }),
    perspective: number({ label: '透視距離（像素）', help: '越小越立體。', min: 100, max: 5000, default: PERSPECTIVE }),
    speed: number({ label: '跟上滑鼠的時間（毫秒）', min: 0, max: 5000, default: SPEED_MS }),
    scale: number({ label: '放大倍率', min: 1, max: 1.4, step: 0.01, default: 1 }),
    glare: toggle({ label: '反光', default: false }),
  },
  outline: ({ title, level, link, content }) => [...heading(level, title), ...linkWords(title, link), ...slots(content)],
})
