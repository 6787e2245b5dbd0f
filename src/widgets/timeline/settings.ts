import { ICON_OPTIONS } from '#published/icon-options.ts'
import { defineSettings } from '#settings/define-settings.ts'
import { choice } from '#settings/kinds/choice.ts'
import { link } from '#settings/kinds/link.ts'
import { list } from '#settings/kinds/list.ts'
import { longText, text } from '#settings/kinds/text.ts'
import { toggle } from '#settings/kinds/toggle.ts'
import { levelOptions } from '#settings/level-options.ts'
import { heading, linkWords } from '#settings/outline.ts'

const isVertical = ({ layout }: Record<string, unknown>) => layout !== 'horizontal'
const isHorizontal = ({ layout }: Record<string, unknown>) => layout === 'horizontal'

export const timelineSettings = defineSettings({
  name: 'timeline',
  label: '時間軸',
  group: '文字',
  place: 330,
  fields: {
    layout: choice({
      label: '方向',
      options: [
        { value: 'vertical', label: '直向，由上往下' },
        { value: 'horizontal', label: '橫向，由左往右' },
      ],
      default: 'vertical',
    }),
    vertical_style: choice({
      label: '內容在哪一側',
      options: [
        { value: 'one', label: '都在同一側' },
        { value: 'both', label: '左右交錯' },
      ],
      default: 'one',
      shownWhen: isVertical,
    }),
    content_position: choice({
      label: '內容在線的哪一邊',
      options: [
        { value: 'below', label: '下方' },
        { value: 'above', label: '上方' },
      ],
      default: 'below',
      shownWhen: isHorizontal,
    }),
    entrance: choice({
      label: '進場方式',
      help: '捲到時出現一次。訪客的裝置設為減少動態時，一律直接顯示。',
      options: [
        { value: 'rise', label: '由下而上' },
        { value: 'unroll', label: '展開' },
        { value: 'none', label: '沒有' },
      ],
      default: 'rise',
      shownWhen: isVertical,
    }),
    items: list({
      label: '項目',
      rowLabel: '項目',
      maxRows: 200,
      fields: {
        date: text({ label: '日期', help: '照您要的寫法，例如「11 月 28 日」或「民國 78 年」。', maxLength: 40 }),
        title: text({ label: '標題', maxLength: 160, required: true }),
        subtitle: text({ label: '小標', maxLength: 80 }),
        link: link({ label: '標題的連結' }),
        text: longText({ label: '說明', maxLength: 600 }),
        address: text({ label: '地點', maxLength: 160 }),
        icon: choice({
          label: '圖示',
          options: [{ value: 'none', label: '沒有' }, ...ICON_OPTIONS],
          default: 'none',
        }),
        active: toggle({ label: '目前進行到這一項', default: false }),
      },
    }),
    level: choice({ label: '標題層級', options: levelOptions, default: '3' }),
    label: text({
      label: '時間軸的名稱',
      help: '念給用螢幕報讀器的訪客聽，例如「招生時程」。',
      default: '時間軸',
      maxLength: 60,
      required: true,
      isReadable: false,
      shownWhen: isHorizontal,
    }),
  },
  outline: ({ items, level }) => items.flatMap(({ title, link }) => [...heading(level, title), ...linkWords(title, link)]),
})
