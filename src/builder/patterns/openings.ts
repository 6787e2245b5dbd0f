import { documentOf, paragraph } from '#settings/rich-text/compose.ts'
import { button, columns, drawn, type Pattern, section } from './pattern.ts'

const DAYS_AHEAD = 30
const DAY_MS = 86_400_000

const card = (title: string, words: string, label: string) => [
  drawn('heading', { text: title, level: '3', style: 'rule' }),
  drawn('text', { body: documentOf(paragraph(words)) }),
  button(label),
]

/** What a page opens with, and what asks its readers to do something. */
export const openings: readonly Pattern[] = [
  {
    name: 'hero',
    label: '主視覺',
    words: '首頁 開頭 大標題',
    draw: () =>
      drawn('hero', {
        kicker: '招生博覽會',
        title: '來聽一堂課，\n再決定。',
        lead: '一天之內聽三堂課、看兩場展演，和學長姐面對面聊四年怎麼過。',
        buttons: [
          { label: '我要報名', link: { kind: 'url', url: '/' }, style: 'zhu' },
          { label: '看當天議程', link: { kind: 'url', url: '/' }, style: 'line' },
        ],
      }),
  },
  {
    name: 'three-cards',
    label: '三張卡片',
    words: '三欄 特色 介紹',
    draw: () =>
      section(
        { title: '三個理由', paper: 'bone' },
        columns(
          {},
          card('小班上課', '每班不超過二十五人，老師叫得出每個人的名字，也聽得完每個人的報告。', '看課程地圖'),
          card('做中學', '從大一開始製作節目、辦展演，每學期都有作品可以拿出來給人看。', '看學生作品'),
          card('走出校園', '大三有一整個學期的實習，合作單位從廣播電台到非營利組織都有。', '看實習單位'),
        ),
      ),
  },
  {
    name: 'call-to-action',
    label: '行動呼籲',
    words: '報名 申請 按鈕',
    draw: () =>
      section(
        { paper: 'zhu' },
        drawn('heading', { text: '名額有限，現在就報名。', style: 'display', align: 'center', subtitle: '線上填表只要三分鐘。' }),
        button('前往報名', 'paper', { align: 'center' }),
      ),
  },
  {
    name: 'countdown',
    label: '倒數報名',
    words: '截止 活動 時間',
    draw: ({ now }) =>
      section(
        { paper: 'straw' },
        drawn('countdown', {
          due: new Date(now.getTime() + DAYS_AHEAD * DAY_MS).toISOString(),
          title: '距離報名截止',
          note: '逾期不受理，請提早完成。',
        }),
        button('前往報名', 'zhu', { align: 'center' }),
      ),
  },
  {
    name: 'tabs',
    label: '分頁說明',
    words: '頁籤 學制 入學管道',
    draw: () =>
      section(
        { title: '入學管道' },
        drawn('tabs', {
          label: '依入學管道',
          items: [
            { title: '申請入學', text: documentOf(paragraph('三月報名，五月面試。準備一份三分鐘的聲音或影像作品。')) },
            { title: '繁星推薦', text: documentOf(paragraph('由高中推薦，三月公告錄取名單，不需面試。')) },
            { title: '轉學考', text: documentOf(paragraph('每年七月辦理，招收二年級與三年級轉學生。')) },
          ],
        }),
      ),
  },
]
