import { link, paragraph, quote } from '#seed/lexical.ts'
import type { PostSeed } from '../types.ts'

export const POSTS_OF_2024: PostSeed[] = [
  {
    key: 'alumni-award',
    title: '系友吳宛蓁獲全國廣播獎最佳主持人',
    category: 'alumni',
    tags: ['alumni'],
    published: '2024-11-21 22:00',
    excerpt: '她在偏鄉電臺主持晨間節目十一年，每天第一句話是「你那邊亮了嗎」。',
    body: ({ page }) => [
      paragraph(
        '95 級系友吳宛蓁以花蓮山區電臺的晨間節目〈亮了沒〉獲得全國廣播獎最佳主持人。節目聽眾多半是清晨就下田的人，她報天氣、報菜價，也報誰家的牛走失了。',
      ),
      quote('我沒有在主持，我只是每天早上先問一聲。'),
      paragraph('她將於系慶返校，時間公布於', link('系友會', page('about/alumni')), '。'),
    ],
  },
  {
    key: 'anniversary',
    title: '「三十六年的聲音」創系特展開幕，徵集老錄音帶',
    slug: 'sounds-of-36-years',
    category: 'event',
    tags: ['alumni'],
    published: '2024-10-12 10:00',
    excerpt: '從第一屆的盤帶到去年的語音訊息，一百二十段聲音，請你戴上耳機。',
    body: ({ page }) => [
      paragraph(
        '特展在語言傳播大樓一樓展出三個月，收錄一百二十段聲音：第一屆辯論賽的盤帶、九二一之後的校園廣播、系館拆除前夜的腳步聲。',
      ),
      paragraph(
        '我們還在找 1991 到 1994 年的錄音。若你家抽屜裡有那幾年的卡帶，請跟系辦聯絡，數位化之後原件奉還。系史請見',
        link('系所沿革', page('about/history')),
        '。',
      ),
    ],
  },
  {
    key: 'stars-114',
    title: '114 學年度繁星推薦校系分則公布',
    category: 'admission',
    tags: [],
    published: '2024-09-16 09:00',
    excerpt: '名額八名，國文與英文達均標即可推薦，不採計面試。',
    body: () => [
      paragraph(
        '114 學年度繁星推薦招收八名，學測國文、英文均須達均標。分發比序第一項為在校學業成績全校排名百分比，第二項為國文級分。',
      ),
      paragraph('繁星推薦不辦面試，但錄取後歡迎參加六月的新生試聽日，先坐進教室聽一堂課。'),
    ],
  },
  {
    key: 'open-lecture',
    title: '就職演說怎麼聽：修辭批評公開課',
    category: 'talk',
    tags: ['talk', 'speech'],
    published: '2024-06-04 18:30',
    excerpt: '許靜儀老師把五篇就職演說拆開，看「我們」這個詞到底包含了誰。',
    body: () => [
      paragraph(
        '同樣一個「我們」，在不同的句子裡，邊界並不一樣。許靜儀老師以五篇就職演說為例，帶大家數代名詞、畫停頓、找沒有說出口的對象。',
      ),
      paragraph('公開課不談立場，只談聽法。講義與逐字稿已上網，中學公民課可自由使用。'),
    ],
  },
]
