import type { Example } from '#settings/define-widget.ts'

const link = { kind: 'url', url: '/facilities/' }
const items = [
  {
    id: 'studio',
    title: '錄音室',
    description: '含一位助教與四軌錄音設備，最多六人。',
    price: 'NT$600／時',
    image: 1,
    link,
  },
  { id: 'stage', title: '小劇場', description: '八十席，含基本燈光與音響。', price: 'NT$2,400／時', image: 2, link },
  { id: 'class', title: '階梯教室', description: '一百二十席，含投影與無線麥克風。', price: 'NT$1,500／時', link },
  { id: 'mic', title: '無線麥克風組', price: 'NT$200／日', link },
  { id: 'loan', title: '系上同學上課借用', description: '請提前三天登記。', price: '免費' },
]

export const examples: Example[] = [
  { name: 'list', title: '條列，價格在右側', settings: { items } },
  {
    name: 'list-below',
    title: '條列，沒有圖，價格在下方',
    settings: { items, showImage: false, pricePosition: 'below', hasLeader: false },
  },
  { name: 'card', title: '卡片，有按鈕', settings: { items: items.slice(0, 3), style: 'card', buttonLabel: '預約' } },
  {
    name: 'card-link',
    title: '四欄卡片，沒有圖，整張是連結',
    settings: { items: items.slice(0, 4), style: 'card', columns: 4, showImage: false, showButton: false },
  },
  {
    name: 'carousel',
    title: '卡片輪播',
    settings: { label: '場地與設備', items, style: 'card', isCarousel: true, slides_desktop: 3, buttonLabel: '預約' },
  },
  {
    name: 'one',
    title: '只有一項，輪播',
    settings: { label: '單項', items: items.slice(0, 1), style: 'card', isCarousel: true },
  },
  { name: 'empty', title: '還沒有項目', settings: { items: [] } },
  {
    name: 'edges',
    title: '很長的字、由右至左的名稱、沒有價格',
    settings: {
      items: [
        { id: 'chinese', title: '長'.repeat(80), price: '請洽系辦公室或於上班時間來電詢問', link },
        {
          id: 'latin',
          title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
          description: 'x'.repeat(200),
          price: 'NT$1',
        },
        { id: 'arabic', title: 'قاعة المسرح الصغير' },
      ],
    },
  },
  {
    name: 'many',
    title: '兩百項',
    settings: {
      items: Array.from({ length: 200 }, (_, index) => ({
        id: `row-${index}`,
        title: `第 ${index + 1} 項`,
        price: `NT$${index + 1}`,
      })),
    },
  },
]
