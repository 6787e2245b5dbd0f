import { bullets, heading, link, numbers, paragraph, quote, table } from '#cms/writing/lexical.ts'
import type { PostSeed } from '../types.ts'

export const POSTS_OF_2024: PostSeed[] = [
  {
    key: 'alumni-award',
    title: '系友吳宛蓁獲全國廣播獎最佳主持人',
    category: 'alumni',
    tags: ['alumni'],
    published: '2024-11-21 22:00',
    excerpt: '她在偏鄉電臺主持晨間節目十一年，每天第一句話是「你那邊亮了嗎」。',
    poster: { composition: 'horn', alt: '聲紋海報：桃紙上，一個聲音從圓口出發，往右愈傳愈大' },
    body: ({ page }) => [
      paragraph(
        '95 級系友吳宛蓁以花蓮山區電臺的晨間節目〈亮了沒〉獲得全國廣播獎最佳主持人。節目聽眾多半是清晨就下田的人，她報天氣、報菜價，也報誰家的牛走失了。',
      ),
      paragraph(
        '電臺只有三個人，她同時是主持、企劃與總機。颱風夜她在臺裡守了三十一個小時，把聽眾報來的坍方地點一個一個唸出來，唸到救難隊說可以停了。',
      ),
      quote('我沒有在主持，我只是每天早上先問一聲。'),
      heading(2, '給學弟妹的三句話'),
      bullets('先學會接電話，再學說話。', '聽眾記得的不是你的聲音，是你記得他的名字。', '每天結束前，對著空的錄音室說一聲謝謝。'),
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
    poster: { composition: 'reels', alt: '聲紋海報：桃紙上兩個老盤帶，帶子上走著一排聲調柱' },
    body: ({ page }) => [
      paragraph(
        '特展在語言傳播大樓一樓展出三個月，收錄一百二十段聲音：第一屆辯論賽的盤帶、九二一之後的校園廣播、系館拆除前夜的腳步聲。',
      ),
      heading(2, '戴上耳機的路線'),
      bullets(
        '一號展間「開口」：歷年新生的第一次自我介紹。',
        '二號展間「現場」：災區廣播站、畢業公演與深夜錄音間。',
        '三號展間「無聲」：手語影像與一面可以觸摸的聲紋牆。',
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
    body: ({ page }) => [
      paragraph(
        '114 學年度繁星推薦招收八名，學測國文、英文均須達均標。分發比序第一項為在校學業成績全校排名百分比，第二項為國文級分。',
      ),
      table(
        ['項目', '標準'],
        ['國文', '均標'],
        ['英文', '均標'],
        ['比序一', '在校學業成績全校排名百分比'],
        ['比序二', '國文級分'],
      ),
      paragraph(
        '繁星推薦不辦面試，但錄取後歡迎參加六月的新生試聽日，先坐進教室聽一堂課。完整說明請見',
        link('繁星推薦', page('admission/stars')),
        '。',
      ),
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
      heading(2, '兩個小時的聽法'),
      numbers(
        '數代名詞：我、我們、你們、他們，各出現幾次，在哪裡換過來？',
        '畫停頓：掌聲以前的停頓，與沒有掌聲的停頓，哪一種比較長？',
        '找缺席：整篇演說裡，有誰被談到，卻沒有被稱呼？',
      ),
      paragraph('6 月 13 日（四）18:30 至 20:30，語傳 501 教室，備有輕食，不必報名。'),
      paragraph('公開課不談立場，只談聽法。講義與逐字稿會在課後上網，中學公民課可自由使用。'),
    ],
  },
]
