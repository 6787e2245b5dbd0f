import { defineSettings } from '#settings/define-settings.ts'
import { choice } from '#settings/kinds/choice.ts'
import { color } from '#settings/kinds/color.ts'
import { number } from '#settings/kinds/number.ts'
import { longText, text } from '#settings/kinds/text.ts'
import { levelOptions } from '#settings/level-options.ts'
import { heading } from '#settings/outline.ts'
import { LINE_WIDTH, SIZE } from './model.ts'

const hasContent = ({ style }: Record<string, unknown>) => style === 'with-content'
const isGradient = ({ color_type: type }: Record<string, unknown>) => type === 'gradient'

export const pieChartSettings = defineSettings({
  name: 'pie-chart',
  label: '圓環圖',
  group: '互動',
  place: 170,
  fields: {
    percentage: number({ label: '百分比', min: 0, max: 100, step: 0.1, default: 40 }),
    content: choice({
      label: '環中顯示',
      options: [
        { value: 'percentage', label: '百分比' },
        { value: 'icon', label: '圖示' },
      ],
      default: 'percentage',
    }),
    icon: choice({
      label: '圖示',
      options: [
        { value: 'mic', label: '麥克風' },
        { value: 'book', label: '書' },
        { value: 'people', label: '人' },
        { value: 'award', label: '獎章' },
        { value: 'video', label: '攝影機' },
        { value: 'chat', label: '對話' },
      ],
      default: 'mic',
      shownWhen: ({ content }) => content === 'icon',
    }),
    style: choice({
      label: '樣式',
      options: [
        { value: 'simple', label: '只有圓環' },
        { value: 'with-content', label: '圓環與說明' },
      ],
      default: 'simple',
    }),
    content_style: choice({
      label: '說明的位置',
      options: [
        { value: 'static', label: '在圓環下方' },
        { value: 'flip', label: '在背面，按一下翻過來' },
      ],
      default: 'static',
      shownWhen: hasContent,
    }),
    title: text({ label: '標題', default: '完成比例', maxLength: 80 }),
    level: choice({ label: '標題層級', options: levelOptions, default: '3', shownWhen: hasContent }),
    description: longText({ label: '說明', maxLength: 400, shownWhen: hasContent }),
    size: number({ label: '大小（像素）', min: 80, max: 400, default: SIZE }),
    line_width: number({ label: '線寬（像素）', min: 1, max: 100, default: LINE_WIDTH }),
    color_type: choice({
      label: '顏色',
      options: [
        { value: 'color', label: '單色' },
        { value: 'gradient', label: '漸層' },
      ],
      default: 'color',
    }),
    color: color({ label: '環的顏色', shownWhen: (siblings) => !isGradient(siblings) }),
    gradient_from: color({ label: '漸層的起點', shownWhen: isGradient }),
    gradient_to: color({ label: '漸層的終點', shownWhen: isGradient }),
    track_color: color({ label: '底環的顏色' }),
  },
  outline: ({ style, title, level }) => (style === 'with-content' ? heading(level, title) : []),
})
