import { defineSettings } from '#settings/define-settings.ts'
import { choice } from '#settings/kinds/choice.ts'
import { relation } from '#settings/kinds/relation.ts'
import { longText, text } from '#settings/kinds/text.ts'
import { toggle } from '#settings/kinds/toggle.ts'
import { heading } from '#settings/outline.ts'

export const newsletterFormSettings = defineSettings({
  name: 'newsletter-form',
  label: '電子報訂閱',
  group: '互動',
  place: 240,
  fields: {
    listed: relation({
      label: '名單',
      to: 'mailing-lists',
      help: '訪客訂閱哪一份名單。個人資料告知與同意的文字及版本寫在名單裡，會顯示在表單上，並與訂閱者的資料一起保存。',
    }),
    title: text({ label: '標題', maxLength: 60 }),
    text: longText({ label: '說明', maxLength: 200 }),
    successMessage: text({
      label: '訂閱成功的訊息',
      default: '訂閱成功，謝謝您。',
      required: true,
      isReadable: false,
    }),
    optInMessage: text({
      label: '等待確認的訊息',
      help: '確認信寄出後顯示。',
      default: '差一步就完成了：請到信箱打開確認信，並按下確認。',
      required: true,
      isReadable: false,
    }),
    showName: toggle({ label: '詢問姓名', default: false }),
    showPhone: toggle({ label: '詢問電話', default: false }),
    submitLabel: text({ label: '按鈕文字', default: '訂閱電子報', maxLength: 20, required: true }),
    emailPlaceholder: text({ label: '電子郵件的範例', default: 'name@example.com', maxLength: 60, isReadable: false }),
    namePlaceholder: text({
      label: '名字的範例',
      maxLength: 30,
      isReadable: false,
      shownWhen: ({ showName }) => showName === true,
    }),
    phonePlaceholder: text({
      label: '電話的範例',
      maxLength: 30,
      isReadable: false,
      shownWhen: ({ showPhone }) => showPhone === true,
    }),
    layout: choice({
      label: '排列',
      options: [
        { value: 'inline', label: '按鈕接在欄位後面' },
        { value: 'stacked', label: '一列一項' },
      ],
      default: 'inline',
    }),
    level: choice({
      label: '標題層級',
      options: [
        { value: '2', label: '第二層（h2）' },
        { value: '3', label: '第三層（h3）' },
        { value: '4', label: '第四層（h4）' },
      ],
      default: '2',
    }),
  },
  outline: ({ title, level }) => heading(level, title),
})
