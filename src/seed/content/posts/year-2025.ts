import { bullets, heading, link, paragraph, quote } from '#seed/lexical.ts'
import type { PostSeed } from '../types.ts'

export const POSTS_OF_2025: PostSeed[] = [
  {
    key: 'cup-21',
    title: '第二十一屆明德盃落幕，冠軍講稿與講評全文公開',
    slug: 'mingde-cup-21',
    category: 'event',
    tags: ['contest', 'speech'],
    published: '2025-12-18 16:00',
    excerpt: '冠軍由臺東一位高二同學拿下，她說的是家裡那間沒有招牌的理髮店。',
    poster: { composition: 'steps', alt: '聲紋海報：桃紙上三階頒獎臺，最高的一階是朱紅色' },
    body: () => [
      paragraph(
        '第二十一屆明德盃有來自四十一所學校的七十二位選手，其中十六位第一次站上校外的講臺。冠軍講稿〈沒有招牌的店〉全文一千一百字，評審說好在它一直沒有說破。',
      ),
      heading(2, '評審給後來者的三個建議'),
      bullets('開場不要感謝任何人，直接帶我們進去。', '每一段只放一個畫面。', '結尾少說一句，讓聽的人自己補上。'),
      paragraph('前三名的講稿與影片，均經選手與監護人同意公開，供教學使用。'),
    ],
  },
  {
    key: 'radio-drama',
    title: '廣播劇〈末班公車〉獲選校園聲音節公開播出',
    slug: 'last-bus',
    category: 'honor',
    tags: ['podcast', 'stage'],
    published: '2025-12-05 20:00',
    excerpt: '十八分鐘、三個聲音、一輛只剩司機與一位乘客的公車。',
    poster: { composition: 'reels', alt: '聲紋海報：天青紙上兩個錄音盤帶，聲音在下方一格一格走過' },
    body: () => [
      paragraph(
        '〈末班公車〉的故事很小：末班車上，司機發現唯一的乘客坐過了站，兩個人開始聊天。吳采潔編導，十一位同學配音，所有環境音都在真正的末班車上錄成。',
      ),
      paragraph('校園聲音節評語：「它讓人想起自己坐過站的那一次。」完整版將在明年的畢業公演現場演出。'),
    ],
  },
  {
    key: 'debate-2025',
    title: '辯論隊首度打進全國大專辯論賽八強',
    category: 'honor',
    tags: ['debate'],
    published: '2025-11-17 18:00',
    excerpt: '成軍九年，第一次站上八強的舞臺。對手賽後說，這是他們遇過最會聽的一隊。',
    body: () => [
      paragraph(
        '全國大專辯論賽 11 月 15 日進行八強賽，本系辯論隊以一票之差落敗，仍寫下創隊以來最佳成績。隊長林昱安說，輸的那一票，他們看得很清楚：交叉質詢時有一題問得太急。',
      ),
      quote('對手說我們很會聽。這句話，比獎盃久。'),
      paragraph('新學期隊員招募將於期末辦理，不限年級，也不限口才。'),
    ],
  },
  {
    key: 'portfolio-workshop',
    title: '備審資料工作坊開放高中預約，到校服務免費',
    category: 'admission',
    tags: ['speech'],
    published: '2025-10-25 09:30',
    excerpt: '兩小時，三位學長姐到你的學校，陪你把「我很會溝通」改成一件真正發生過的事。',
    body: ({ page }) => [
      paragraph(
        '每年審查資料裡，最常出現的一句話是「我很會溝通」。工作坊的目標，就是把這句話換成一件真正發生過的事：那天你對誰說了什麼，對方怎麼回，後來呢？',
      ),
      paragraph(
        '開放全國高中職預約，每梯次二十至四十人，交通與講師費用由本系負擔。準備方向可先看',
        link('備審資料怎麼準備', page('admission/portfolio')),
        '。',
      ),
    ],
  },
  {
    key: 'clinic-cards',
    title: '「醫生，我想問」：學生為診間設計的提問卡',
    category: 'event',
    tags: [],
    published: '2025-09-29 15:00',
    excerpt: '九張卡片，九個在診間裡常常來不及問的問題，已在三家診所試用。',
    body: () => [
      paragraph(
        '「健康傳播」課的同學跟了二十七次門診，發現病人平均在開口後十一秒就被打斷。於是他們設計了九張提問卡，讓人在候診時先圈好想問的問題。',
      ),
      paragraph('試用三個月後，診所護理師回報：問診時間沒有變長，但走出診間又折回來的人少了。卡片檔案開放下載，歡迎自行列印。'),
    ],
  },
  {
    key: 'lab-open',
    title: '口語表達實驗室整修完成，九月起開放借用',
    category: 'notice',
    tags: [],
    published: '2025-09-08 10:00',
    excerpt: '新增隔音艙、語音分析工作站與可移動座位，修課與研究皆可申請。',
    poster: 'lab',
    body: ({ page }) => [
      paragraph(
        '507 口語表達實驗室歷經四個月整修，新增一座隔音艙與兩組語音分析工作站，座位改為可以移動的單椅，排成圓圈或面對面都可以。',
      ),
      paragraph('借用以課程優先，其次為研究與競賽培訓。設備清單與借用規則見', link('空間與設備', page('about/space')), '。'),
    ],
  },
  {
    key: 'moot-court',
    title: '模擬法庭公開審理：一則貼文能不能當證據',
    slug: 'moot-court-2025',
    category: 'event',
    tags: ['debate'],
    published: '2025-05-19 13:30',
    excerpt: '「論辯與說服」期末公開審理，陪審團由現場觀眾抽籤產生。',
    body: () => [
      paragraph(
        '一位網紅在凌晨刪掉的貼文，隔天成了毀謗案的關鍵證據。「論辯與說服」期末以這個虛構案件進行三小時的公開審理，由周子恆老師擔任審判長。',
      ),
      paragraph('十二位陪審員現場抽籤產生，結辯後當場評議。去年的陪審團在走廊上吵了四十分鐘，今年我們準備了熱茶。'),
    ],
  },
  {
    key: 'exchange',
    title: '與日本、馬來西亞兩校簽訂交換學生協議',
    category: 'notice',
    tags: [],
    published: '2025-04-11 14:00',
    excerpt: '每學年各三名交換名額，學費繳交本校，學分可全數抵免。',
    body: () => [
      paragraph(
        '本系與日本京都的傳播學部、馬來西亞檳城的傳播學院簽訂交換協議，自 114 學年度起，每學年各提供三名交換名額，為期一學期或一學年。',
      ),
      paragraph('申請條件為修滿兩學期、通過該校語言門檻。三月底前提出，五月公布名單。'),
    ],
  },
  {
    key: 'sign-news',
    title: '手語新聞團隊獲大學社會責任公共服務創新獎',
    category: 'honor',
    tags: ['social'],
    published: '2025-03-06 11:00',
    excerpt: '每週一次、每次五分鐘，由聾人主播播報的校園新聞。',
    body: () => [
      paragraph(
        '〈五分鐘手語新聞〉由本系同學與聾人主播林玟君合作，每週五中午播出。企劃同學負責選題與查證，播報的語序與節奏則完全由主播決定。',
      ),
      paragraph('評審肯定團隊沒有把手語當成字幕的附屬，而是先有手語，才有中文。'),
    ],
  },
]
