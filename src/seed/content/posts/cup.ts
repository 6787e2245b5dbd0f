import { button } from '#cms/writing/blocks.ts'
import { bold, bullets, heading, link, paragraph, table, widget } from '#cms/writing/lexical.ts'
import type { PostSeed } from '../types.ts'

export const CUP: PostSeed = {
  key: 'cup',
  title: '第二十二屆明德盃全國高中職演講邀請賽開放報名',
  slug: 'mingde-cup-22',
  category: 'event',
  tags: ['contest', 'speech'],
  published: '2026-10-02 10:00',
  excerpt: '今年新增「即席演說」組，題目抽出後僅有三分鐘準備時間。',
  poster: { composition: 'horn', alt: '聲紋海報：桃紙上，聲音從左側的圓口出發，越走越大' },
  body: ({ page, post }) => [
    paragraph(
      '明德盃邁入第二十二屆。除了大家熟悉的「命題演說」，今年新增「即席演說」組：抽題、準備三分鐘、上臺說三分鐘，不帶稿，也不給字卡。我們想看的不是背得多熟，而是一個人怎麼在很短的時間裡，決定什麼最值得說。',
    ),
    heading(2, '組別與時間'),
    table(
      ['組別', '名額', '演說時間', '準備方式'],
      ['命題演說', '48 名', '5 至 6 分鐘', '賽前一個月公布三題，現場抽一題'],
      ['即席演說', '24 名', '3 分鐘', '抽題後準備 3 分鐘'],
    ),
    heading(2, '報名須知'),
    bullets(
      ['報名期限：即日起至 ', bold('11 月 20 日（五）17:00'), '。'],
      '每校每組至多兩名，由學校推薦；高中、高職與五專前三年皆可參加。',
      '初賽採影片審查，11 月 27 日公布入圍名單；決賽 12 月 12 日（六）在明德大學大禮堂舉行。',
      '報名免費。中彰投以外學校的決賽選手，補助來回車資。',
    ),
    widget(button('寄送報名表', { kind: 'url', url: 'mailto:speech@mingde.example' })),
    paragraph(
      '去年冠軍的講稿與講評收錄在',
      link('第二十一屆賽後紀錄', post('cup-21')),
      '；到校的方式請見',
      link('交通與地圖', page('交通與地圖')),
      '。',
    ),
  ],
}
