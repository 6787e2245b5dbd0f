import { defineSettings, type SettingsOf } from '#settings/define-settings.ts'
import { calendarDay, clockTime } from '#settings/kinds/calendar.ts'
import { choice } from '#settings/kinds/choice.ts'
import { choices } from '#settings/kinds/choices.ts'
import { list } from '#settings/kinds/list.ts'
import { number } from '#settings/kinds/number.ts'
import { picture } from '#settings/kinds/picture.ts'
import { longText, text } from '#settings/kinds/text.ts'
import { toggle } from '#settings/kinds/toggle.ts'
import { NETWORKS } from './channels.ts'
import { WEEKDAYS } from './schedule.ts'

const isKept = ({ hours }: Record<string, unknown>) => hours === true
const hasField = ({ footer }: Record<string, unknown>) => footer !== 'button'
const isInCorner = ({ placement }: Record<string, unknown>) => placement !== 'inline'

export const chatLauncherSettings = defineSettings({
  name: 'chat-launcher',
  label: '線上詢問',
  group: '互動',
  place: 400,
  fields: {
    channels: list({
      label: '通訊管道',
      rowLabel: '管道',
      maxRows: 8,
      fields: {
        network: choice({ label: '平臺', options: NETWORKS, default: 'line' }),
        account: text({
          label: '帳號',
          help: 'WhatsApp 填含國碼的號碼；LINE 填官方帳號 ID（@ 開頭）；Messenger 填粉絲專頁名稱；Telegram 填使用者名稱；其他填 https:// 開頭的網址。',
          maxLength: 300,
          isReadable: false,
        }),
        label: text({ label: '顯示的名稱', help: '留空則用平臺的名稱。', maxLength: 30 }),
      },
    }),
    name: text({ label: '對話的對象', default: '系辦公室', maxLength: 40, required: true }),
    photo: picture({ isDecorative: true, label: '照片' }),
    text: text({ label: '名字下方的文字', default: '通常一天內回覆', maxLength: 60 }),
    active_dot: toggle({ label: '服務時間內顯示綠點', default: true }),
    greeting: longText({ label: '招呼語', default: '您好，想和我們聊聊嗎？', maxLength: 300 }),
    loader: toggle({ label: '招呼語之前先顯示輸入中的動畫（3 秒）', default: true }),
    hours: toggle({ label: '只在服務時間內回覆', help: '以臺北時間計算。', default: false }),
    hours_start: clockTime({ label: '開始', default: '09:00', shownWhen: isKept }),
    hours_end: clockTime({
      label: '結束',
      help: '比開始早就算到隔天，例如 22:00 到 02:00；與開始相同是整天。',
      default: '17:00',
      shownWhen: isKept,
    }),
    holidays: choices({ label: '每週休息日', options: WEEKDAYS, default: ['6', '0'], shownWhen: isKept }),
    closed_days: list({
      label: '假期',
      rowLabel: '假期',
      maxRows: 60,
      shownWhen: isKept,
      fields: {
        from: calendarDay({ label: '從', help: '例如 2027-02-05。' }),
        to: calendarDay({ label: '到', help: '留空表示只有一天。' }),
      },
    }),
    vacation_text: longText({ label: '休息時的文字', default: '現在是休息時間。請先留言，上班後回覆您。', maxLength: 300 }),
    footer: choice({
      label: '下方的樣式',
      options: [
        { value: 'input', label: '輸入框與按鈕' },
        { value: 'inner', label: '按鈕在輸入框裡' },
        { value: 'button', label: '只有按鈕' },
      ],
      default: 'input',
    }),
    placeholder: text({ label: '輸入框的提示', default: '想問什麼？', maxLength: 40, isReadable: false, shownWhen: hasField }),
    button_text: text({ label: '按鈕文字', default: '開始對話', maxLength: 20, required: true, isReadable: false }),
    open_in: choice({
      label: '在哪裡開啟',
      options: [
        { value: 'popup', label: '小視窗（700 × 600）' },
        { value: '_blank', label: '新分頁' },
        { value: '_self', label: '目前的分頁' },
      ],
      default: 'popup',
    }),
    launcher: choice({
      label: '開啟的按鈕',
      options: [
        { value: 'icon', label: '圖示' },
        { value: 'icon-text', label: '圖示與文字' },
        { value: 'photo-text', label: '照片與文字' },
      ],
      default: 'icon-text',
    }),
    launcher_text: text({ label: '按鈕上的文字', default: '聯絡我們', maxLength: 20, required: true, isReadable: false }),
    placement: choice({
      label: '放在哪裡',
      options: [
        { value: 'corner', label: '視窗的角落' },
        { value: 'inline', label: '頁面裡' },
      ],
      default: 'corner',
    }),
    side: choice({
      label: '哪一邊',
      options: [
        { value: 'right', label: '右' },
        { value: 'left', label: '左' },
      ],
      default: 'right',
      shownWhen: isInCorner,
    }),
    offset_x: number({ label: '離側邊（像素）', min: 0, max: 300, default: 16, shownWhen: isInCorner }),
    offset_y: number({ label: '離底部（像素）', min: 0, max: 300, default: 16, shownWhen: isInCorner }),
    show_from_first: toggle({ label: '一開始就打開', default: false }),
  },
})

export type ChatSettings = SettingsOf<typeof chatLauncherSettings>
