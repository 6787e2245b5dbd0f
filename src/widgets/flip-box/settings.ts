import { ICON_OPTIONS } from '#published/icon-options.ts'
import { defineSettings } from '#settings/define-settings.ts'
import { choice } from '#settings/kinds/choice.ts'
import { link } from '#settings/kinds/link.ts'
import { number } from '#settings/kinds/number.ts'
import { picture } from '#settings/kinds/picture.ts'
import { longText, text } from '#settings/kinds/text.ts'
import { levelOptions } from '#settings/level-options.ts'
import { heading, linkWords } from '#settings/outline.ts'
import { paperOptions } from '#settings/paper-options.ts'

/** Seconds that a turn takes. */
export const DURATION_S = 0.9

function faceFields(side: '正面' | '背面', media: string, paper: 'straw' | 'ink') {
  return {
    media: choice({
      label: `${side}的圖`,
      options: [
        { value: 'none', label: '沒有' },
        { value: 'icon', label: '圖示' },
        { value: 'picture', label: '圖片' },
      ],
      default: 'none',
    }),
    icon: choice({
      label: `${side}的圖示`,
      options: ICON_OPTIONS,
      default: 'mic',
      shownWhen: (siblings) => siblings[media] === 'icon',
    }),
    picture: picture({ label: `${side}的圖片`, shownWhen: (siblings) => siblings[media] === 'picture' }),
    title: text({ label: `${side}的標題`, maxLength: 80 }),
    subtitle: text({ label: `${side}的小標`, maxLength: 80 }),
    text: longText({ label: `${side}的內文`, maxLength: 600 }),
    paper: choice({ label: `${side}的紙張`, options: paperOptions, default: paper }),
  }
}

const front = faceFields('正面', 'front_media', 'straw')
const back = faceFields('背面', 'back_media', 'ink')

export const flipBoxSettings = defineSettings({
  name: 'flip-box',
  label: '翻面卡片',
  group: '互動',
  place: 350,
  fields: {
    front_media: front.media,
    front_icon: front.icon,
    front_picture: front.picture,
    front_title: front.title,
    front_subtitle: front.subtitle,
    front_text: front.text,
    front_paper: front.paper,
    front_button: text({
      label: '正面按鈕的文字',
      default: '看背面',
      maxLength: 30,
      required: true,
      isReadable: false,
      shownWhen: ({ trigger }) => trigger === 'button',
    }),
    back_media: back.media,
    back_icon: back.icon,
    back_picture: back.picture,
    back_title: back.title,
    back_subtitle: back.subtitle,
    back_text: back.text,
    back_paper: back.paper,
    back_button: text({ label: '背面按鈕的文字', default: '了解更多', maxLength: 30 }),
    back_link: link({ label: '背面按鈕的連結' }),
    style: choice({
      label: '翻面方式',
      options: [
        { value: 'flip', label: '翻轉' },
        { value: 'slide', label: '滑入' },
        { value: 'push', label: '推開' },
        { value: 'zoom', label: '縮放' },
        { value: '3d', label: '立體翻轉' },
        { value: 'transform', label: '開門' },
        { value: 'fade', label: '淡入' },
      ],
      default: 'flip',
    }),
    direction: choice({
      label: '方向',
      options: [
        { value: 'left', label: '往左' },
        { value: 'right', label: '往右' },
        { value: 'up', label: '往上' },
        { value: 'down', label: '往下' },
      ],
      default: 'left',
      shownWhen: ({ style }) => style !== 'zoom' && style !== 'fade',
    }),
    zoom: choice({
      label: '縮放方向',
      options: [
        { value: 'in', label: '放大' },
        { value: 'out', label: '縮小' },
      ],
      default: 'in',
      shownWhen: ({ style }) => style === 'zoom',
    }),
    trigger: choice({
      label: '何時翻面',
      help: '每張卡片的角落都有翻面按鈕，用鍵盤和手指也能翻。',
      options: [
        { value: 'hover', label: '滑鼠移到卡片上' },
        { value: 'box', label: '按卡片任何地方' },
        { value: 'button', label: '按正面的按鈕' },
      ],
      default: 'hover',
    }),
    duration: number({ label: '翻面幾秒', min: 0, max: 5, step: 0.1, default: DURATION_S }),
    height: number({ label: '高度（像素）', help: '內容較多時會再高一些。', min: 160, max: 900, default: 340 }),
    level: choice({ label: '標題層級', options: levelOptions, default: '3' }),
  },
  outline: ({ front_title, back_title, level, back_button, back_link }) => [
    ...heading(level, front_title),
    ...heading(level, back_title),
    ...linkWords(back_button, back_link),
  ],
})
