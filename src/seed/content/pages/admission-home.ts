import { accordion, button, columns, place, postList, section, storedLink, text, title } from '#cms/writing/blocks.ts'
import { bullets, link, paragraph } from '#cms/writing/lexical.ts'
import type { PageSeed, Refs } from '../types.ts'
import { applicationDeadline } from './application-deadline.ts'

export const ADMISSION_HOME: PageSeed = {
  path: 'admission',
  title: '招生資訊',
  paper: 'celadon',
  lead: '從高中到碩士班，先找到適合你的入學管道，再準備你要說的話。',
  layout: (refs) => [
    applicationDeadline('距離大學部申請入學報名截止'),
    ways(refs),
    openDay(refs),
    compare(refs),
    fees(refs),
    questions(refs),
    news(refs),
  ],
}

function ways({ page }: Refs) {
  return section(
    { title: '入學管道', titleStyle: 'plain' },
    columns([
      [
        title('3', '大學部'),
        text(paragraph('申請入學 32 名、繁星推薦 8 名、分發入學 15 名。')),
        button('大學部入學指南', page('admission/undergraduate')),
      ],
      [
        title('3', '碩士班'),
        text(paragraph('甄試 12 名、考試入學 8 名，分研究組與展演組。')),
        button('碩士班甄試', page('admission/master'), { style: 'ink' }),
      ],
      [
        title('3', '還在猶豫'),
        text(paragraph('線上諮詢一次二十分鐘，由老師或學長姐一對一陪你聊。')),
        button('預約線上諮詢', page('admission/consult'), { style: 'line' }),
      ],
    ]),
    text(
      bullets(
        [link('備審資料怎麼準備', page('admission/portfolio')), '：把形容詞換成發生過的事'],
        [link('口試評分重點', page('admission/interview')), '：三個項目，各占多少分'],
        [link('獎助學金', page('admission/aid')), '：不看成績的也有'],
      ),
    ),
  )
}

function openDay({ post }: Refs) {
  return section(
    { title: '說明會', titleStyle: 'plain', paper: 'bone' },
    place('meeting-countdown', {
      heading: '距離招生說明會開始',
      level: '3',
      topic: '116 學年度申請入學說明會｜國際會議廳與線上直播，提供手語翻譯與即時字幕',
      due: new Date('2026-11-28T10:00:00+08:00').toISOString(),
      due_tz: 'Asia/Taipei',
      joinLabel: '看議程與報名',
      joinLink: storedLink(post('open-day')),
    }),
  )
}

function compare({ page }: Refs) {
  const row = (name: string, ...cells: string[]) => ({ title: name, cells: cells.map(toCell) })
  return section(
    { title: '三種學制，怎麼選', titleStyle: 'plain', anchor: '學制比較' },
    place('comparison-table', {
      caption: '學制比較',
      corner: '項目',
      columns: [
        {
          title: '大學部',
          text: '從聽開始，四年',
          highlight: true,
          button_label: '看大學部入學指南',
          button_link: storedLink(page('admission/undergraduate')),
        },
        {
          title: '碩士班研究組',
          text: '一篇論文',
          button_label: '看研究組甄試',
          button_link: storedLink(page('admission/master')),
        },
        {
          title: '碩士班展演組',
          text: '一份作品與研究報告',
          button_label: '看展演組課程',
          button_link: storedLink(page('courses/master')),
        },
      ],
      rows: [
        row('招生名額', '55 名', '甄試 8 名、考試 5 名', '甄試 4 名、考試 3 名'),
        row('修業年限', '四年', '一至四年', '一至四年'),
        row('畢業學分', '128', '30', '30'),
        row('畢業條件', '公演或畢業製作', '論文', '展演與一萬五千字報告'),
        row('口試', '有', '有', '有'),
        row('示範或作品', '三分鐘作品', '無', '十分鐘示範'),
        row('校外實習', '有', '無', '無'),
        row('助教與研究津貼', '無', '有', '有'),
        row('錄音間與劇場', '有', '有', '有'),
      ],
      difference: 'button',
      first_column: 'narrow',
    }),
  )
}

function toCell(says: string) {
  if (says === '有') return { kind: 'yes' as const }
  if (says === '無') return { kind: 'no' as const }
  return { kind: 'text' as const, text: says }
}

function fees({ page }: Refs) {
  return section(
    { title: '學雜費', titleStyle: 'plain', anchor: '學雜費', paper: 'straw' },
    place('price-menu', {
      label: '116 學年度學雜費',
      style: 'card',
      level: '3',
      columns: 3,
      showImage: false,
      items: [
        {
          title: '大學部',
          description: '每學期學費與雜費，含錄音間、劇場與語音實驗室的使用。實習學期減收二成。',
          price: 'NT$48,620／學期',
          link: storedLink(page('admission/aid')),
        },
        {
          title: '碩士班',
          description: '學雜費基數，另依修習學分計費，每學分 NT$1,550。第三年起只收基數。',
          price: 'NT$12,800／學期',
          link: storedLink(page('admission/aid')),
        },
        {
          title: '學生宿舍',
          description: '四人房，距語言傳播大樓步行六分鐘。大一保證住宿，離島與清寒同學免費。',
          price: 'NT$9,800／學期',
          link: storedLink(page('admission/aid')),
        },
      ],
      showButton: true,
      buttonLabel: '看獎助學金',
    }),
    { ...text(paragraph('金額為 116 學年度暫定，以學校公告為準。就學貸款、減免與分期請洽生活輔導組。')), size: 'small' },
  )
}

function questions({ page, url }: Refs) {
  return section(
    { title: '常見問題', titleStyle: 'plain', width: 'narrow' },
    accordion(
      [
        {
          title: '需要先學過演講或辯論嗎？',
          answer: [paragraph('不需要。每年約有六成新生從未參加過演講比賽。口試看的是聽懂與回應，不看技巧。')],
        },
        {
          title: '可以跨組或跨領域報考碩士班嗎？',
          answer: [paragraph('可以。近三年錄取生的大學主修包括法律、護理、中文、資訊與戲劇，入學後補修兩門大學部課程即可。')],
        },
        {
          title: '身心障礙考生可以申請應考服務嗎？',
          answer: [
            paragraph(
              '可以，包括延長時間、手語翻譯、即時字幕、書面作答與安靜休息室。請在報名時註記，或先',
              link('與我們聯絡', page('contact')),
              '，需求不會讓評分老師知道。',
            ),
          ],
        },
        {
          title: '境外學生怎麼申請？',
          answer: [
            paragraph(
              '請依教育部海外聯合招生委員會的時程提出；碩士班可用英文撰寫研究計畫。英文說明見',
              link('English', url('/en/')),
              '頁。',
            ),
          ],
        },
        {
          title: '落榜了，明年還有機會嗎？',
          answer: [paragraph('有。二年級轉系與轉學考每年六月公告，須繳一份三分鐘作品。我們也記得願意再來一次的人。')],
        },
      ],
      { faqSchema: true },
    ),
  )
}

function news({ category, categoryId }: Refs) {
  return section(
    {
      title: '招生消息',
      titleStyle: 'plain',
      moreLabel: '全部招生消息',
      moreLink: storedLink(category('admission')),
      paper: 'bone',
    },
    postList({ layout: 'rows', count: 4, selectBy: 'category', category: categoryId('admission') }),
  )
}
