import { accordion, button } from '#cms/writing/blocks.ts'
import { bold, bullets, heading, link, numbers, paragraph, quote, table, widget } from '#cms/writing/lexical.ts'
import type { PostSeed } from '../types.ts'

export const ADMISSIONS: PostSeed[] = [
  {
    key: 'master-116',
    title: '116 學年度碩士班甄試 10 月 5 日起報名，展演組增加現場示範',
    slug: 'master-admission-116',
    category: 'admission',
    tags: [],
    published: '2026-09-21 09:00',
    excerpt: '研究組八名、展演組四名。今年起展演組口試後加十分鐘示範，不限形式，只限一個人。',
    poster: { composition: 'steps', alt: '聲紋海報：青瓷紙上三階臺座，最高的一階是朱紅色，上面站著一句話' },
    body: ({ page }) => [
      paragraph(
        '116 學年度碩士班甄試簡章已經公布。招生名額與去年相同，研究組八名、展演組四名；最大的改變是展演組在口試後增加十分鐘現場示範，占總成績兩成。',
      ),
      table(
        ['日期', '事項'],
        ['10 月 5 日（一）至 10 月 23 日（五）', '網路報名，上傳研究計畫或作品說明'],
        ['11 月 12 日（四）', '公布口試名單與時段'],
        ['11 月 21 日（六）', '口試，語言傳播大樓 5 樓'],
        ['12 月 4 日（五）', '公告錄取名單'],
      ),
      heading(2, '示範十分鐘，可以做什麼'),
      paragraph(
        '說一段故事、主持一場虛構的訪談、配一段默片都可以。請注意三個限制：一個人、不用投影、不超過十分鐘。超時會按鈴，按鈴不扣分，但不會再聽下去。',
      ),
      heading(2, '研究計畫的長度'),
      paragraph('五千字以內。寫不滿沒有關係，老師會先看你的問題是不是一個真正的問題，再看文獻。'),
      widget(button('碩士班甄試說明', page('admission/master'))),
      paragraph('報名前想先找老師談，請看', link('師資陣容', page('about/faculty')), '的研究領域，寫信約時間。'),
    ],
  },
  {
    key: 'apply-115',
    title: '115 學年度申請入學第二階段：上傳資料與口試前的最後提醒',
    slug: 'application-reminder-115',
    category: 'admission',
    tags: ['speech'],
    published: '2026-03-09 09:00',
    excerpt: '3 月 20 日下午五點系統準時關閉。每年都有人在四點五十八分打電話來，我們幫不上忙。',
    poster: { composition: 'calendar', alt: '聲紋海報：青瓷紙上的月曆，重要的日子用朱筆圈起來' },
    body: ({ page }) => [
      paragraph('恭喜通過第一階段的九十六位同學。接下來兩週，請把時間花在內容上，把下面這些手續一次做完。'),
      table(
        ['日期', '要做的事'],
        ['3 月 16 日（一）至 3 月 20 日（五）17:00', '上傳審查資料與三分鐘作品'],
        ['4 月 8 日（三）', '公布口試分組與報到時間'],
        ['4 月 18 日（六）', '口試，語言傳播大樓 5 樓'],
        ['5 月 7 日（四）', '公告錄取名單'],
      ),
      heading(2, '最常出錯的三個地方'),
      numbers(
        [bold('作品連結沒有開權限。'), '請用無痕視窗打開一次。'],
        [bold('自述超過八百字。'), '系統會從第八百零一個字截斷，結尾就不見了。'],
        [bold('檔名寫著「最終版二」。'), '老師不會介意，但你會想起來。'],
      ),
      paragraph(
        '口試三人一組，聽一段錄音後轉述。請不要背稿，',
        link('口試評分重點', page('admission/interview')),
        '寫得很清楚：講得快、講得滿，不會加分。',
      ),
    ],
  },
  {
    key: 'trial-day',
    title: '新生試聽日 6 月 21 日登場：先坐進教室，再決定要不要來',
    slug: 'trial-day-2025',
    category: 'admission',
    tags: [],
    published: '2025-06-09 10:00',
    excerpt: '繁星與申請入學的錄取生，歡迎帶著猶豫來。上午兩堂課，下午一頓飯。',
    poster: { composition: 'doors', alt: '聲紋海報：青瓷紙上，一道道門框向裡面退去，最裡面透著光' },
    body: ({ page }) => [
      paragraph(
        '放榜之後、報到之前，是最適合反悔的時候。系上每年六月辦一次試聽日，不介紹系所，直接上課：一堂「人際溝通」，一堂「公眾演說」，和一年級一起坐、一起被點到。',
      ),
      table(
        ['時間', '內容', '帶領'],
        ['09:30', '報到，抽座位', '大一同學'],
        ['09:50', '人際溝通：聽對方說十分鐘', '黃郁庭老師'],
        ['11:00', '公眾演說：說一件今天早上的小事', '許靜儀老師'],
        ['12:10', '午餐，一桌六人，一位學長姐', '系學會'],
      ),
      quote('去年有一位同學聽完決定不來。他寫信說，謝謝你們讓我知道。我們覺得那天辦得很成功。'),
      paragraph(
        '6 月 21 日（六）09:30 至 13:30，語傳 501 教室，免費。請在 6 月 16 日前寄信到 speech@mingde.example，寫下姓名、管道與飲食需求。住得遠的同學，車資可憑票根申請半數補助。',
      ),
      paragraph('開學前後的重要日期，都在', link('大學部入學指南', page('admission/undergraduate')), '。'),
    ],
  },
  {
    key: 'questions-113',
    title: '113 學年度說明會問答整理：被問最多次的七個問題',
    slug: 'open-day-questions-113',
    category: 'admission',
    tags: [],
    published: '2024-02-19 09:00',
    excerpt: '「內向可以讀嗎」連續第五年排第一。這一次我們請三位內向的學長姐回答。',
    body: ({ page }) => [
      paragraph('去年十二月的說明會收到一百六十二張提問單。我們把重複的合併，留下七題，由當天值班的三位同學與周子恆老師回答。'),
      widget(
        accordion(
          [
            {
              title: '我很內向，可以讀嗎？',
              answer: [paragraph('可以。回答這一題的三位同學，有兩位在高中從來沒有舉過手。系上練的是準備與傾聽，不是熱場。')],
            },
            {
              title: '需要先會剪接嗎？',
              answer: [paragraph('不需要。大二的「聲音敘事」從按下錄音鍵開始教。')],
            },
            {
              title: '口音會影響分數嗎？',
              answer: [paragraph('不會。我們評的是聽得懂與接得上，各種口音都有人當過最佳辯士。')],
            },
            {
              title: '畢業以後做什麼？',
              answer: [
                paragraph('一半左右進了廣電與新媒體，其他在公關、教育、公部門與非營利組織，每年也有人考上法律與社工的研究所。'),
              ],
            },
            {
              title: '可以住校四年嗎？',
              answer: [paragraph('大一外縣市新生保證有床位，大二起抽籤，近三年的中籤率大約六成。')],
            },
            {
              title: '一班多少人？',
              answer: [paragraph('入學五十人，口語課程拆成兩到三班，每班不超過二十四人。')],
            },
            {
              title: '口試會緊張怎麼辦？',
              answer: [paragraph('老師也會。可以請求重來一次，不扣分；很多最後錄取的人都重來過。')],
            },
          ],
          { level: '2', showNumbers: true },
        ),
      ),
      paragraph(
        '沒有被選進來的問題，例如宿舍能不能養倉鼠，我們也都回信了。還想問的話，請用',
        link('線上諮詢', page('admission/consult')),
        '。',
      ),
      bullets(
        [link('備審資料怎麼準備', page('admission/portfolio')), '：三份資料各看什麼'],
        [link('獎助學金', page('admission/aid')), '：申請期間與金額'],
      ),
    ],
  },
]
