import { defineSettings } from '#settings/define-settings.ts'
import { choice } from '#settings/kinds/choice.ts'
import { moment, momentZone } from '#settings/kinds/moment.ts'
import { richText } from '#settings/kinds/rich-text.ts'
import { text } from '#settings/kinds/text.ts'
import { toggle } from '#settings/kinds/toggle.ts'

const unitLabel = (label: string, unit: string) =>
  text({ label, default: unit, maxLength: 12, required: true, isReadable: false })

export const countdownSettings = defineSettings({
  name: 'countdown',
  label: '倒數計時',
  group: '互動',
  place: 140,
  fields: {
    due: moment({
      label: '到期時間',
      help: '預設為臺北時間，也可改選別的時區。不論訪客在哪裡，都倒數到同一刻。',
      required: true,
    }),
    due_tz: momentZone(),
    title: text({ label: '標題', help: '例如「距離申請入學報名截止」。', maxLength: 80 }),
    note: text({ label: '備註', maxLength: 80 }),
    style: choice({
      label: '樣式',
      options: [
        { value: 'cells', label: '方格' },
        { value: 'flip', label: '翻牌，另計週數' },
        { value: 'line', label: '一行字' },
        { value: 'poster', label: '朱底海報，結束後蓋印' },
      ],
      default: 'cells',
    }),
    showDue: toggle({ label: '顯示到期日期', default: true }),
    weeksLabel: unitLabel('「週」的文字', '週'),
    daysLabel: unitLabel('「天」的文字', '天'),
    hoursLabel: unitLabel('「時」的文字', '時'),
    minutesLabel: unitLabel('「分」的文字', '分'),
    secondsLabel: unitLabel('「秒」的文字', '秒'),
    finishTitle: text({ label: '結束後的標題', default: '時間到了', maxLength: 80, required: true, isReadable: false }),
    finishContent: richText({ label: '結束後的內容' }),
  },
})
