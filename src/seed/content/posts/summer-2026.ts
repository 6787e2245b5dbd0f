import { accordion } from '#cms/writing/blocks.ts'
import { bold, bullets, heading, link, numbers, paragraph, quote, widget } from '#cms/writing/lexical.ts'
import type { PostSeed } from '../types.ts'

/** From July to September. */
export const POSTS_OF_SUMMER_2026: PostSeed[] = [
  {
    key: 'court-talk',
    title: '「麥克風後面的人」系列講座第二場：法庭上的口譯',
    category: 'talk',
    tags: ['talk', 'language'],
    published: '2026-09-28 14:00',
    excerpt: '一個字翻錯，可能就是一個人的自由。特約通譯阮氏蓮談十二年的旁聽席經驗。',
    body: ({ post }) => [
      paragraph(
        '「我不是他的朋友，也不是法院的人，我是兩邊的耳朵。」特約通譯阮氏蓮這樣介紹自己。十二年來她在偵查庭與少年法庭擔任越南語通譯，翻過最難的一句話是「我不知道怎麼說」。',
      ),
      quote('我漏掉的那一個字，會寫進別人的筆錄。'),
      heading(2, '講座怎麼進行'),
      paragraph(
        '講座從三段模擬筆錄開始，請同學圈出哪些詞不能意譯。10 月 15 日（四）14:10，語傳 501 教室，與',
        link('第一場', post('voice-talk')),
        '相同，開放旁聽，不必報名。',
      ),
    ],
  },
  {
    key: 'contest-leave',
    title: '演講比賽公假與補助申請辦法（115 年 9 月修正）',
    slug: 'contest-leave-and-subsidy',
    category: 'notice',
    tags: ['contest'],
    published: '2026-09-18 10:00',
    excerpt: '代表本系參加校外演講、辯論與主持比賽的同學，公假與交通補助自即日起線上申請。',
    poster: { composition: 'calendar', alt: '聲紋海報：米紙上的月曆，某一天用朱筆圈了起來' },
    body: ({ page }) => [
      paragraph('為鼓勵同學參加校外比賽，本系修正公假與補助辦法，自 115 年 9 月 18 日起適用。'),
      bullets(
        ['公假：比賽日前 ', bold('七個工作天'), ' 提出，附主辦單位公文或報名確認信。'],
        '交通：實報實銷，單次上限 2,000 元；離島與東部不受上限限制。',
        '指導：入圍決賽者，可申請兩小時的一對一指導。',
      ),
      paragraph('申請表在', link('表單下載', page('students/forms')), '第三類。賽後兩週內請繳交一頁心得，我們會選登在最新消息。'),
    ],
  },
  {
    key: 'voice-talk',
    title: '「麥克風後面的人」系列講座第一場：配音員的身體',
    category: 'talk',
    tags: ['talk'],
    published: '2026-09-10 14:00',
    excerpt: '配音不是只用喉嚨。資深配音員鄭世恩帶大家站起來，把一句臺詞說給三種距離的人聽。',
    body: () => [
      paragraph(
        '系列講座今年的主題是「麥克風後面的人」，共四場，邀請平常只聽得到聲音的工作者，談他們怎麼站、怎麼呼吸、怎麼休息。',
      ),
      paragraph(
        '第一場請到資深配音員鄭世恩。他要大家把椅子推開，同一句「你回來了」，先說給懷裡的人，再說給門口的人，最後說給巷口的人。',
      ),
      quote('聲音有距離，距離就是關係。'),
      paragraph('9 月 24 日（四）14:10，語傳 501 教室。請穿方便活動的衣服。'),
    ],
  },
  {
    key: 'camp',
    title: '新生說話營：三天兩夜，每個人都要開口一次',
    slug: 'freshman-camp-2026',
    category: 'event',
    tags: ['speech'],
    published: '2026-09-03 20:00',
    excerpt: '五十五位新生在溪頭過了三天，最後一晚，每個人說了一件從來沒有在別人面前說過的小事。',
    poster: { composition: 'seats', alt: '聲紋海報：桃紙上一排排聽眾的背影，其中一位朱紅色的舉起了手' },
    body: () => [
      paragraph(
        '沒有破冰遊戲，也沒有隊呼。新生說話營第一天只做一件事：兩人一組，輪流聽對方說十分鐘，聽的人不能插話，也不能點頭。',
      ),
      paragraph(
        '第二天學怎麼問問題，第三天上臺。五十五位新生每人三分鐘，說一件小事。有人說到一半哭了，全場就安靜地等，等他說完。',
      ),
      bullets(
        '第一天：聽。不插話，不點頭，聽滿十分鐘。',
        '第二天：問。每個問題都要接在對方的上一句話後面。',
        '第三天：說。三分鐘，一件小事，說給五十四個人聽。',
      ),
      quote('我第一次發現，原來沒有人催我，話會自己走出來。'),
      paragraph('營隊由大二、大三同學規劃，十七位學長姐從七月開始寫教案。明年的工作團隊將在四月招募。'),
    ],
  },
  {
    key: 'studio-system',
    title: '錄音間線上預約系統 9 月起啟用',
    category: 'notice',
    tags: [],
    published: '2026-08-25 11:00',
    excerpt: '三間錄音間改為線上預約，每人每週至多六小時；期末前兩週由修課同學優先。',
    body: ({ page }) => [
      paragraph('語言傳播大樓 508、509、510 三間錄音間，自 9 月 1 日起改為線上預約，系辦不再受理紙本登記。'),
      widget(
        accordion(
          [
            {
              title: '最早可以預約多久以後的時段？',
              answer: [paragraph('兩週內的時段。畢業製作小組經指導老師同意，可以預約四週。')],
            },
            { title: '臨時不能來怎麼辦？', answer: [paragraph('開始前兩小時都可以取消。一學期三次未到，停權兩週。')] },
          ],
          { level: '2' },
        ),
      ),
      paragraph('第一次使用前，請先完成器材操作認證，時段公告在', link('錄音間預約', page('students/studio')), '頁面。'),
    ],
  },
  {
    key: 'freshman-check-in',
    title: '115 學年度分發入學錄取新生，請於 8 月 28 日前完成報到',
    category: 'admission',
    tags: [],
    published: '2026-08-17 09:00',
    excerpt: '歡迎十五位新同學。線上報到、住宿申請與抵免學分的期限，請一次看完。',
    poster: { composition: 'routes', alt: '聲紋海報：青瓷紙上，七條路彎彎地走向同一個圓點' },
    body: ({ page }) => [
      paragraph('恭喜錄取！請依序完成以下三件事，任何一步卡住，都可以直接打電話給系辦。'),
      numbers(
        '8 月 28 日 17:00 前完成線上報到，上傳畢業證書。',
        '8 月 30 日前申請住宿；外縣市新生保證有床位。',
        '9 月 4 日前提出抵免學分，附成績單與課程大綱。',
      ),
      paragraph('開學前可以先逛逛', link('空間與設備', page('about/space')), '，想想四年後你要站在哪一個房間裡。'),
    ],
  },
  {
    key: 'nstc',
    title: '陳柏勳老師研究計畫獲國科會補助，追蹤短影音假訊息的傳播路徑',
    category: 'honor',
    tags: ['social'],
    published: '2026-07-20 10:00',
    excerpt: '三年期計畫將分析八萬則短影音，找出假訊息從哪裡轉彎、又在哪裡停下來。',
    poster: { composition: 'rosette', alt: '聲紋海報：稻黃紙上，聲調柱圍成一枚有緞帶的勳章' },
    body: ({ page }) => [
      paragraph(
        '陳柏勳老師主持的「短影音假訊息的口語策略與傳播路徑」獲國科會補助三年。計畫不只看內容真假，更看說話的方式：語速、停頓、稱呼，以及畫面裡的人有沒有看著你。',
      ),
      paragraph(
        '研究團隊將招募四位大學部研究助理，負責逐字稿與編碼。對計算傳播有興趣的同學，請先修過「傳播統計」，並參考',
        link('師資陣容', page('about/faculty')),
        '與老師聯絡。',
      ),
      heading(2, '三年要做的事'),
      numbers(
        '第一年建立語料：八萬則短影音，逐字稿由人工校對。',
        '第二年追蹤路徑：同一段話換了幾張臉、幾種口音。',
        '第三年回到現場：與社區大學合作，測試哪一種更正方式真的有人聽。',
      ),
      quote('假訊息不會自己走路，它是坐在一句很像真的話上面。'),
    ],
  },
]
