import { defineSettings } from '#settings/define-settings.ts'
import { choice } from '#settings/kinds/choice.ts'
import { link } from '#settings/kinds/link.ts'
import { moment, momentZone } from '#settings/kinds/moment.ts'
import { text } from '#settings/kinds/text.ts'
import { levelOptions } from '#settings/level-options.ts'
import { heading, linkWords } from '#settings/outline.ts'

const unitLabel = (label: string, unit: string) =>
  text({ label, default: unit, maxLength: 12, required: true, isReadable: false })

export const meetingCountdownSettings = defineSettings({
  name: 'meeting-countdown',
  label: '會議倒數',
  group: '互動',
  place: 150,
  fields: {
    heading: text({ label: '標題', default: '距離會議開始', maxLength: 80, required: true }),
    level: choice({ label: '標題層級', options: levelOptions, default: '3' }),
    topic: text({ label: '會議名稱', maxLength: 120 }),
    due: moment({ label: '開始時間', help: '預設為臺北時間，也可改選別的時區。沒有時間的會議視為已經過去。', required: true }),
    due_tz: momentZone(),
    joinLabel: text({ label: '按鈕文字', default: '進入會議室', maxLength: 40, isReadable: false }),
    joinLink: link({ label: '會議連結' }),
    daysLabel: unitLabel('「天」的文字', '天'),
    hoursLabel: unitLabel('「時」的文字', '時'),
    minutesLabel: unitLabel('「分」的文字', '分'),
    secondsLabel: unitLabel('「秒」的文字', '秒'),
  },
  outline: ({ heading: title, level, joinLabel, joinLink }) => [...heading(level, title), ...linkWords(joinLabel, joinLink)],
})
