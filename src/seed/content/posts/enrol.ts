import { accordion } from '#cms/writing/blocks.ts'
import { bold, heading, link, paragraph, table, widget } from '#cms/writing/lexical.ts'
import type { PostSeed } from '../types.ts'

export const ENROL: PostSeed = {
  key: 'enrol',
  title: '115 學年度第 2 學期初選時程與擋修科目異動公告',
  slug: 'course-selection-115-2',
  category: 'notice',
  tags: ['course'],
  published: '2026-10-30 16:00',
  excerpt: '「公眾演說（二）」擋修條件自下學期起調整，請大二同學於 12 月 4 日前確認修課資格。',
  poster: { composition: 'script', alt: '聲紋海報：米紙上直排的講稿，一行畫上黃色，旁邊有朱筆圈點' },
  body: ({ page }) => [
    paragraph(
      '115 學年度第 2 學期的選課分三個階段。請先確認自己的擋修資格，再進系統選課；資格不符的科目，系統會在加退選前自動退掉。',
    ),
    heading(2, '選課時程'),
    table(
      ['階段', '開始', '結束', '說明'],
      ['初選', '12 月 14 日 12:00', '12 月 18 日 17:00', '依志願序分發'],
      ['複選', '1 月 4 日 12:00', '1 月 7 日 17:00', '先選先上'],
      ['加退選', '2 月 22 日 09:00', '3 月 5 日 17:00', '人數上限可洽授課教師'],
    ),
    heading(2, '擋修科目異動'),
    paragraph(
      bold('公眾演說（二）：'),
      '原本只要求修過「公眾演說（一）」，自下學期起，須「公眾演說（一）」與「口語詮釋」兩科皆及格。大二同學請在 12 月 4 日前到系辦確認，特殊情形可提出書面說明。',
    ),
    paragraph(
      bold('社群數據分析：'),
      '新增先修科目「傳播統計」。本學期同時修習「傳播統計」的同學，可先選課，期末成績及格即保留名額。',
    ),
    heading(2, '常見狀況'),
    widget(
      accordion(
        [
          {
            title: '我已經修過「公眾演說（一）」，但沒有修「口語詮釋」，怎麼辦？',
            answer: [
              paragraph(
                '113 學年度以前入學的同學不受影響。114 學年度起入學者，請於下學期補修「口語詮釋」，再選「公眾演說（二）」。',
              ),
            ],
          },
          {
            title: '抵免的學分算不算先修？',
            answer: [paragraph('算。請帶抵免核准單到系辦登錄，約兩個工作天後系統就會更新。')],
          },
        ],
        { style: 'box' },
      ),
    ),
    paragraph(
      '完整的先後修關係請見',
      link('擋修表', page('courses/prerequisites')),
      '；選課有疑問，可在上班時間撥系辦分機 5201。',
    ),
  ],
}
