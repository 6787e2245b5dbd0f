import { ICON_OPTIONS } from '#published/icon-options.ts'
import { defineSettings } from '#settings/define-settings.ts'
import { choice } from '#settings/kinds/choice.ts'
import { content } from '#settings/kinds/content.ts'
import { number } from '#settings/kinds/number.ts'
import { text } from '#settings/kinds/text.ts'
import { toggle } from '#settings/kinds/toggle.ts'
import { cursorImage } from './cursor-image.ts'

const isType = (type: string) => (siblings: Record<string, unknown>) =>
  siblings.ekit_cursor_show === true && siblings.ekit_cursor_type === type
const isShown = (siblings: Record<string, unknown>) => siblings.ekit_cursor_show === true

export const customCursorSettings = defineSettings({
  name: 'custom-cursor',
  label: '自訂游標',
  group: '互動',
  place: 360,
  rank: 'container',
  notInside: ['custom-cursor'],
  fields: {
    content: content({ label: '內容' }),
    ekit_cursor_show: toggle({
      label: '游標移到內容上時，跟著一個標誌',
      help: '只有用滑鼠的訪客看得到，所以不要把重要的話只寫在這裡。裝置設為減少動態時不會出現。',
      default: true,
    }),
    ekit_cursor_type: choice({
      label: '標誌是什麼',
      options: [
        { value: 'text', label: '文字' },
        { value: 'image', label: '圖片' },
        { value: 'icon', label: '圖示' },
      ],
      default: 'text',
      shownWhen: isShown,
    }),
    ekit_cursor_image_src: cursorImage({ label: '圖片', shownWhen: isType('image') }),
    ekit_cursor_icons: choice({ label: '圖示', options: ICON_OPTIONS, default: 'mic', shownWhen: isType('icon') }),
    ekit_cursor_text_label: text({
      label: '文字',
      default: '聽聽看',
      maxLength: 40,
      isReadable: false,
      shownWhen: isType('text'),
    }),
    ekit_cursor_size: number({ label: '標誌大小（像素）', min: 16, max: 200, default: 60, shownWhen: isShown }),
    ekit_cursor_hide_default: toggle({ label: '不顯示原來的游標', default: false, shownWhen: isShown }),
  },
})
