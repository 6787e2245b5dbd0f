import { button } from '#cms/writing/blocks.ts'
import { bullets, heading, link, paragraph, quote, widget } from '#cms/writing/lexical.ts'
import type { PostSeed } from '../types.ts'

export const PODCAST: PostSeed = {
  key: 'podcast',
  title: '學生 Podcast《巷口說書》入圍大學聲音創作獎最佳敘事節目',
  slug: 'alley-stories',
  category: 'honor',
  tags: ['podcast'],
  published: '2026-11-03 11:20',
  excerpt: '四位大三同學用一學期走訪十二家即將熄燈的老店，把店主的話留在聲音裡。',
  poster: { composition: 'spectrogram', alt: '聲紋海報：稻黃紙上以網點印成的聲譜圖，最低的一道共振是朱紅色' },
  body: ({ page, post }) => [
    paragraph(
      '修傘的、打金的、幫人寫輓聯的。《巷口說書》每一集只走進一家店，從拉開鐵門的聲音開始，到關燈的那一聲結束。這個由「聲音敘事」課期末作業長大的節目，入圍今年大學聲音創作獎的最佳敘事節目，是本系第三度入圍。',
    ),
    paragraph(
      '製作團隊是三年級的何思妤、葉子晴、吳采潔與張可恩。四個人輪流當製作人，規則只有一條：錄音筆打開後的前十分鐘，誰都不准提問。',
    ),
    quote('店主說的第一句話，常常是「這有什麼好錄的」。錄到最後一句，往往是「你們明天還來嗎」。'),
    heading(2, '十二集，十二種告別'),
    paragraph('節目在各大平臺都聽得到。第一次聽，同學推薦從這三集開始：'),
    bullets(
      'EP.07　修傘的人：一把傘修四十元，修了四十年。',
      'EP.03　最後一臺活版印刷機：鉛字落盤的聲音，是這一集的配樂。',
      'EP.11　麵攤的收音機：客人記得味道，老闆記得的是每天播的那首歌。',
    ),
    heading(2, '怎麼做出來的'),
    paragraph(
      '指導老師羅曼寧要求，每一分鐘的成品背後至少要有三十分鐘的錄音，而且剪接前得先完整聽過一遍。團隊在',
      link('廣播錄音間', page('about/space')),
      '待了四十一個晚上，旁白改錄了六次，最後留下的是最不像播音員的那一版。',
    ),
    widget(button('看更多學生作品', page('works'), { style: 'ink' })),
    paragraph(
      '去年的作品〈',
      link('末班公車', post('radio-drama')),
      '〉也是從同一間錄音間走出去的。頒獎典禮將在 12 月 20 日舉行。',
    ),
  ],
}
