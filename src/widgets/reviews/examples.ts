import type { Example } from '#settings/define-widget.ts'

const long =
  '大一上學期的第一堂課，老師請我們閉上眼睛聽三分鐘，然後說出自己聽見了什麼。有人聽見冷氣，有人聽見走廊上的鞋跟，我什麼都沒聽見，只聽見自己緊張的呼吸。四年之後我站在畢業公演的台上，燈暗下來的那一秒，我忽然又聽見了那個呼吸，只是這一次，我知道接下來要說什麼。謝謝系上讓我先學會聽，再學會說。'

const items = [
  {
    id: 'lin',
    name: '林昀臻',
    image: 1,
    rating: 5,
    text: long,
    postedAt: '2026-06-20 10:00',
    source: 'Google',
    link: { kind: 'url', url: 'https://www.google.com/maps', newTab: true },
  },
  {
    id: 'chen',
    name: '陳冠宇',
    rating: 4.5,
    text: '說服課的分組辯論很硬，可是學期末回頭看，進步最多的就是那幾週。',
    source: 'Google',
  },
  {
    id: 'wu',
    name: '吳沛蓁',
    recommendation: 'yes',
    text: '錄音室可以借，助教很有耐心。',
    postedAt: '2026-05-02',
    source: 'Facebook',
  },
  { id: 'huang', name: '黃柏翰', rating: 4, text: '課程紮實，作業也紮實。建議先把週三下午空下來。', source: 'Dcard' },
  { id: 'tsai', name: '蔡宜庭', rating: 3, text: '選修很搶，初選記得早起。' },
]
const title = '修課同學怎麼說'

export const examples: Example[] = [
  { name: 'grid', title: '格狀，先顯示總評', settings: { title, items, showOverview: true } },
  {
    name: 'masonry',
    title: '高低錯落，對話框，姓名在後，照片上標出來源',
    settings: { title, items, layout: 'masonry', card: 'bubble', nameAtBottom: true, showBadge: true },
  },
  { name: 'list', title: '條列，星數跟姓名同一行', settings: { title, items, layout: 'list', starsInline: true } },
  {
    name: 'slider',
    title: '輪播，有箭號與圓點',
    settings: { title, items, layout: 'slider', arrows: true, dots: true },
  },
  {
    name: 'positive',
    title: '兩欄，只有正面的評論，置中的對話框',
    settings: { title, items, columns: 2, onlyPositive: true, isCentered: true, card: 'bubble' },
  },
  { name: 'overview', title: '只有總評', settings: { title, items, layout: 'overview', isCentered: true } },
  { name: 'one', title: '只有一則', settings: { title, items: items.slice(1, 2) } },
  { name: 'empty', title: '還沒有評論', settings: { title, items: [] } },
  {
    name: 'edges',
    title: '很長的字、由右至左的名字、表情符號、剛好 120 字',
    settings: {
      title,
      items: [
        { id: 'chinese', name: '名字特別特別特別特別特別特別特別特別特別特別長的同學', rating: 5, text: '講'.repeat(400) },
        { id: 'latin', name: 'Wolfeschlegelsteinhausenbergerdorff', rating: 0.5, text: 'Rhabarberbarbara'.repeat(12) },
        { id: 'arabic', name: 'ليلى حداد', rating: 4, text: 'تجربة رائعة في القسم.' },
        { id: 'emoji', name: '🎤 社團', rating: 5, text: '👩🏽‍🏫'.repeat(130) },
        { id: 'exact', name: '何其剛', rating: 5, text: '剛'.repeat(120) },
      ],
    },
  },
  {
    name: 'many',
    title: '兩百則，輪播',
    settings: {
      title: '歷屆同學怎麼說',
      layout: 'slider',
      autoplay: false,
      dots: true,
      items: Array.from({ length: 200 }, (_, index) => ({
        id: `row-${index}`,
        name: `第 ${index + 1} 位`,
        rating: 3 + (index % 5) / 2,
        text: '謝謝系上。',
      })),
    },
  },
]
