import { hasOptions } from '#forms/form-fields.ts'
import { defineSettings } from '#settings/define-settings.ts'
import { choice } from '#settings/kinds/choice.ts'
import { link } from '#settings/kinds/link.ts'
import { list } from '#settings/kinds/list.ts'
import { longText, text } from '#settings/kinds/text.ts'
import { toggle } from '#settings/kinds/toggle.ts'
import { levelOptions } from '#settings/level-options.ts'
import { heading } from '#settings/outline.ts'
import { recipients } from './recipients.ts'

const MAX_FIELDS = 30

export const contactFormSettings = defineSettings({
  name: 'contact-form',
  label: '聯絡表單',
  group: '互動',
  place: 245,
  fields: {
    title: text({ label: '標題', default: '聯絡我們', maxLength: 60, required: true }),
    text: longText({ label: '說明', maxLength: 300 }),
    fields: list({
      label: '欄位',
      rowLabel: '欄位',
      minRows: 1,
      maxRows: MAX_FIELDS,
      fields: {
        label: text({ label: '名稱', maxLength: 80, required: true }),
        kind: choice({
          label: '種類',
          options: [
            { value: 'text', label: '單行文字' },
            { value: 'email', label: '電子郵件' },
            { value: 'tel', label: '電話' },
            { value: 'long', label: '多行文字' },
            { value: 'choice', label: '選一項' },
            { value: 'checkboxes', label: '可選多項' },
          ],
          default: 'text',
        }),
        options: longText({ label: '選項', help: '一行一個，最多 30 個。', maxLength: 2000, shownWhen: hasOptions }),
        isRequired: toggle({ label: '必填', default: false }),
        isReplyTo: toggle({
          label: '回信寄到這裡',
          help: '系辦回覆通知信時，會寄給訪客在這一欄填的信箱。',
          default: false,
          shownWhen: ({ kind }) => kind === 'email',
        }),
        help: text({ label: '補充說明', maxLength: 160 }),
        width: choice({
          label: '寬度',
          options: [
            { value: 'full', label: '整列' },
            { value: 'half', label: '半列' },
          ],
          default: 'full',
        }),
      },
      default: [
        { label: '姓名', kind: 'text', isRequired: true, width: 'half' },
        { label: '電子郵件', kind: 'email', isRequired: true, isReplyTo: true, width: 'half' },
        { label: '想問的事', kind: 'long', isRequired: true },
      ],
    }),
    consent: text({
      label: '個人資料的同意文字',
      help: '訪客必須勾選才能送出；文字會與回覆一起留存。',
      default: '我同意系辦為了回覆這份表單，使用我填寫的資料。',
      maxLength: 300,
      required: true,
    }),
    privacy: link({ label: '個人資料保護的頁面' }),
    recipients: recipients({
      label: '通知寄給',
      help: '一行一個信箱，最多五個；訪客看不到。留空就寄到網站設定裡的系所信箱。',
    }),
    submitLabel: text({ label: '按鈕文字', default: '送出', maxLength: 20, required: true }),
    thanks: text({
      label: '送出後的訊息',
      default: '收到了，謝謝您。我們會盡快回覆。',
      maxLength: 200,
      required: true,
      isReadable: false,
    }),
    keptMonths: choice({
      label: '回覆保留多久',
      help: '時間到了會自動刪除。',
      options: [
        { value: '3', label: '三個月' },
        { value: '6', label: '六個月' },
        { value: '12', label: '一年' },
        { value: '24', label: '兩年' },
        { value: '36', label: '三年' },
      ],
      default: '12',
    }),
    level: choice({ label: '標題層級', options: levelOptions, default: '2' }),
  },
  outline: ({ title, level }) => heading(level, title),
})
