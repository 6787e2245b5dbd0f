import type { Example } from '#settings/define-widget.ts'

const items = [
  {
    id: 'ho',
    quote: '在口傳系最難的一堂課，是老師要我們十分鐘不說話，只聽對方把話講完。',
    name: '何家瑜',
    designation: '102 級系友｜廣播節目製作人',
    rating: 5,
    link: { kind: 'url', url: '/news/' },
  },
  {
    id: 'yeh',
    quote: '我高中是那種點名會臉紅的人。現在還是會臉紅，但我知道紅著臉也可以把話講完。',
    name: '葉庭瑋',
    designation: '大學部三年級｜系學會公關長',
    rating: 4.5,
    active: true,
  },
  {
    id: 'lin',
    quote: '講稿改到第十一版，老師只說了一句：「你現在可以不用看稿了。」',
    name: '林昀臻',
    designation: '大學部四年級｜全國演講比賽第一名',
    rating: 4,
  },
  {
    id: 'wu',
    quote: '在法庭上，我每天都在用大二那門「論辯與說服」。',
    name: '吳承翰',
    designation: '98 級系友｜律師',
    rating: 5,
    picture: 23,
  },
]

const edges = [
  {
    id: 'long',
    quote: `${'一句很長的話，長到要換好幾行，還是要能讀完。'.repeat(10)}Pneumonoultramicroscopicsilicovolcanoconiosis`.slice(
      0,
      600,
    ),
    name: '非常非常長的名字需要換行也不能把版面撐破才算數',
    designation: 'Rhabarberbarbarabarbarbarenbartbarbierbierbarbärbel',
  },
  { id: 'rtl', quote: 'الكلمة الطيبة صدقة.', name: 'فاطمة الزهراء', designation: '交換生' },
  { id: 'gone', quote: '照片已經從媒體庫刪除，仍然要好看。', name: '林', picture: 9999 },
  {
    id: 'hostile',
    quote: '<img src=x onerror=alert(1)>',
    name: '<b>粗體</b>',
    link: { kind: 'url', url: 'javascript:alert(1)' },
  },
]

export const examples: Example[] = [
  { name: 'quote', title: '大字引言', settings: { label: '系友這樣說', items } },
  {
    name: 'card',
    title: '紙卡，三張並排，有箭號與圓點',
    settings: {
      label: '學長姐的話',
      style: 'card',
      items,
      slides_desktop: 3,
      autoplay: false,
      arrows: true,
      dots: true,
    },
  },
  {
    name: 'bubble',
    title: '對話框，頭尾相接',
    settings: { label: '同學的話', style: 'bubble', items, slides_desktop: 2, loop: true, arrows: true, quote_icon: false },
  },
  {
    name: 'logo',
    title: '有單位標誌',
    settings: {
      label: '業界的話',
      style: 'card',
      slides_desktop: 2,
      autoplay: false,
      items: items.map((item) => ({ ...item, logo: 26, hover_logo: 33 })),
    },
  },
  { name: 'one', title: '只有一則', settings: { label: '一句話', items: items.slice(0, 1) } },
  {
    name: 'edges',
    title: '長字、由右至左、照片不見了',
    settings: { label: '各種長短', style: 'card', items: edges, slides_desktop: 2, autoplay: false, dots: true },
  },
  {
    name: 'many',
    title: '兩百則',
    settings: {
      label: '兩百句話',
      style: 'bubble',
      slides_desktop: 3,
      autoplay: false,
      loop: true,
      arrows: true,
      dots: true,
      items: Array.from({ length: 200 }, (_, index) => ({
        id: `n-${index}`,
        quote: `第 ${index + 1} 句話。`,
        name: `同學 ${index + 1}`,
      })),
    },
  },
]
