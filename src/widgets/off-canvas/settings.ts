import { defineSettings } from '#settings/define-settings.ts'
import { choice } from '#settings/kinds/choice.ts'
import { content } from '#settings/kinds/content.ts'
import { number } from '#settings/kinds/number.ts'
import { relation } from '#settings/kinds/relation.ts'
import { text } from '#settings/kinds/text.ts'
import { toggle } from '#settings/kinds/toggle.ts'
import { apart, slots } from '#settings/outline.ts'

const signOptions = [
  { value: 'icon', label: '圖示' },
  { value: 'text', label: '文字' },
  { value: 'icon-text', label: '圖示與文字' },
] as const

export const offCanvasSettings = defineSettings({
  name: 'off-canvas',
  label: '側欄',
  group: '互動',
  place: 540,
  rank: 'container',
  notInside: ['off-canvas', 'popup-modal'],
  fields: {
    name: text({
      label: '側欄名稱',
      help: '顯示在側欄上方。連結的「開關側欄」也用這個名稱找到它，同一頁不要重複。',
      default: '側欄',
      maxLength: 40,
      required: true,
    }),
    opener_type: choice({ label: '開啟按鈕', options: signOptions, default: 'icon' }),
    opener_text: text({
      label: '開啟按鈕的文字',
      help: '只用圖示時，會念給用螢幕報讀器的訪客聽。',
      default: '開啟側欄',
      maxLength: 20,
      required: true,
    }),
    close_type: choice({ label: '關閉按鈕', options: signOptions, default: 'icon' }),
    close_text: text({ label: '關閉按鈕的文字', default: '關閉', maxLength: 20, required: true }),
    style: choice({
      label: '出現方式',
      options: [
        { value: 'slide', label: '滑入' },
        { value: 'fade', label: '淡入' },
      ],
      default: 'slide',
    }),
    transition: number({ label: '過程幾秒', min: 0, max: 3, step: 0.1, default: 0.5 }),
    position: choice({
      label: '位置',
      options: [
        { value: 'start', label: '左側' },
        { value: 'center', label: '中央' },
        { value: 'end', label: '右側' },
      ],
      default: 'start',
    }),
    width: number({ label: '寬度（像素）', min: 200, max: 1200, default: 424 }),
    disable_bodyscroll: toggle({ label: '打開時頁面不捲動', default: false }),
    is_not_close_on_overlay: toggle({ label: '點側欄外不關閉', default: false }),
    content: content({ label: '內容' }),
    fragment: relation({ label: '之後的共用片段', help: '片段裡可以有區段與分欄。', to: 'fragments' }),
  },
  outline: ({ content }) => apart(...slots(content)),
})
