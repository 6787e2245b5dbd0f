import { defineSettings } from '#settings/define-settings.ts'
import { choice } from '#settings/kinds/choice.ts'
import { color } from '#settings/kinds/color.ts'
import { number } from '#settings/kinds/number.ts'
import { picture } from '#settings/kinds/picture.ts'
import { text } from '#settings/kinds/text.ts'
import { toggle } from '#settings/kinds/toggle.ts'
import { DELAY_MS, DURATION_MS } from './model.ts'

const isGradient = ({ fill }: Record<string, unknown>) => fill === 'gradient'

export const imageMorphSettings = defineSettings({
  name: 'image-morph',
  label: '變形圖片',
  group: '圖片與影音',
  place: 220,
  fields: {
    fill: choice({
      label: '用什麼填滿',
      options: [
        { value: 'picture', label: '圖片' },
        { value: 'color', label: '單色' },
        { value: 'gradient', label: '漸層' },
      ],
      default: 'picture',
    }),
    picture: picture({ label: '圖片', shownWhen: ({ fill }) => fill === 'picture' || fill === undefined }),
    color: color({ label: '顏色', shownWhen: ({ fill }) => fill === 'color' }),
    gradient_from: color({ label: '漸層的起點', shownWhen: isGradient }),
    gradient_to: color({ label: '漸層的終點', shownWhen: isGradient }),
    words: text({ label: '圖形上的字', help: '用單色或漸層時，寫在圖形中央。', maxLength: 40 }),
    caption: text({ label: '圖說', maxLength: 300 }),
    shapes: choice({
      label: '圖形',
      options: [
        { value: 'stone', label: '卵石' },
        { value: 'paper', label: '剪紙' },
        { value: 'tones', label: '四聲，上緣隨聲調起伏' },
      ],
      default: 'stone',
    }),
    easing: choice({
      label: '節奏',
      options: [
        { value: 'ease-in-sine', label: '漸快' },
        { value: 'ease-out-quad', label: '漸慢' },
        { value: 'ease-in-out', label: '兩頭慢' },
        { value: 'linear', label: '等速' },
      ],
      default: 'ease-in-sine',
    }),
    direction: choice({
      label: '方向',
      options: [
        { value: 'alternate', label: '來回' },
        { value: 'normal', label: '順向' },
        { value: 'reverse', label: '逆向' },
      ],
      default: 'alternate',
    }),
    duration: number({ label: '變一輪的時間（毫秒）', min: 500, max: 60_000, default: DURATION_MS }),
    delay: number({ label: '開始前等待（毫秒）', min: 0, max: 60_000, default: DELAY_MS }),
    loop: toggle({ label: '不停地變', help: '關閉後只變一次來回就停下。', default: true }),
  },
})
