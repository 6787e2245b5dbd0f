import { defineSettings } from '#settings/define-settings.ts'
import { choice } from '#settings/kinds/choice.ts'
import { longText, text } from '#settings/kinds/text.ts'

export const clickToCopySettings = defineSettings({
  name: 'click-to-copy',
  label: '點選複製',
  group: '互動',
  place: 510,
  fields: {
    label: text({ label: '前面的說明', help: '例如「會議代碼」。可以留空。', maxLength: 40 }),
    content: longText({
      label: '要複製的文字',
      default: '系辦公室：教學大樓 5 樓',
      maxLength: 500,
      required: true,
    }),
    style: choice({
      label: '樣式',
      options: [
        { value: 'inline', label: '一行文字' },
        { value: 'box', label: '方框' },
        { value: 'button', label: '按鈕在下方' },
      ],
      default: 'inline',
    }),
    copy_text: text({ label: '按鈕的文字', default: '複製', maxLength: 20, required: true }),
    success_text: text({ label: '複製之後的文字', default: '已複製', maxLength: 20, required: true }),
  },
})
