import type { Example } from '#settings/define-widget.ts'
import { documentOf, paragraph } from '#settings/rich-text/compose.ts'

const words = (text: string) => documentOf(paragraph(text))

const items = [
  {
    id: 'bachelor',
    title: '大學部',
    subtitle: '四年',
    anchor: '學士班',
    text: words('四年修滿 128 學分。大一學聽，大二學說，大三學做，大四上台。'),
  },
  { id: 'master', title: '碩士班', subtitle: '兩年', text: words('兩年修滿 32 學分，以論文或創作畢業。') },
  { id: 'minor', title: '輔系', subtitle: '20 學分', text: words('外系同學大二起可以申請，修滿 20 學分。') },
]
const nested = [{ id: 'tabs-countdown', blockType: 'countdown', title: '距離報名截止', due: '2037-03-21T09:00:00.000Z' }]

export const examples: Example[] = [
  { name: 'horizontal', title: '橫排，網址記住目前的頁籤', settings: { label: '依學制', items } },
  {
    name: 'vertical',
    title: '直排，第二個一開始就打開',
    settings: {
      label: '依學制',
      style: 'vertical',
      items: items.map((item) => ({ ...item, anchor: `${item.id}-直排`, isOpen: item.id === 'master' })),
    },
  },
  {
    name: 'hover',
    title: '滑過就切換，平均分布，裡面有倒數計時',
    settings: {
      label: '入學管道',
      trigger: 'mouseenter',
      align: 'full',
      rememberInAddress: false,
      items: [
        { id: 'apply', title: '申請入學', content: nested },
        { id: 'stars', title: '繁星推薦', text: words('名額 8 名。') },
      ],
    },
  },
  {
    name: 'lazy',
    title: '第二個頁籤用片段，打開時才載入',
    settings: {
      label: '更多',
      isLazy: true,
      items: [
        { id: 'first', title: '這裡', text: words('下一個頁籤的內容在片段裡。') },
        { id: 'second', title: '片段', fragment: 1 },
      ],
    },
  },
]
