import { bold, heading, link, numbers, paragraph, quote } from '#cms/writing/lexical.ts'
import type { PostSeed } from '../types.ts'

export const TALK: PostSeed = {
  key: 'talk',
  title: '「麥克風後面的人」系列講座第三場：新聞主播談即席訪問',
  category: 'talk',
  tags: ['talk'],
  published: '2026-11-06 14:00',
  excerpt: '當受訪者只回答「還好」的時候，你還能問什麼？資深主播方若青帶我們拆解三段失敗的訪問。',
  poster: { composition: 'sliced', glyph: '話', alt: '聲紋海報：天青紙上，朱紅色的「話」字被聲音切成九段' },
  body: ({ page, post }) => [
    paragraph(
      '訪問最怕的不是對方生氣，而是對方客氣。「還好」、「就這樣」、「沒什麼特別的」，三個回答就能讓一段訪問走進死巷。系列講座第三場請到資深新聞主播方若青，帶三段自己做壞的訪問來，一句一句停下來看。',
    ),
    heading(2, '三段失敗的訪問'),
    numbers(
      [bold('太快同意：'), '受訪者剛說到關鍵，記者的「對對對」把話蓋了過去。'],
      [bold('一次問三題：'), '對方只挑最容易的一題回答，另外兩題再也沒有機會。'],
      [bold('不敢沉默：'), '其實只要再等兩秒，真正的答案就會出來。'],
    ),
    quote('好的訪問者不是會問，而是讓對方覺得，這件事值得好好說一次。'),
    paragraph(
      '講座後半由口語傳播組的同學上臺，抽題訪問臺下觀眾三分鐘，方若青現場講評。想上臺的同學請在 11 月 17 日前到系辦登記，錄取六位。',
    ),
    heading(2, '時間與地點'),
    paragraph('11 月 19 日（四）14:10 至 16:00，語言傳播大樓 501 教室。開放校內外人士入場，不必報名，額滿為止。'),
    paragraph(
      '前兩場分別談',
      link('配音員的身體', post('voice-talk')),
      '與',
      link('法庭上的口譯', post('court-talk')),
      '。第一次來的朋友，請先看',
      link('交通與地圖', page('交通與地圖')),
      '。',
    ),
  ],
}
