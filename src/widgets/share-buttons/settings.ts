import { SHARE_NETWORK_OPTIONS } from '#published/share-networks.ts'
import { defineSettings } from '#settings/define-settings.ts'
import { calendarDay } from '#settings/kinds/calendar.ts'
import { choice } from '#settings/kinds/choice.ts'
import { count } from '#settings/kinds/count.ts'
import { list } from '#settings/kinds/list.ts'
import { number } from '#settings/kinds/number.ts'
import { longText, text } from '#settings/kinds/text.ts'
import { toggle } from '#settings/kinds/toggle.ts'
import { url } from '#settings/kinds/url.ts'

const isCustom = ({ share_url_type: type }: Record<string, unknown>) => type === 'custom'

export const shareButtonsSettings = defineSettings({
  name: 'share-buttons',
  label: '分享按鈕',
  group: '互動',
  place: 570,
  fields: {
    share_buttons: list({
      label: '分享到',
      rowLabel: '按鈕',
      minRows: 1,
      maxRows: SHARE_NETWORK_OPTIONS.length,
      fields: {
        network: choice({ label: '平臺', options: SHARE_NETWORK_OPTIONS, default: 'facebook' }),
        label: text({ label: '按鈕文字', help: '留空則用平臺的名稱。', maxLength: 30, isReadable: false }),
        count: count({
          label: '分享次數',
          help: '次數與查詢日期都填了才顯示。網站不會自動更新次數，請到平臺查詢後再填。只有 Facebook、LinkedIn、Pinterest、Reddit、VK、OK、StumbleUpon、Pocket、XING 會顯示次數。',
        }),
        countedOn: calendarDay({ label: '次數的查詢日期', help: '會顯示在次數旁邊，例如 2026-11-12。' }),
      },
      default: [{ network: 'facebook' }, { network: 'twitter' }, { network: 'linkedin' }],
    }),
    view: choice({
      label: '按鈕內容',
      options: [
        { value: 'icon-text', label: '圖示與文字' },
        { value: 'icon', label: '圖示' },
        { value: 'text', label: '文字' },
      ],
      default: 'icon-text',
    }),
    show_label: toggle({ label: '圖示旁顯示文字', default: true, shownWhen: ({ view }) => view === 'icon-text' }),
    skin: choice({
      label: '樣式',
      options: [
        { value: 'gradient', label: '雙色' },
        { value: 'minimal', label: '簡單' },
        { value: 'framed', label: '線框' },
        { value: 'boxed', label: '線框，圖示反白' },
        { value: 'flat', label: '實心' },
      ],
      default: 'gradient',
    }),
    shape: choice({
      label: '邊角',
      options: [
        { value: 'square', label: '方' },
        { value: 'rounded', label: '圓角' },
        { value: 'circle', label: '圓' },
      ],
      default: 'square',
    }),
    columns: number({ label: '每列幾個', help: '0 是自動，依寬度排列。', min: 0, max: 6, default: 0 }),
    share_url_type: choice({
      label: '分享的網址',
      options: [
        { value: 'current_page', label: '所在的頁面' },
        { value: 'custom', label: '指定的網址' },
      ],
      default: 'current_page',
    }),
    share_url: url({ label: '網址', help: '站內路徑，或以 http:// 或 https:// 開頭的完整網址。', shownWhen: isCustom }),
    share_title: text({ label: '分享的標題', shownWhen: isCustom, isReadable: false }),
    share_text: longText({ label: '分享的文字', maxLength: 300, shownWhen: isCustom, isReadable: false }),
  },
})
