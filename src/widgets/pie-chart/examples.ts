import type { Example } from '#settings/define-widget.ts'

const description = '四年之中，每位同學平均上臺四十七次：從一分鐘自我介紹，到畢業製作的四十分鐘專場。'

export const examples: Example[] = [
  { name: 'simple', title: '只有圓環', settings: { title: '實作課程占總學分' } },
  { name: 'icon', title: '環中是圖示', settings: { title: '上臺時間', percentage: 65, content: 'icon', icon: 'mic' } },
  {
    name: 'with-content',
    title: '圓環與說明，漸層',
    settings: { title: '上臺時間', percentage: 72.5, style: 'with-content', description, color_type: 'gradient', size: 200 },
  },
  {
    name: 'flip',
    title: '說明在背面',
    settings: { title: '雙主修與輔系', percentage: 31, style: 'with-content', content_style: 'flip', description, color: 'ink' },
  },
  {
    name: 'colours',
    title: '自訂顏色與細線',
    settings: { title: '國際交換', percentage: 18, color: '#1F6B45', track_color: 'celadon', line_width: 8 },
  },
  { name: 'empty', title: '百分之零', settings: { title: '缺席', percentage: 0 } },
  {
    name: 'full',
    title: '百分之百，最寬的線',
    settings: { title: '出席', percentage: 100, line_width: 100, content: 'icon', icon: 'people' },
  },
  {
    name: 'long',
    title: '很長的標題與說明',
    settings: {
      title: 'InternationalIntercollegiateOratoryChampionship 與第十六屆全國大專校院口語傳播暨社群媒體聯合成果展',
      percentage: 88,
      style: 'with-content',
      content_style: 'flip',
      description: `${description}${description} سارة العلي`,
    },
  },
]
