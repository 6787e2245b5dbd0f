import { defineSettings } from '#settings/define-settings.ts'
import { choice } from '#settings/kinds/choice.ts'
import { embedAddress } from '#settings/kinds/embed-address.ts'
import { longText, text } from '#settings/kinds/text.ts'

export const embedSettings = defineSettings({
  name: 'embed',
  label: '嵌入表單或文件',
  group: '圖片與影音',
  place: 465,
  fields: {
    address: embedAddress({
      label: '網址',
      help: 'Google 表單、簡報、文件、試算表、雲端硬碟檔案、日曆、地圖，或 Issuu、Spotify。從網址列、「分享」複製，或貼上嵌入碼都可以。訪客按下以後，瀏覽器才會連到對方的網站。',
    }),
    title: text({ label: '名稱', help: '例如「迎新宿營報名表」。', maxLength: 120, required: true }),
    text: longText({ label: '說明', maxLength: 400 }),
    size: choice({
      label: '高度',
      options: [
        { value: 'screen', label: '16：9（簡報）' },
        { value: 'low', label: '矮（聲音節目）' },
        { value: 'normal', label: '一般' },
        { value: 'tall', label: '高（長的表單）' },
      ],
      default: 'normal',
    }),
  },
})
