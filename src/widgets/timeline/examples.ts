import type { Example } from '#settings/define-widget.ts'

const admission = [
  {
    id: 'fair',
    date: '11.28',
    title: '招生說明會',
    subtitle: '下一站',
    text: '國際會議廳與線上直播同步進行，提供手語翻譯與即時字幕。',
    address: '語言傳播大樓 B1 國際會議廳',
    active: true,
  },
  { id: 'exam', date: '01.16', title: '學科能力測驗', text: '考試日期以大學入學考試中心公告為準。' },
  { id: 'papers', date: '03.17', title: '第二階段報名', text: '上傳審查資料與三分鐘作品，17:00 系統關閉。' },
  {
    id: 'talk',
    date: '04.17',
    title: '口試',
    link: { kind: 'url', url: '/admission/' },
    text: '請攜帶身分證件，提前 20 分鐘報到。',
    address: '語言傳播大樓 5 樓',
  },
  { id: 'names', date: '05.06', title: '公告錄取名單', text: '正取生請於 5 月 12 日前完成登記就讀志願序。' },
]

const history = [
  {
    id: 'founded',
    date: '民國 78 年',
    title: '口語傳播學系成立',
    subtitle: '全國第一個以「說」為名的學系',
    text: '首屆招收四十名學生，借用語文中心三樓上課。',
    icon: 'mic',
  },
  {
    id: 'radio',
    date: '民國 85 年',
    title: '實習廣播電臺開播',
    text: '每週三夜間播出兩小時，至今沒有停過一集。',
    icon: 'phone',
    address: '語言傳播大樓 502 室',
  },
  {
    id: 'master',
    date: '民國 92 年',
    title: '碩士班成立',
    link: { kind: 'url', url: '/about/' },
    icon: 'book',
    active: true,
  },
  { id: 'lab', date: '民國 103 年', title: '口語表達實驗室啟用', text: '十二間錄音間，全天開放學生預約。', icon: 'video' },
  { id: 'social', date: '民國 110 年', title: '更名為口語傳播暨社群媒體學系', icon: 'globe' },
]

const many = Array.from({ length: 200 }, (_, index) => ({
  id: `week-${index + 1}`,
  date: `第 ${index + 1} 集`,
  title: '星期三夜晚的廣播',
}))

export const examples: Example[] = [
  { name: 'one-side', title: '直向，內容在同一側', settings: { items: admission } },
  {
    name: 'both-sides',
    title: '直向，左右交錯，有圖示',
    settings: { items: history, vertical_style: 'both', entrance: 'unroll' },
  },
  {
    name: 'horizontal',
    title: '橫向，內容在線下，目前進行到碩士班',
    settings: { items: history, layout: 'horizontal', label: '系所沿革' },
  },
  {
    name: 'horizontal-above',
    title: '橫向，內容在線上',
    settings: {
      items: admission.map((item) => ({ ...item, active: false })),
      layout: 'horizontal',
      content_position: 'above',
      label: '招生時程',
    },
  },
  { name: 'single', title: '只有一項，沒有日期', settings: { items: [{ id: 'only', title: '系友回娘家' }] } },
  {
    name: 'long-words',
    title: '很長的字',
    settings: {
      items: [
        {
          id: 'chinese',
          date: '一百一十六學年度第一學期第十八週星期五下午',
          title: '口語傳播暨社群媒體學系與資訊工程學系跨領域合作「即時字幕與手語翻譯無障礙直播系統」期末成果發表暨頒獎典禮',
          text: '聲'.repeat(120),
          icon: 'award',
        },
        {
          id: 'latin',
          date: '2026',
          title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
          text: 'pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(3),
        },
        {
          id: 'rtl',
          date: '2026',
          title: 'محاضرة الأستاذة ليلى بن منصور',
          text: '突尼西亞曼努巴大學萊拉・本・曼蘇爾教授專題演講。',
        },
      ],
      vertical_style: 'both',
      entrance: 'none',
    },
  },
  { name: 'many', title: '兩百項，左右捲動', settings: { items: many, layout: 'horizontal', label: '兩百集' } },
]
