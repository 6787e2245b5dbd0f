import { bullets, heading, link, paragraph, quote } from '#cms/writing/lexical.ts'
import type { PostSeed } from '../types.ts'

export const DEBATE: PostSeed = {
  key: 'debate',
  title: '本系辯論隊勇奪中部大專盃奧瑞岡賽制團體亞軍',
  category: 'honor',
  tags: ['debate'],
  published: '2026-10-26 15:30',
  excerpt: '決賽辯題「社群平臺應強制實名」，反方結辯蘇品睿同獲最佳辯士。',
  poster: { composition: 'podium', alt: '聲紋海報：稻黃紙上，一根朱紅色的聲調柱升進白色圓光' },
  body: ({ page, post }) => [
    paragraph(
      '中部大專盃奧瑞岡賽制辯論賽 10 月 24、25 日在彰化舉行，十八校參賽。本系辯論隊一路擊敗四隊闖進決賽，最後以兩票之差獲得團體亞軍；三年級蘇品睿以反方結辯獲選為全場最佳辯士。',
    ),
    paragraph(
      '決賽辯題是「我國應強制社群平臺採用實名制」。抽到反方的隊員沒有停在言論自由的大字上，而是把論點落到三種具體的人：家暴被害人、性少數青少年、檢舉公司的員工。評審在講評時說，這是當天唯一讓他忘記看錶的一場。',
    ),
    quote('反對一個意見之前，先把對方的意見說得比他自己還清楚。'),
    heading(2, '上臺的四位同學'),
    bullets('一辯　陳亭妤（二年級）', '二辯　江柏翰（二年級）', '三辯　林昱安（三年級）', '結辯　蘇品睿（三年級），最佳辯士'),
    paragraph(
      '指導老師周子恆說，這支隊伍每週二晚上練習，其中一半的時間用來替對手寫論點。辯論隊的訓練課程「論辯與說服」開放全校選修，詳見',
      link('大學部課程', page('courses/undergraduate')),
      '。',
    ),
    paragraph('去年此時，隊上才剛', link('首度打進全國八強', post('debate-2025')), '。明年三月，他們會再去一次。'),
  ],
}
