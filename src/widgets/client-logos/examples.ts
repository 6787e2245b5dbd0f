import type { Example } from '#settings/define-widget.ts'

const NAMES = [
  '明德廣播電台',
  '島嶼 Podcast 工作室',
  '中部辯論推廣協會',
  '說書人劇團',
  '事實查核小組',
  '大墩社區大學',
  '聽見臺中有聲書社',
  '口述歷史協會',
]

const printed = NAMES.map((name, index) => ({ id: `p-${index}`, name, link: { kind: 'url', url: `/news/?unit=${index}` } }))
const drawn = NAMES.map((name, index) => ({ id: `d-${index}`, name, logo: 20 + (index % 6), hover_logo: 1 + index }))

export const examples: Example[] = [
  { name: 'names', title: '沒有標誌，印出名稱', settings: { label: '合作單位', items: printed, separators: true } },
  {
    name: 'ink',
    title: '墨色標誌，移上去換一張',
    settings: { label: '合辦單位', style: 'ink', items: drawn, autoplay: false, arrows: true },
  },
  {
    name: 'rows',
    title: '白紙卡，上下兩排，頭尾相接',
    settings: {
      label: '實習單位',
      style: 'boxed',
      rows: 2,
      items: [...printed, ...drawn],
      loop: true,
      autoplay: false,
      dots: true,
    },
  },
  { name: 'fits', title: '全部放得下，沒有控制項', settings: { label: '指導單位', items: printed.slice(0, 2) } },
  {
    name: 'edges',
    title: '長字、由右至左、標誌不見了',
    settings: {
      label: '各種名稱',
      style: 'boxed',
      autoplay: false,
      items: [
        { id: 'long', name: '一個名稱長到一格放不下所以必須自己換行而且不能超出格子的合作單位' },
        { id: 'latin', name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk' },
        { id: 'rtl', name: 'جامعة الملك سعود', link: { kind: 'url', url: 'https://example.com/', newTab: true } },
        { id: 'gone', name: '標誌已刪除的單位', logo: 9999, hover_logo: 9998 },
        { id: 'hostile', name: '<script>alert(1)</script>', link: { kind: 'url', url: 'javascript:alert(1)' } },
      ],
    },
  },
  {
    name: 'many',
    title: '兩百個',
    settings: {
      label: '歷年合作單位',
      rows: 3,
      autoplay: false,
      items: Array.from({ length: 200 }, (_, index) => ({ id: `n-${index}`, name: `第 ${index + 1} 個單位` })),
    },
  },
]
