import { defineSettings } from '#settings/define-settings.ts'
import { choice } from '#settings/kinds/choice.ts'
import { link } from '#settings/kinds/link.ts'
import { picture } from '#settings/kinds/picture.ts'
import { text } from '#settings/kinds/text.ts'

export const imageSwapSettings = defineSettings({
  name: 'image-swap',
  label: '換圖',
  group: '圖片與影音',
  place: 210,
  fields: {
    front: picture({ label: '正面的圖片', required: true }),
    back: picture({ label: '換成的圖片', required: true }),
    style: choice({
      label: '樣式',
      options: [
        { value: 'simple', label: '直接換' },
        { value: 'fade', label: '淡入' },
        { value: 'slide-left', label: '從右滑入' },
        { value: 'slide-right', label: '從左滑入' },
        { value: 'slide-up', label: '從下滑入' },
        { value: 'slide-down', label: '從上滑入' },
        { value: 'zoom', label: '放大' },
        { value: 'card', label: '抽換卡片' },
        { value: 'rotate', label: '翻轉' },
        { value: 'creative', label: '斜切揭開' },
      ],
      default: 'fade',
    }),
    trigger: choice({
      label: '何時換圖',
      help: '滑過時換圖的，用觸控與鍵盤也能按著換。',
      options: [
        { value: 'hover', label: '滑鼠滑過' },
        { value: 'click', label: '按一下' },
      ],
      default: 'hover',
    }),
    ratio: choice({
      label: '裁切比例',
      options: [
        { value: '3/2', label: '3：2' },
        { value: '16/9', label: '16：9' },
        { value: '1/1', label: '正方形' },
        { value: '4/5', label: '4：5 直式' },
      ],
      default: '3/2',
    }),
    caption: text({ label: '圖說', maxLength: 300 }),
    link: link({ label: '連結' }),
  },
})
