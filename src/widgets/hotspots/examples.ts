import type { Example } from '#settings/define-widget.ts'

const studio = [
  { id: 'desk', title: '講臺', text: '高度可調，坐輪椅的講者也能使用。', x: 50, y: 62, active: true },
  { id: 'light', title: '面光', text: '三道光交會的地方，就是觀眾看得最清楚的位置。', x: 18, y: 20, direction: 'bottom' },
  {
    id: 'seat',
    title: '輪椅席',
    text: '前排兩側各四席，入場請走東側緩坡。',
    image: 3,
    x: 12,
    x_from: 'right',
    y: 14,
    y_from: 'bottom',
  },
]

const lines = [
  { id: 'a', title: '左上', text: '從標記往左上拉線。', x: 44, y: 60, direction: 'top-left' },
  {
    id: 'b',
    title: '右上',
    text: '平板上改往右，手機上改往下。',
    x: 56,
    y: 60,
    direction: 'top-right',
    direction_tablet: 'right',
    direction_mobile: 'bottom',
  },
  { id: 'c', title: '右下', text: '從標記往右下拉線。', x: 56, y: 76, direction: 'bottom-right' },
  { id: 'd', title: '左', text: '從標記往左拉線。', x: 40, y: 76, direction: 'left' },
]

const seats = Array.from({ length: 40 }, (_, index) => ({
  id: `seat-${index + 1}`,
  title: `第 ${Math.floor(index / 8) + 1} 排 ${(index % 8) + 1} 號`,
  x: 6 + (index % 8) * 12.5,
  y: 10 + Math.floor(index / 8) * 20,
}))

export const examples: Example[] = [
  { name: 'hover', title: '滑鼠移到標記上顯示，第一個一開始就開著', settings: { picture: 2, items: studio } },
  {
    name: 'click',
    title: '按下標記顯示，一次一個',
    settings: { picture: 7, trigger: 'click', glow: false, items: studio.map((item) => ({ ...item, active: false })) },
  },
  { name: 'lines', title: '拉線到說明', settings: { picture: 5, style: 'line', trigger: 'click', items: lines } },
  {
    name: 'all-active',
    title: '一開始就顯示全部',
    settings: {
      picture: 2,
      trigger: 'click',
      all_active: true,
      items: [
        { ...studio[0], direction: 'top', y: 45 },
        { ...studio[1], y: 60 },
      ],
    },
  },
  { name: 'missing-picture', title: '底圖不見了，改成清單', settings: { picture: 999_999, items: studio } },
  { name: 'no-spots', title: '沒有標記', settings: { picture: 6, items: [] } },
  {
    name: 'long-words',
    title: '很長的字，標記在角落',
    settings: {
      picture: 4,
      trigger: 'click',
      items: [
        {
          id: 'chinese',
          title: '口語傳播暨社群媒體學系即時字幕與手語翻譯無障礙直播系統主控臺',
          text: '聲'.repeat(150),
          x: 0,
          y: 100,
        },
        { id: 'latin', title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk', text: 'x'.repeat(120), x: 100, y: 50 },
        { id: 'rtl', title: 'الأستاذة ليلى بن منصور', text: '客座教授的座位。', x: 50, y: 70 },
      ],
    },
  },
  { name: 'many', title: '四十個座位', settings: { picture: 8, trigger: 'click', glow: false, items: seats } },
]
