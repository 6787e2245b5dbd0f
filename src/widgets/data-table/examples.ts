import { EXAMPLE_FILES } from '#kit/example-files.ts'
import type { Example } from '#settings/define-widget.ts'

const admission = `學年度	總名額	申請入學	繁星推薦	分發入學	報名人數	錄取率
116 學年度	55	32	8	15	—	—
115 學年度	55	32	8	15	412	6.4%
114 學年度	55	30	8	17	386	6.9%
113 學年度	50	28	7	15	341	7.2%
112 學年度	50	28	7	15	365	6.8%
111 學年度	50	28	7	15	358	7.0%
110 學年度	50	26	7	17	320	7.5%
109 學年度	48	26	6	16	1,024	4.7%
108 學年度	48	24	6	18	298	8.1%
107 學年度	48	24	6	18	287	8.4%
106 學年度	45	22	6	17	265	9.0%
105 學年度	45	22	6	17	251	9.2%`

const talks = `日期,講者,題目,地點
2026/11/28,龔曉薇,"播客，從一支麥克風開始",國際會議廳
2026/3/5,丁一,一分鐘自我介紹,語傳 502
民國 115 年 9 月 12 日,林宥廷,即席演說的三個支點,語傳 502
2025-12-01,王若華,怎麼聽見沉默,小劇場
2026/10/3,陳品妤,ＡＩ 與新聞口播,線上`

const SURNAMES = [...'陳林黃張李王吳劉蔡楊許鄭謝郭洪曾邱廖賴周']
const GIVEN = ['品妤', '宥廷', '若華', '冠宇', '思妤', '柏翰', '子晴', '承恩', '語彤', '哲維']
const GENRES = ['廣播劇', '即席演說', '新聞播報', '紀錄短片', '讀劇']

const alumni = Array.from({ length: 200 }, (_, index) => {
  const name = `${SURNAMES[(index * 7) % 20]}${GIVEN[(index * 3) % 10]}`
  return `${115 - (index % 12)},${name},${GENRES[index % 5]},${60 + ((index * 37) % 41)},${index % 9 === 0 ? '校外評審特別獎' : ''}`
})
const works = ['屆別,作者,類別,評分,備註', ...alumni].join('\n')

const courses = {
  columns: [{ title: '課名' }, { title: '學分' }, { title: '授課教師' }],
  rows: [
    ['口語傳播概論', '3', '許靜儀'],
    ['聲音與正音', '2', '黃雅琪'],
    ['辯論與說服', '3', '羅曼寧'],
  ].map(([name = '', credits, teacher], index) => ({
    id: `course-${index}`,
    cells: [
      {
        id: `name-${index}`,
        text: name,
        link: { kind: 'url', url: index === 1 ? 'https://example.org/voice/' : '/curriculum/', newTab: index === 1 },
      },
      { id: `credits-${index}`, text: credits },
      { id: `teacher-${index}`, text: teacher },
    ],
  })),
}

export const examples: Example[] = [
  {
    name: 'default',
    title: '貼上試算表，每頁五列',
    settings: { caption: '歷年名額與錄取率', paste: admission, item_per_page: 5 },
  },
  {
    name: 'dates',
    title: '日期、數字與筆畫排序；只有箭頭；沒有分頁選單',
    settings: { caption: '專題演講', paste: talks, item_per_page: 3, nav_style: 'arrow', entries: false },
  },
  {
    name: 'many',
    title: '兩百列，有流水號；自訂文字',
    settings: {
      caption: '歷屆畢業製作',
      paste: works,
      serial: true,
      item_per_page: 25,
      nav_style: 'text',
      prev_text: '前一批',
      next_text: '後一批',
      search_placeholder: '作者、類別或屆別',
      info_text: '這裡是第 _START_ 件到第 _END_ 件；全部 _TOTAL_ 件',
      entries_text: '一次看 _MENU_ 件',
    },
  },
  { name: 'unset', title: '每頁幾列清空：一頁一列', settings: { caption: '一頁一列', paste: talks, item_per_page: null } },
  {
    name: 'typed',
    title: '一格一格填，有連結；什麼都不開',
    settings: {
      caption: '大一必修',
      source: 'typed',
      ...courses,
      search: false,
      ordering: false,
      pagination: false,
      info: false,
      button: false,
      fixedHeader: false,
    },
  },
  {
    name: 'wide',
    title: '欄位不收合，表格自己捲動，欄名留著',
    settings: { caption: '歷年名額，可以左右捲動', paste: admission, pagination: false, responsive: false, entries: false },
  },
  { name: 'file', title: '上傳的 CSV 檔', settings: { caption: '獎學金一覽', source: 'file', file: EXAMPLE_FILES.table } },
  {
    name: 'address',
    title: 'CSV 網址，還沒有發布過',
    settings: { caption: '開放資料', source: 'address', address: 'https://data.example/never-read.csv' },
  },
  {
    name: 'long-words',
    title: '很長的字、由右到左的名字、空白與公式',
    settings: {
      caption: '口語傳播暨社群媒體學系與資訊工程學系跨領域合作即時字幕與手語翻譯無障礙直播系統期末成果一覽表',
      paste: [
        '名稱,說明,,數值',
        `Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft,${'聲'.repeat(60)},甲,-5`,
        'محاضرة الأستاذة ليلى,右到左,,',
        '"=HYPERLINK(""https://evil.example"")",公式只是文字,乙,12',
        '少一格',
      ].join('\n'),
      button: true,
      entries: false,
    },
  },
]
