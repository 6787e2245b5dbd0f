import type { Example } from '#settings/define-widget.ts'

type StoredCell = Record<string, unknown>

const said = (text: string, more: StoredCell = {}): StoredCell => ({ kind: 'text', text, ...more })
const yes: StoredCell = { kind: 'yes' }
const no: StoredCell = { kind: 'no' }
const row = (id: string, title: string, ...cells: StoredCell[]) => ({
  id,
  title,
  cells: cells.map((cell, index) => ({ id: `${id}-${index}`, ...cell })),
})

const ways = {
  caption: '三種入學管道',
  corner: '項目',
  columns: [
    {
      id: 'star',
      title: '繁星推薦',
      text: '高中推薦',
      button_label: '看簡章',
      button_link: { kind: 'url', url: '/admission/star/' },
    },
    {
      id: 'apply',
      title: '申請入學',
      text: '最多人選擇',
      highlight: true,
      button_label: '準備審查資料',
      button_link: { kind: 'url', url: '/admission/' },
    },
    {
      id: 'exam',
      title: '分發入學',
      text: '分科測驗',
      button_label: '查落點',
      button_link: { kind: 'url', url: '/admission/exam/' },
    },
  ],
  rows: [
    row('places', '名額', said('8 名'), said('32 名'), said('15 名')),
    row('score', '學測成績', yes, yes, no),
    row('papers', '審查資料', no, yes, no),
    row('talk', '口試', no, said('3 分鐘演說', { link: { kind: 'url', url: '/admission/talk/' } }), no),
    row('degree', '學位', said('文學學士'), said('文學學士'), said('文學學士')),
    row('study', '修業年限', said('4 年'), said('４ 年'), said('4  年')),
    row('dorm', '大一住宿保障', yes, yes, yes),
  ],
}

const many = Array.from({ length: 40 }, (_, index) =>
  row(`row-${index}`, `設備 ${index + 1}`, index % 3 ? yes : no, yes, index % 4 ? said(`${index} 組`) : no),
)

export const examples: Example[] = [
  { name: 'default', title: '一個開關，收起一樣的項目', settings: ways },
  {
    name: 'switch',
    title: '全部與差異，在表格下方，一樣的變淡',
    settings: {
      ...ways,
      caption: '入學管道，全部與差異',
      difference: 'switch',
      difference_position: 'bottom',
      same_rows: 'dim',
      full_text: '全部項目',
      difference_text: '差異',
      first_column: 'wide',
    },
  },
  {
    name: 'pictures',
    title: '有圖片；沒有一樣的項目，就沒有開關',
    settings: {
      caption: '兩間錄音室',
      columns: [
        { id: 'small', title: '語傳 501', image: 1 },
        { id: 'large', title: '語傳 502', image: 2 },
      ],
      rows: [
        row('seats', '座位', said('2 人'), said('6 人')),
        row('view', '一景', { kind: 'image', image: 3 }, { kind: 'image' }),
        row('desk', '混音臺', said('8 軌'), said('')),
      ],
      first_column: 'narrow',
    },
  },
  {
    name: 'long-words',
    title: '很長的字、缺的格子、四十個項目',
    settings: {
      caption: '設備清單',
      difference_text: '只看不一樣的',
      columns: [
        { id: 'a', title: '口語傳播暨社群媒體學系聲音創作實驗教室' },
        { id: 'b', title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk' },
        { id: 'c', title: 'استوديو التسجيل', highlight: true },
      ],
      rows: [row('short', '只填了一格', said('聲'.repeat(60))), ...many],
    },
  },
  {
    name: 'single',
    title: '只有一個對象',
    settings: { caption: '學分', columns: [{ id: 'only', title: '大一' }], rows: [row('credits', '必修學分', said('28'))] },
  },
]
