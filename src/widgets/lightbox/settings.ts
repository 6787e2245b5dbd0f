import { defineSettings } from '#settings/define-settings.ts'
import { choice } from '#settings/kinds/choice.ts'
import { list } from '#settings/kinds/list.ts'
import { number } from '#settings/kinds/number.ts'
import { picture } from '#settings/kinds/picture.ts'
import { text } from '#settings/kinds/text.ts'
import { toggle } from '#settings/kinds/toggle.ts'

const isGrid = ({ display }: Record<string, unknown>) => display !== 'link'

export const lightboxSettings = defineSettings({
  name: 'lightbox',
  label: '燈箱圖片',
  group: '互動',
  place: 560,
  fields: {
    pictures: list({
      label: '圖片',
      rowLabel: '圖片',
      minRows: 1,
      maxRows: 60,
      fields: {
        picture: picture({ label: '圖片', required: true }),
        caption: text({ label: '圖說', help: '留空就用媒體庫裡這張圖片的圖說。', maxLength: 300 }),
      },
    }),
    display: choice({
      label: '在頁面上顯示為',
      options: [
        { value: 'grid', label: '縮圖' },
        { value: 'link', label: '一個文字連結' },
      ],
      default: 'grid',
    }),
    linkText: text({
      label: '連結文字',
      default: '看圖片',
      required: true,
      maxLength: 60,
      shownWhen: ({ display }) => display === 'link',
    }),
    columns: number({ label: '每列張數', help: '螢幕不夠寬時會自動減少。', min: 2, max: 6, default: 3, shownWhen: isGrid }),
    ratio: choice({
      label: '縮圖比例',
      options: [
        { value: '3/2', label: '3：2' },
        { value: '4/3', label: '4：3' },
        { value: '1/1', label: '正方形' },
        { value: '4/5', label: '4：5 直式' },
      ],
      default: '3/2',
      shownWhen: isGrid,
    }),
    showCaptions: toggle({ label: '縮圖下方顯示圖說', default: false, shownWhen: isGrid }),
    slideshow: toggle({
      label: '打開後可以一張接一張看',
      help: '關閉時，每次只打開點到的那一張。',
      default: true,
    }),
  },
})
