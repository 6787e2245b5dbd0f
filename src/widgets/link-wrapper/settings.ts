import { defineSettings } from '#settings/define-settings.ts'
import { content } from '#settings/kinds/content.ts'
import { text } from '#settings/kinds/text.ts'
import { toggle } from '#settings/kinds/toggle.ts'
import { outsideUrl } from './outside-url.ts'

export const linkWrapperSettings = defineSettings({
  name: 'link-wrapper',
  label: '整塊連結',
  group: '互動',
  place: 370,
  rank: 'container',
  notInside: ['link-wrapper'],
  fields: {
    content: content({ label: '內容' }),
    url: outsideUrl({ label: '網址', help: '完整的網址，以 https:// 或 http:// 開頭。' }),
    is_external: toggle({ label: '在新分頁開啟', default: false }),
    nofollow: toggle({ label: '請搜尋引擎不要跟隨', default: false }),
    label: text({
      label: '連結的名稱',
      help: '念給用螢幕報讀器的訪客聽，請寫明會到哪裡。留空就用內容的第一行。',
      maxLength: 80,
      isReadable: false,
    }),
  },
})
