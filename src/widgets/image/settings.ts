import { defineSettings } from '#settings/define-settings.ts'
import { choice } from '#settings/kinds/choice.ts'
import { link } from '#settings/kinds/link.ts'
import { picture } from '#settings/kinds/picture.ts'
import { text } from '#settings/kinds/text.ts'
import { toggle } from '#settings/kinds/toggle.ts'
import { decoration } from '#settings/outline.ts'

export const imageSettings = defineSettings({
  name: 'image',
  label: '圖片',
  group: '圖片與影音',
  place: 60,
  fields: {
    picture: picture({ label: '圖片', required: true }),
    caption: text({ label: '圖說', help: '留空就用媒體庫裡這張圖片的圖說。', maxLength: 300 }),
    link: link({ label: '連結', help: '有連結時，點圖片會前往連結而不是放大。' }),
    zoom: toggle({ label: '點圖片可放大', default: true }),
    decorative: toggle({
      label: '只作裝飾',
      help: '不念給用螢幕報讀器的訪客聽，也不能放大。有連結的圖片不能只作裝飾。',
      default: false,
    }),
    ratio: choice({
      label: '裁切比例',
      help: '裁切時會保留媒體庫裡設定的焦點。',
      options: [
        { value: 'auto', label: '不裁切' },
        { value: '3/2', label: '3：2' },
        { value: '16/9', label: '16：9' },
        { value: '1/1', label: '正方形' },
        { value: '4/5', label: '4：5 直式' },
        { value: '21/8', label: '21：8 橫幅' },
      ],
      default: 'auto',
    }),
    width: choice({
      label: '寬度',
      options: [
        { value: 'full', label: '撐滿' },
        { value: 'measure', label: '與內文同寬' },
        { value: 'half', label: '一半' },
      ],
      default: 'full',
    }),
  },
  outline: ({ picture: shown, decorative, link: target }) => (decorative && target === null ? decoration(shown) : []),
})
