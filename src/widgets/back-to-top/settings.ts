import { defineSettings } from '#settings/define-settings.ts'
import { choice } from '#settings/kinds/choice.ts'
import { color } from '#settings/kinds/color.ts'
import { number } from '#settings/kinds/number.ts'
import { text } from '#settings/kinds/text.ts'
import { toggle } from '#settings/kinds/toggle.ts'

const FARTHEST_PX = 20_000
const isRing = ({ style }: Record<string, unknown>) => style === 'progress_indicator'

export const backToTopSettings = defineSettings({
  name: 'back-to-top',
  label: '回到頁首',
  group: '互動',
  place: 550,
  fields: {
    style: choice({
      label: '樣式',
      options: [
        { value: 'icon_only', label: '圖示' },
        { value: 'text_only', label: '文字' },
        { value: 'progress_indicator', label: '圖示與閱讀進度' },
      ],
      default: 'icon_only',
    }),
    icon: choice({
      label: '圖示',
      options: [
        { value: 'arrow', label: '箭號' },
        { value: 'chevron', label: '尖角' },
        { value: 'top', label: '箭號與頂線' },
      ],
      default: 'arrow',
      shownWhen: ({ style }) => style !== 'text_only',
    }),
    text: text({
      label: '文字',
      default: '頁首',
      maxLength: 12,
      required: true,
      isReadable: false,
      shownWhen: ({ style }) => style === 'text_only',
    }),
    offset_top: number({ label: '捲到哪裡', help: '離頁面頂端幾像素。', min: 0, max: FARTHEST_PX, default: 0 }),
    show_scroll: toggle({ label: '捲動之後才出現', default: false }),
    show_after: number({
      label: '捲動多少像素之後出現',
      min: 0,
      max: FARTHEST_PX,
      default: 400,
      shownWhen: ({ show_scroll: isHidden }) => isHidden === true,
    }),
    foreground: color({ label: '進度環的顏色', shownWhen: isRing }),
    background: color({ label: '進度環的底色', shownWhen: isRing }),
  },
})
