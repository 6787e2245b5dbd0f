import { choice } from './kinds/choice.ts'
import { link } from './kinds/link.ts'
import { text } from './kinds/text.ts'

/** The settings of one button, wherever a widget has buttons. */
export const buttonFields = {
  label: text({ label: '按鈕文字', help: '請寫明按下去會到哪裡，例如「看入學指南」。', maxLength: 40, required: true }),
  link: link({ label: '連結', required: true }),
  style: choice({
    label: '樣式',
    options: [
      { value: 'zhu', label: '朱' },
      { value: 'ink', label: '墨' },
      { value: 'paper', label: '白紙' },
      { value: 'line', label: '線框' },
    ],
    default: 'zhu',
  }),
}
