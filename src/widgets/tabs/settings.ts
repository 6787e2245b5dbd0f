import { defineSettings } from '#settings/define-settings.ts'
import { choice } from '#settings/kinds/choice.ts'
import { list } from '#settings/kinds/list.ts'
import { picture } from '#settings/kinds/picture.ts'
import { text } from '#settings/kinds/text.ts'
import { toggle } from '#settings/kinds/toggle.ts'
import { lazyPanes, paneFields } from '#settings/pane-fields.ts'

const { title, ...pane } = paneFields

export const tabsSettings = defineSettings({
  name: 'tabs',
  label: '頁籤',
  group: '互動',
  place: 120,
  rank: 'container',
  fields: {
    items: list({
      label: '頁籤',
      rowLabel: '頁籤',
      minRows: 1,
      maxRows: 20,
      fields: {
        title,
        subtitle: text({ label: '副標', maxLength: 60 }),
        image: picture({ isDecorative: true, label: '小圖', help: '放在標題旁邊，只作裝飾。' }),
        ...pane,
      },
    }),
    label: text({ label: '這組頁籤的名稱', help: '念給用螢幕報讀器的訪客聽，例如「依學制」。', maxLength: 60, default: '頁籤' }),
    style: choice({
      label: '排列',
      options: [
        { value: 'horizontal', label: '橫排' },
        { value: 'vertical', label: '直排，在內容左側' },
      ],
      default: 'horizontal',
    }),
    trigger: choice({
      label: '如何切換',
      options: [
        { value: 'click', label: '點選' },
        { value: 'mouseenter', label: '滑過（觸控與鍵盤仍用點選）' },
      ],
      default: 'click',
    }),
    rememberInAddress: toggle({
      label: '網址記住目前的頁籤',
      help: '分享網址或重新整理時，會打開同一個頁籤。',
      default: true,
    }),
    isLazy: lazyPanes,
    align: choice({
      label: '對齊',
      options: [
        { value: 'start', label: '靠左' },
        { value: 'center', label: '置中' },
        { value: 'end', label: '靠右' },
        { value: 'full', label: '平均分布' },
      ],
      default: 'start',
    }),
  },
})
