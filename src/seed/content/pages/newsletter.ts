import { accordion, columns, newsletterForm, postList, section, text, title } from '#cms/writing/blocks.ts'
import { link, paragraph } from '#cms/writing/lexical.ts'
import type { PageSeed } from '../types.ts'

export const NEWSLETTER: PageSeed = {
  path: 'newsletter',
  title: '電子報',
  paper: 'peach',
  lead: '系上的得獎、講座、公演與招生消息，每個月的第一個星期三寄出。',
  layout: ({ mailingList, page }) => [
    section(
      { width: 'narrow' },
      newsletterForm(mailingList('news'), { title: '每月一封，不多話。', showName: true, layout: 'stacked' }),
    ),
    section(
      { title: '信裡有什麼', titleStyle: 'plain' },
      columns([
        [title('3', '一則好消息'), text(paragraph('得獎、錄取、出版，或者有人第一次不看稿說完八分鐘。'))],
        [title('3', '三個日期'), text(paragraph('講座、公演與招生的時間，只列還來得及的。'))],
        [title('3', '一段可以聽的'), text(paragraph('學生節目的三分鐘選段，附逐字稿。'))],
      ]),
    ),
    section(
      { title: '這個月會寫到的', titleStyle: 'plain', paper: 'straw' },
      postList({ layout: 'rows', count: 4, showExcerpt: false }),
    ),
    section(
      { title: '常見問題', titleStyle: 'plain', width: 'narrow' },
      accordion([
        {
          title: '訂閱後沒有收到確認信？',
          answer: [paragraph('請先看看垃圾信件匣。確認信在三天內有效，過期了再訂閱一次就會重寄。')],
        },
        {
          title: '怎麼退訂？',
          answer: [paragraph('每一封信的最下面都有退訂連結，按一下就完成，不必登入，也不必說明理由。')],
        },
        {
          title: '我的信箱會用在哪裡？',
          answer: [paragraph('只用來寄送電子報，不提供給其他人。詳細說明請看', link('隱私權政策', page('privacy')), '。')],
        },
      ]),
    ),
  ],
}
