import { accordion, button } from '#seed/blocks.ts'
import { bold, bullets, link, numbers, paragraph, quote, widget } from '#seed/lexical.ts'
import type { PostSeed } from '../types.ts'

/** Before October. */
export const POSTS_OF_2026: PostSeed[] = [
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
      paragraph(
        '講座從三段模擬筆錄開始，請同學圈出哪些詞不能意譯。十月十五日 14:10，語傳 501 教室，與',
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
    ],
  },
  {
    key: 'exhibition',
    title: '畢業製作聯展「說給誰聽」七組作品線上展出',
    slug: 'graduation-exhibition-2026',
    category: 'event',
    tags: ['stage', 'podcast'],
    published: '2026-06-12 13:00',
    excerpt: '從失智症照顧者的電話留言，到夜市攤販的叫賣譜，七組畢業製作都從同一個問題開始。',
    poster: { composition: 'frames', alt: '聲紋海報：天青紙上斜放的一段底片，每一格裡都有幾根聲調柱' },
    body: ({ page }) => [
      paragraph(
        '「說給誰聽」是今年畢業製作聯展的名字，也是每一組在提案時都被問到的第一個問題。七組作品包括有聲展覽、社群企劃、口述歷史與一齣只在電話裡演出的戲。',
      ),
      paragraph(
        '其中〈留言〉收集了二十一位失智症照顧者的語音訊息，經當事人同意重新編排；〈叫賣譜〉則把夜市攤販的喊聲記成樂譜，再請合唱團唱一次。',
      ),
      widget(button('看歷年作品', page('works'), { style: 'line' })),
    ],
  },
  {
    key: 'contest-video',
    title: '影音｜校內演講比賽決賽全程錄影',
    category: 'event',
    tags: ['contest', 'speech'],
    published: '2026-05-27 17:30',
    excerpt: '十二位決賽選手、兩小時四十分鐘，附逐字稿與評審講評。',
    body: () => [
      paragraph('第三十七屆校內演講比賽決賽已經剪輯完成，十二位選手各自成段，影片都有校對過的字幕與逐字稿。'),
      paragraph(
        '國語組冠軍林昀臻的〈我家門口那條河〉與台語組冠軍許家豪的〈無聲的所在〉，評審建議當作課堂範例。歡迎各校老師取用，請註明出處。',
      ),
    ],
  },
  {
    key: 'master-list',
    title: '115 學年度碩士班考試入學錄取名單',
    slug: 'master-admission-result-115',
    category: 'admission',
    tags: [],
    published: '2026-05-08 17:00',
    excerpt: '正取八名、備取五名。正取生請於 5 月 20 日前完成報到。',
    poster: { composition: 'doors', alt: '聲紋海報：青瓷紙上一道門後面還有一道門，盡頭是光' },
    body: ({ page }) => [
      paragraph(
        '115 學年度碩士班考試入學正取八名、備取五名，准考證號碼已公布於學校招生網。正取生請於 5 月 20 日（三）前完成線上報到，逾期由備取生依序遞補。',
      ),
      paragraph(
        '錄取生可於六月起旁聽碩士班專題討論，提前認識老師的研究方向；課程安排見',
        link('碩士班課程', page('courses/master')),
        '。',
      ),
    ],
  },
  {
    key: 'teaching-award',
    title: '黃郁庭老師獲 114 學年度教學優良獎',
    category: 'honor',
    tags: [],
    published: '2026-04-22 11:00',
    excerpt: '她的「人際溝通」課沒有期末考，只有一通打給家人的電話。',
    poster: { composition: 'sliced', glyph: '師', alt: '聲紋海報：稻黃紙上，朱紅色的「師」字被聲音切成九段' },
    body: ({ page }) => [
      paragraph(
        '修過黃郁庭老師「人際溝通」的同學都記得最後一份作業：打一通電話給一個很久沒說話的人，聽滿十五分鐘，再寫下自己有幾次想打斷對方。',
      ),
      paragraph('她說，這門課教的不是說話的技巧，而是怎麼讓別人願意繼續說。頒獎典禮那天，她把得獎感言讓給了助教。'),
      paragraph('黃老師的研究領域是健康傳播與醫病對話，其他老師的介紹請見', link('師資陣容', page('about/faculty')), '。'),
    ],
  },
  {
    key: 'taigi-drama',
    title: '台語廣播劇《灶跤的話》於校園電臺首播',
    category: 'event',
    tags: ['language', 'podcast'],
    published: '2026-03-30 19:00',
    excerpt: '六集廣播劇，全部在真正的廚房裡錄音。劇中的鍋鏟聲，來自編劇的阿嬤。',
    body: () => [
      paragraph(
        '《灶跤的話》由十四位同學共同創作，寫一個三代同堂的家，所有重要的話都在廚房裡說。為了那個回音，劇組借了四間老廚房，避開抽油煙機錄了五個清晨。',
      ),
      paragraph('每週一晚上七點首播，隔天上架。劇本附台文漢字與羅馬字對照，歡迎國高中老師索取。'),
    ],
  },
  {
    key: 'alumni-talk',
    title: '系友回娘家：廣播節目製作人何家瑜談「十分鐘不說話」',
    slug: 'alumni-homecoming-2026',
    category: 'alumni',
    tags: ['alumni', 'talk'],
    published: '2026-03-14 10:00',
    excerpt: '她把大二那堂最難的課，帶進了自己的節目：每一集開場，先讓來賓聽十秒鐘的安靜。',
    poster: { composition: 'bubbles', alt: '聲紋海報：桃紙上一朱一白兩個對話框，中間有一排聲調柱穿過' },
    body: ({ page }) => [
      paragraph(
        '102 級系友何家瑜製作的深夜節目，今年邁入第六年。她回系上談的不是收聽率，而是大二那堂課：老師要全班兩兩對坐，十分鐘不說話，只聽對方把話講完。',
      ),
      quote('在口傳系最難的一堂課，是十分鐘不說話。我到現在還在補考。'),
      paragraph('座談結束後，系友會頒發今年的返鄉實習補助，資訊請見', link('系友會', page('about/alumni')), '。'),
    ],
  },
  {
    key: 'aid',
    title: '114 學年度第 2 學期清寒獎助學金開始申請',
    category: 'notice',
    tags: ['scholarship'],
    published: '2026-02-26 09:00',
    excerpt: '系友捐助的「接得住」助學金，每學期十名，每名一萬五千元，不看成績。',
    body: ({ page }) => [
      paragraph(
        '由系友共同捐助的「接得住」助學金自即日起至 3 月 20 日受理申請，每學期十名，每名一萬五千元。這份助學金不看成績，只請你用一頁紙，寫下目前最需要的是什麼。',
      ),
      paragraph(
        '申請資料由三位老師審閱，不公開名單，也不需要上臺領獎。其他獎助項目整理在',
        link('獎助學金', page('admission/aid')),
        '。',
      ),
    ],
  },
]
