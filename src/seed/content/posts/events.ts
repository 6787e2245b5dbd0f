import { divider, image } from '#cms/writing/blocks.ts'
import { bold, bullets, heading, link, paragraph, quote, table, upload, widget } from '#cms/writing/lexical.ts'
import type { PostSeed } from '../types.ts'

export const EVENTS: PostSeed[] = [
  {
    key: 'show-2026',
    title: '公演側記｜《請在嗶聲後留言》：整座劇場只有一支電話',
    slug: 'graduation-show-2026',
    category: 'event',
    tags: ['stage'],
    published: '2026-01-14 20:00',
    excerpt: '三天五場，五百八十六位觀眾留下了四百零六則語音。演完以後，劇組一則一則聽完才拆臺。',
    byline: '學生記者　何思妤',
    poster: { composition: 'stage', alt: '聲紋海報：桃紙上的日間舞臺，三道光交會在一座講臺' },
    body: ({ page, picture }) => [
      paragraph(
        '1 月 9 日（五）首演，燈暗之後舞臺中央只有一支轉盤電話。鈴響，一位觀眾被請上臺接，話筒那頭是演員，整場戲就從他回答的第一句話開始。',
      ),
      paragraph(
        '《請在嗶聲後留言》是應屆畢業班的公演，導演黎子安把劇本寫成一百四十四張卡片，每一場抽出的組合都不一樣。五場演出沒有一場的結局相同，其中一場甚至提早十九分鐘結束，因為接電話的那位父親說：「我想現在就打給我女兒。」',
      ),
      widget(image(picture('theatre'), { ratio: '3/2', zoom: false })),
      quote('觀眾不是來看我們的，他們是來借一支電話。'),
      heading(2, '四百零六則留言'),
      paragraph(
        '散場後，觀眾可以進小房間對著答錄機說一段話。劇組拆臺前花了兩個晚上全部聽完，再依留言者的勾選，寄回、保存或刪除。',
      ),
      table(['勾選', '則數'], ['請寄給我指定的人', '173'], ['請保存在系上', '88'], ['聽完就刪掉', '145']),
      paragraph('歷年公演整理在', link('畢業公演', page('works/stage')), '。'),
    ],
  },
  {
    key: 'summer-camp',
    title: '高中生聲音夏令營：四天，做完一集自己的節目',
    slug: 'sound-camp-2025',
    category: 'event',
    tags: ['podcast'],
    published: '2025-07-14 15:00',
    excerpt: '四十位高中生、十支錄音筆。第一天的作業是閉著眼睛，從校門口走到系館。',
    poster: { composition: 'bubbles', alt: '聲紋海報：桃紙上一朱一白兩個對話框，一排聲調柱從中間走過' },
    body: ({ page }) => [
      paragraph(
        '7 月 7 日（一）到 10 日（四），四十位來自十七所高中的同學住進明德宿舍，四人一組，用四天做出一集十二分鐘的節目。沒有人先有經驗，也沒有人帶了講稿。',
      ),
      bullets(
        [bold('第一天　聽：'), '兩人一組，一人閉眼、一人帶路，走完寫下十種聲音。'],
        [bold('第二天　問：'), '到附近的市場、廟口與修車行，各找一個人聊二十分鐘。'],
        [bold('第三天　剪：'), '先把錄音完整聽一遍，再決定留下哪六分鐘。'],
        [bold('第四天　放：'), '邀請受訪者回來，坐在第一排聽自己的聲音。'],
      ),
      paragraph('最後一天，修車行老闆穿了襯衫來。聽完那集〈拔不下來的螺絲〉，他想了一會兒說：「我每天講話，第一次聽到我講話。」'),
      paragraph(
        '明年的夏令營預計三月開放報名，學費依家庭狀況分級，最低免費。系上的錄音設備請看',
        link('空間與設備', page('about/space')),
        '。',
      ),
    ],
  },
  {
    key: 'show-2025',
    title: '公演側記｜《三分鐘》：三十一個人，各有三分鐘',
    slug: 'graduation-show-2025',
    category: 'event',
    tags: ['stage', 'speech'],
    published: '2025-01-15 18:00',
    excerpt: '一座沙漏、三十一位畢業生。時間到了，話沒說完也得下臺。',
    poster: { composition: 'stage', alt: '聲紋海報：桃紙上一座講臺立在三道光的交會處，前排是觀眾的聲調柱' },
    body: ({ post }) => [
      paragraph(
        '1 月 10 日（五）到 12 日（日）的五場公演，舞臺上只有一座半人高的沙漏。三十一位畢業生抽籤上臺，即席演說或單口喜劇都可以，沙漏漏完，燈就暗下來。',
      ),
      paragraph(
        '排練時大家以為三分鐘太短，演出後才發現，真正難的是前十秒。指導老師蔡承佑要求每個人上臺先看觀眾三秒再開口，結果有人看著看著笑了，全場跟著笑，三分鐘就這樣用掉了一半。',
      ),
      heading(2, '留下來的句子'),
      bullets(
        '「我媽不知道我讀什麼系，但她逢人就說，我女兒會講話。」',
        '「我準備了三分鐘，現在剩下四十秒，剛好可以說重點。」',
        '「我沒有話要說。可是我想站在這裡久一點。」',
      ),
      widget(divider({ style: 'dots', spacing: 'small' })),
      paragraph(
        '最後一位沒有說話，他把沙漏倒過來，走下臺坐在觀眾席。這個結局沒有排練過。前一年的公演是',
        link('《這裡是明德廣播》', post('show-2024')),
        '。',
      ),
    ],
  },
  {
    key: 'contest-34',
    title: '第三十四屆校內演講比賽決賽 5 月 22 日登場，開放全校旁聽',
    slug: 'campus-speech-contest-34',
    category: 'event',
    tags: ['contest', 'speech'],
    published: '2024-05-06 09:00',
    excerpt: '國語、台語、英語三組共三十位決賽選手。今年首次設「聽眾獎」，獎給最會聽的人。',
    poster: { composition: 'podium', alt: '聲紋海報：桃紙上一排聲調柱，其中一根朱紅色的升進圓光' },
    body: ({ page }) => [
      paragraph(
        '校內演講比賽自 1991 年辦到今年，第三十四屆的決賽在 5 月 22 日（三）13:30 於大禮堂舉行，國語、台語、英語三組各十位選手，題目上臺前三十分鐘抽籤。',
      ),
      table(
        ['組別', '時間', '題目範圍'],
        ['國語組', '13:30', '日常與記憶'],
        ['台語組', '15:00', '厝邊頭尾'],
        ['英語組', '16:10', '科技與倫理'],
      ),
      heading(2, '聽眾獎怎麼評'),
      paragraph(
        '今年新設的聽眾獎，對象是臺下的人。每位觀眾可領一張紙，在每場演說後寫下「我聽到他說」，由講者自己選出最接近原意的一張，現場頒獎。',
      ),
      paragraph(
        '決賽全程有手語翻譯與即時字幕，影片校對後上架。想準備明年的校內賽，可以從',
        link('公眾演說課程', page('courses/undergraduate')),
        '開始。',
      ),
    ],
  },
  {
    key: 'show-2024',
    title: '公演側記｜《這裡是明德廣播》：六百個人一起關掉手機',
    slug: 'graduation-show-2024',
    category: 'event',
    tags: ['stage', 'podcast'],
    published: '2024-01-17 19:00',
    excerpt: '現場廣播劇不給觀眾看，只給觀眾聽。進場時每個人都拿到一條眼罩。',
    poster: { composition: 'reels', alt: '聲紋海報：桃紙上兩個盤帶，中間走過一格一格的聲音' },
    body: ({ page, picture }) => [
      paragraph(
        '1 月 12 日（五）起三天，明德劇場的觀眾席面向牆壁。112 學年度畢業公演《這裡是明德廣播》把演員放在觀眾背後，進場發眼罩，不戴也可以，但戴的人比預期多。',
      ),
      paragraph(
        '劇情是一座停播前最後一夜的電臺：值班的播音員決定把二十年來沒有播過的點歌信一封一封唸完。腳步聲、雨、翻信紙、熱水瓶，全部在現場做出來。',
      ),
      upload(picture('studio')),
      heading(2, '幕後的三十七樣東西'),
      paragraph(
        '音效組列了三十七樣道具：玉米澱粉是雪，舊雨衣是海，兩顆椰子殼始終沒有用上，因為劇本裡沒有馬。最後一場，組長鄭翊辰把椰子殼輕輕敲了一下，當作謝幕。',
      ),
      quote('有人摘下眼罩才發現自己哭了，他說他以為是別人在哭。'),
      paragraph(
        '劇中的錄音與劇本收錄在',
        link('Podcast 與廣播劇', page('works/audio')),
        '，歡迎高中廣播社自由排演，請註明出處。',
      ),
    ],
  },
]
