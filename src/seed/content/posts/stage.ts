import { button, countdown, divider } from '#cms/writing/blocks.ts'
import { bold, heading, link, paragraph, table, upload, widget } from '#cms/writing/lexical.ts'
import type { PostSeed } from '../types.ts'

export const STAGE: PostSeed = {
  key: 'stage',
  title: '畢業公演《聲聲不息》公開售票，早鳥優惠至 12 月 15 日止',
  slug: 'graduation-show-2027',
  category: 'event',
  tags: ['stage'],
  published: '2026-10-21 12:00',
  excerpt: '三十七位畢業生、五場展演，從廣播劇、單口喜劇到現場配音，一次聽見四年的練習。',
  poster: { composition: 'stage', alt: '聲紋海報：桃紙上的日間舞臺，三道光打在講臺上' },
  body: ({ page, picture }) => [
    paragraph(
      '《聲聲不息》是今年畢業班的公演，也是三十七個人四年來最長的一次合作。五場演出各有主題：廣播劇、單口喜劇、現場配音、即席演說，以及一場全程不開麥克風、請觀眾靠近一點聽的〈耳語〉。',
    ),
    widget(
      countdown('2026-12-15T23:59:00+08:00', {
        title: '距離早鳥優惠結束',
        style: 'line',
        finishTitle: '早鳥優惠已經結束，仍可購買一般票',
      }),
    ),
    heading(2, '場次'),
    table(
      ['場次', '時間', '節目'],
      ['首演', '1 月 8 日（五）19:30', '廣播劇〈末班公車〉完整版'],
      ['第二場', '1 月 9 日（六）14:30', '單口喜劇專場'],
      ['第三場', '1 月 9 日（六）19:30', '現場配音：三部默片'],
      ['第四場', '1 月 10 日（日）14:30', '〈耳語〉，限六十席'],
      ['終場', '1 月 10 日（日）19:30', '即席演說與謝幕'],
    ),
    upload(picture('theatre')),
    heading(2, '票價與購票'),
    paragraph(
      bold('一般票 300 元，早鳥票 240 元，學生票 150 元。'),
      '116 學年度考生憑學測准考證免費入場，每證一張，請於開演前三十分鐘到前臺領票。',
    ),
    paragraph('演出地點在明德劇場，設有輪椅席與助聽環路；第三場提供口述影像導聆，需要的觀眾請在購票時註記。'),
    widget(button('寫信訂票', { kind: 'url', url: 'mailto:show@mingde.example' })),
    widget(divider({ style: 'dots', spacing: 'small' })),
    paragraph('想知道往年演過什麼，可以看', link('畢業公演', page('works/stage')), '的紀錄。'),
  ],
}
