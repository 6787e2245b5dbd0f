import { defineSettings } from '#settings/define-settings.ts'
import { choice } from '#settings/kinds/choice.ts'
import { list } from '#settings/kinds/list.ts'
import { number } from '#settings/kinds/number.ts'
import { picture } from '#settings/kinds/picture.ts'
import { longText, text } from '#settings/kinds/text.ts'
import { toggle } from '#settings/kinds/toggle.ts'

const directions = [
  { value: 'auto', label: '自動：上方，放不下就改到下方' },
  { value: 'top', label: '上' },
  { value: 'bottom', label: '下' },
  { value: 'left', label: '左' },
  { value: 'right', label: '右' },
  { value: 'top-left', label: '左上' },
  { value: 'top-right', label: '右上' },
  { value: 'bottom-left', label: '左下' },
  { value: 'bottom-right', label: '右下' },
] as const

const onDevice = (label: string) => choice({ label, options: [{ value: 'same', label: '同上' }, ...directions], default: 'same' })

export const hotspotsSettings = defineSettings({
  name: 'hotspots',
  label: '圖片標記',
  group: '圖片與影音',
  place: 340,
  fields: {
    picture: picture({ label: '底圖', required: true }),
    style: choice({
      label: '樣式',
      options: [
        { value: 'tooltip', label: '說明泡泡' },
        { value: 'line', label: '拉一條線到說明' },
      ],
      default: 'tooltip',
    }),
    trigger: choice({
      label: '說明何時出現',
      help: '用鍵盤選到、用手指輕觸也會出現。',
      options: [
        { value: 'hover', label: '滑鼠移到標記上' },
        { value: 'click', label: '按下標記' },
      ],
      default: 'hover',
    }),
    all_active: toggle({ label: '一開始就顯示全部說明', help: '說明多時會互相遮住。', default: false }),
    glow: toggle({ label: '標記閃動三下，引人注意', default: true }),
    items: list({
      label: '標記',
      rowLabel: '標記',
      maxRows: 200,
      fields: {
        title: text({ label: '標題', maxLength: 80, required: true }),
        text: longText({ label: '說明', maxLength: 400 }),
        image: picture({ label: '說明的圖片' }),
        x: number({ label: '水平位置（%）', min: 0, max: 100, step: 0.5, default: 50 }),
        x_from: choice({
          label: '水平位置從哪邊算起',
          options: [
            { value: 'left', label: '左邊' },
            { value: 'right', label: '右邊' },
          ],
          default: 'left',
        }),
        y: number({ label: '垂直位置（%）', min: 0, max: 100, step: 0.5, default: 50 }),
        y_from: choice({
          label: '垂直位置從哪邊算起',
          options: [
            { value: 'top', label: '上面' },
            { value: 'bottom', label: '下面' },
          ],
          default: 'top',
        }),
        active: toggle({ label: '一開始就顯示說明', default: false }),
        direction: choice({ label: '說明在標記的哪個方向', options: directions, default: 'auto' }),
        direction_tablet: onDevice('平板上的方向'),
        direction_mobile: onDevice('手機上的方向'),
      },
    }),
  },
})
