import { defineSettings } from '#settings/define-settings.ts'
import { choice } from '#settings/kinds/choice.ts'
import { list } from '#settings/kinds/list.ts'
import { text } from '#settings/kinds/text.ts'
import { lazyPanes, paneFields } from '#settings/pane-fields.ts'

export const toggleSettings = defineSettings({
  name: 'toggle',
  label: '切換',
  group: '互動',
  place: 130,
  rank: 'container',
  fields: {
    items: list({ label: '項目', rowLabel: '項目', minRows: 2, maxRows: 6, fields: paneFields }),
    label: text({
      label: '這組切換的名稱',
      help: '念給用螢幕報讀器的訪客聽，例如「校區」。',
      maxLength: 60,
      default: '切換內容',
    }),
    style: choice({
      label: '樣式',
      options: [
        { value: 'bar', label: '並排的按鈕' },
        { value: 'pill', label: '膠囊' },
      ],
      default: 'bar',
    }),
    isLazy: lazyPanes,
  },
})
