import type { Example } from '#settings/define-widget.ts'

const link = (url: string) => ({ kind: 'url', url })

const items = [
  { id: 'apply', title: '申請入學第二階段口試，十二月五日上午九點報到', link: link('/admission/') },
  { id: 'stage', title: '畢業公演《聲聲不息》開放索票', text: '每人兩張，索完為止。', link: link('/news/') },
  { id: 'room', title: '錄音室本週三設備保養，暫停借用' },
  { id: 'talk', title: '週四講座：一個人的播客怎麼做到第一百集', text: '社科大樓 302', link: link('/news/') },
]
const calm = { tickerDelay: 3000 }

export const examples: Example[] = [
  { name: 'slide', title: '滑動，最新文章', settings: { count: 5, ...calm } },
  { name: 'unset', title: '停留的時間留空，依字數而定', settings: { title: '慢慢讀', source: 'custom', items } },
  {
    name: 'vertical',
    title: '上下滑動，反方向，有小圖與摘要，可以前後切換',
    settings: {
      title: '精選',
      count: 4,
      showImage: true,
      textLength: 24,
      titleLength: 24,
      titleStyle: 'diagonal-top',
      tickerDirection: 'vertical',
      tickerReverseDirection: true,
      showArrows: true,
      ...calm,
    },
  },
  {
    name: 'fade',
    title: '淡入淡出，自己填寫',
    settings: {
      title: '系辦公告',
      titleStyle: 'diagonal-bottom',
      source: 'custom',
      items,
      tickerEffect: 'fade',
      tickerSpeed: 600,
      ...calm,
    },
  },
  {
    name: 'typing',
    title: '打字',
    settings: { title: '今日一句', titleStyle: 'arrow', source: 'custom', items, tickerEffect: 'typing', tickerDelay: 2000 },
  },
  {
    name: 'marquee',
    title: '連續捲動，每輪之間留白，滑鼠移上來時暫停',
    settings: { title: '公告', source: 'custom', items, tickerEffect: 'marquee', hoverPaused: true, tickerSpeed: 2000 },
  },
  {
    name: 'seamless',
    title: '連續捲動，首尾相接，往右，可以拖曳',
    settings: {
      title: '',
      source: 'custom',
      items,
      tickerEffect: 'marquee',
      tickerGapBetween: false,
      tickerReverseDirection: true,
      tickerGrabCursor: true,
      separator: 'line',
      tickerSpeed: 2500,
    },
  },
  {
    name: 'by-hand',
    title: '不自動播放，可以拖曳',
    settings: { title: '自己翻', source: 'custom', items, tickerAutoPlay: false, tickerGrabCursor: true },
  },
  { name: 'one', title: '只有一則', settings: { title: '快訊', source: 'custom', items: items.slice(0, 1) } },
  { name: 'empty', title: '還沒有內容', settings: { title: '活動', source: 'custom', items: [] } },
  {
    name: 'long',
    title: '很長的字、由右至左的名字、沒有圖片',
    settings: {
      title: '超過標籤寬度也不會擠壞的標題',
      source: 'custom',
      showImage: true,
      ...calm,
      items: [
        { id: 'chinese', title: '臺'.repeat(90) },
        { id: 'latin', title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft', image: 1 },
        { id: 'arabic', title: 'مسابقة الخطابة الدولية', text: '國際演講比賽' },
      ],
    },
  },
  {
    name: 'many',
    title: '兩百則，首尾相接',
    settings: {
      title: '彙整',
      source: 'custom',
      tickerEffect: 'marquee',
      tickerGapBetween: false,
      items: Array.from({ length: 200 }, (_, index) => ({ id: `row-${index}`, title: `第 ${index + 1} 則消息` })),
    },
  },
]
