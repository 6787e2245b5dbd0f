import { NUMBER_DURATION_MS } from '#kit/counting/durations.ts'
import { defineSettings } from '#settings/define-settings.ts'
import { choice } from '#settings/kinds/choice.ts'
import { count } from '#settings/kinds/count.ts'
import { number } from '#settings/kinds/number.ts'
import { text } from '#settings/kinds/text.ts'

export const funFactSettings = defineSettings({
  name: 'fun-fact',
  label: '數字看板',
  group: '互動',
  place: 180,
  fields: {
    number: number({ label: '數字', help: '可以有兩位小數。', min: 0, max: 1_000_000_000, step: 0.01, default: 254 }),
    prefix: text({ label: '數字前的字', maxLength: 20 }),
    suffix: text({ label: '數字後的字', default: '人', maxLength: 20 }),
    super_text: text({ label: '右上角的小字', help: '例如「＋」。', maxLength: 20 }),
    title: text({ label: '說明', default: '在學學生', maxLength: 120 }),
    style: choice({
      label: '樣式',
      options: [
        { value: 'static', label: '從零數起' },
        { value: 'sliding', label: '里程表，逐位滑動' },
      ],
      default: 'static',
    }),
    duration: count({ label: '動畫長度（毫秒）', help: '100 到 10000。留空就用 500。', default: NUMBER_DURATION_MS }),
  },
})
