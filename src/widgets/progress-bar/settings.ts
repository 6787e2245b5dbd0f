import { LONGEST_MS, NUMBER_DURATION_MS, SHORTEST_MS } from '#kit/counting/durations.ts'
import { defineSettings } from '#settings/define-settings.ts'
import { choice } from '#settings/kinds/choice.ts'
import { number } from '#settings/kinds/number.ts'
import { text } from '#settings/kinds/text.ts'
import { toggle } from '#settings/kinds/toggle.ts'

export const progressBarSettings = defineSettings({
  name: 'progress-bar',
  label: '進度條',
  group: '互動',
  place: 160,
  fields: {
    title: text({
      label: '標題',
      help: '這條進度說的是什麼，例如「畢業公演籌備進度」。',
      default: '完成度',
      maxLength: 80,
      required: true,
    }),
    percentage: number({ label: '百分比', min: 0, max: 100, step: 0.1, default: 90 }),
    style: choice({
      label: '樣式',
      options: [
        { value: 'default', label: '細線' },
        { value: 'inner-content', label: '文字在條內' },
        { value: 'bar-shadow', label: '有影子' },
        { value: 'tooltips', label: '對話框標示' },
        { value: 'pin', label: '圖釘標示' },
        { value: 'switch', label: '滑鈕' },
        { value: 'stripe', label: '斜紋' },
      ],
      default: 'default',
    }),
    hide_number: toggle({ label: '不顯示數字', default: false }),
    duration: number({ label: '動畫長度（毫秒）', min: SHORTEST_MS, max: LONGEST_MS, default: NUMBER_DURATION_MS }),
  },
})
