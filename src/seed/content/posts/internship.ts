import { button } from '#cms/writing/blocks.ts'
import { bold, bullets, heading, link, paragraph, table, widget } from '#cms/writing/lexical.ts'
import type { PostSeed } from '../types.ts'

export const INTERNSHIP: PostSeed = {
  key: 'internship',
  title: '115 學年度校外實習媒合名單公告，請錄取同學完成報到',
  category: 'internship',
  tags: ['intern'],
  published: '2026-10-08 09:00',
  excerpt: '本學年共有二十九個單位提供五十四個實習名額，涵蓋廣電、公關、非營利組織與公部門。',
  poster: { composition: 'sheets', alt: '聲紋海報：稻黃紙上三張釘起來的公告，最上面一張蓋著朱印' },
  body: ({ page }) => [
    paragraph(
      '115 學年度校外實習媒合結果已經寄到同學的學校信箱。本學年共有二十九個單位提供五十四個名額，四十九位同學錄取，其餘五個名額將於 10 月 19 日辦理第二次媒合。',
    ),
    heading(2, '名額分布'),
    table(
      ['類別', '單位數', '名額', '錄取'],
      ['廣電與新媒體', '11', '22', '21'],
      ['公關與企業溝通', '8', '15', '13'],
      ['非營利組織', '6', '9', '8'],
      ['公部門', '4', '8', '7'],
    ),
    heading(2, '錄取後要做的事'),
    bullets(
      [bold('10 月 15 日前：'), '回覆是否接受，逾期視同放棄。'],
      [bold('10 月 30 日前：'), '繳交實習同意書、保險資料與家長知情書。'],
      [bold('報到前一週：'), '與單位督導通一次電話，並把約定的工作內容寫成一頁交給實習老師。'],
    ),
    widget(button('下載實習表單', page('students/forms'), { style: 'ink' })),
    paragraph(
      '實習期間遇到任何不合理的要求，請直接聯絡實習老師或系辦，我們會在當天回覆。制度說明見',
      link('實習與產學', page('students/internship')),
      '。',
    ),
  ],
}
