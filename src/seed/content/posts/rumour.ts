import { heading, link, numbers, paragraph, quote } from '#cms/writing/lexical.ts'
import type { PostSeed } from '../types.ts'

export const RUMOUR: PostSeed = {
  key: 'rumour',
  title: '「謠言急診室」社群專案破百萬觸及，用台語短影音拆解長輩群組訊息',
  category: 'event',
  tags: ['social', 'language'],
  byline: '學生記者　何思妤',
  published: '2026-10-16 18:00',
  excerpt: '修習「社群媒體企劃」的同學，把查證流程拍成六十秒短片。',
  poster: { composition: 'bubbles', alt: '聲紋海報：桃紙上兩個方形對話框，一朱一白，一句話從中間穿過' },
  body: ({ page, post }) => [
    paragraph(
      '「這個傳給你阿嬤看。」這是「謠言急診室」每支影片最後一句話。修習「社群媒體企劃」的十一位同學，從九月起每週兩支，用台語把長輩群組裡流傳的訊息掛號、問診、開立處方，累積觸及在十月第二週突破一百萬。',
    ),
    paragraph(
      '最多人看的一集談「隔夜的白開水有毒」。影片沒有糾正誰，而是打電話問了三位阿嬤：「妳為什麼會傳這個？」答案都一樣：因為關心。',
    ),
    quote('如果查證聽起來像罵人，那就沒有人會聽完。'),
    heading(2, '六十秒的查證流程'),
    numbers(
      '掛號：這則訊息是誰、在什麼時候傳給你的？',
      '問診：它要你做什麼事？轉傳、花錢，還是害怕？',
      '檢查：找到最早的出處，並且打一通電話。',
      '處方：用一句台語說完結論，不超過十五個字。',
    ),
    paragraph(
      '指導老師陳柏勳表示，短影音不是把長文章念快一點，而是重新決定先說什麼。這個專案也是',
      link('短影音假訊息研究計畫', post('nstc')),
      '的一部分，觀看與分享的去識別化資料會在期末公開。',
    ),
    paragraph('對課程有興趣的同學，請看', link('社群傳播領域的修課順序', page('courses/undergraduate')), '。'),
  ],
}
