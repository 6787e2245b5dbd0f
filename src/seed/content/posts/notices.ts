import { accordion, button, postList } from '#cms/writing/blocks.ts'
import { bold, bullets, heading, link, numbers, paragraph, table, widget } from '#cms/writing/lexical.ts'
import type { PostSeed } from '../types.ts'

export const NOTICES: PostSeed[] = [
  {
    key: 'summer-hours',
    title: '暑假期間系辦服務時間與空間開放調整',
    slug: 'summer-hours-2026',
    category: 'notice',
    tags: [],
    published: '2026-06-22 09:00',
    excerpt: '6 月 29 日起至 8 月 28 日，系辦週五不上班，錄音間改為上午開放。急事仍有人接電話。',
    body: ({ page }) => [
      paragraph(
        '配合全校暑期排班，系辦與五樓空間自 6 月 29 日（一）起調整，至 8 月 28 日（五）止，8 月 31 日（一）恢復平日時間。',
      ),
      table(
        ['空間', '週一至週四', '週五'],
        ['系辦（502）', '09:00 至 12:00、13:00 至 16:00', '不開放'],
        ['口語表達實驗室（507）', '09:00 至 16:00，須預約', '不開放'],
        ['錄音間（508 至 510）', '09:00 至 12:00', '不開放'],
        ['小劇場（B1）', '燈具檢修，全期不開放', '不開放'],
      ),
      heading(2, '週五有急事'),
      paragraph('實習意外、證明文件急件，請撥 (04) 5550-1988 轉 5202，值班同仁在家接聽，當天回覆。其餘事項請等到週一。'),
      bullets('成績複查：7 月 10 日前提出書面申請。', '畢業離校：7 月 3 日以後改由教務處臨櫃辦理。', [
        link('表單下載', page('students/forms')),
        '：多數表單可以線上填，不必跑一趟。',
      ]),
    ],
  },
  {
    key: 'winter-loan',
    title: '寒假器材外借開始登記，1 月 10 日截止',
    slug: 'equipment-loan-winter-2025',
    category: 'notice',
    tags: ['podcast'],
    published: '2025-01-02 10:00',
    excerpt: '今年新增四套無線領夾麥克風。借出前請先試錄三十秒，回家才發現沒聲音，是每年的傳統。',
    poster: { composition: 'script', alt: '聲紋海報：米紙上直排的登記簿，重點的一行畫上黃色' },
    body: ({ page }) => [
      paragraph(
        '寒假期間可外借的器材共六類，每人至多兩類，外借期間為 1 月 17 日（五）至 2 月 14 日（五）。登記到 1 月 10 日（五）17:00 止，超過數量時抽籤。',
      ),
      table(
        ['器材', '數量', '押金'],
        ['錄音筆', '12', '500 元'],
        ['無線領夾麥克風（新）', '4', '1,000 元'],
        ['指向性麥克風', '3', '1,000 元'],
        ['三腳架', '8', '300 元'],
        ['監聽耳機', '10', '300 元'],
        ['攜帶式吸音屏', '2', '500 元'],
      ),
      heading(2, '領取與歸還'),
      numbers(
        '領取時在系辦試錄三十秒，當場戴耳機聽一次。',
        '歸還前清空記憶卡，並把電池充滿。',
        '損壞請直接說。去年有人修好了才還，我們反而多花了檢測費。',
      ),
      paragraph('操作認證過期的同學，請先到', link('錄音間預約', page('students/studio')), '頁面查看補認證時段。'),
    ],
  },
  {
    key: 'lift',
    title: '語言傳播大樓電梯汰換，寒假期間無障礙動線調整',
    slug: 'lift-replacement-2025',
    category: 'notice',
    tags: [],
    published: '2024-12-16 09:00',
    excerpt: '2025 年 1 月 20 日至 2 月 14 日停用。需要電梯的師生，我們把課與晤談移到一樓。',
    poster: { composition: 'sheets', alt: '聲紋海報：米紙上交疊的三張告示，最上面一張蓋著朱印' },
    body: ({ page }) => [
      paragraph(
        '大樓唯一的電梯使用十五年，將於寒假汰換，施工期間為 2025 年 1 月 20 日（一）至 2 月 14 日（五）。這段期間五樓只能走樓梯，因此我們先把需要用到五樓的事情搬下來。',
      ),
      heading(2, '搬到一樓的項目'),
      bullets(
        [bold('系辦櫃檯：'), '一樓 103 室，時間不變。'],
        [bold('教師晤談：'), '寫信預約後，改在 104 室進行。'],
        [bold('寒修課程：'), '兩門課全部移到 101 教室，有固定的輪椅席與助聽環路。'],
        [bold('器材領還：'), '在 103 室辦理，不必上樓。'],
      ),
      widget(
        accordion(
          [
            {
              title: '我需要進入錄音間，但不方便走樓梯',
              answer: [paragraph('請撥系辦分機 5201。圖書館四樓的錄音室已保留每天下午的時段，並且有電梯。')],
            },
            {
              title: '工程會有噪音嗎？',
              answer: [paragraph('打除作業安排在上午十點到十二點，錄音請避開。每日進度貼在一樓大門。')],
            },
          ],
          { level: '2' },
        ),
      ),
      paragraph('新電梯將加裝語音報樓與低位按鈕。大樓其他無障礙設施，請見', link('交通與地圖', page('交通與地圖')), '。'),
    ],
  },
  {
    key: 'enrol-112',
    title: '112 學年度第 2 學期加退選延長至 3 月 4 日',
    slug: 'course-selection-112-2',
    category: 'notice',
    tags: ['course'],
    published: '2024-03-01 08:30',
    excerpt: '選課系統昨晚停擺三個半小時，加退選順延一個上班日，已送出的資料不受影響。',
    body: ({ page, categoryId }) => [
      paragraph(
        '昨天（2 月 29 日）晚間七點至十點半，選課系統因儲存設備故障無法登入。教務處同意本學期加退選由 3 月 1 日（五）延長至 3 月 4 日（一）17:00。',
      ),
      numbers(
        '停擺前已經送出的加退選，全部有效，請登入確認一次。',
        '人數已滿的課，請拿紙本加簽單給授課老師，3 月 4 日中午前送系辦。',
        '「公眾演說（二）」今年兩班都滿，候補名單貼在 502 門口，依年級排序。',
      ),
      paragraph(
        '造成不便，我們很抱歉。先後修的問題請查',
        link('擋修表', page('courses/prerequisites')),
        '，其他疑問請打分機 5201。',
      ),
      heading(2, '最新的系務公告'),
      widget(
        postList({
          layout: 'rows',
          count: 3,
          selectBy: 'category',
          category: categoryId('notice'),
          showExcerpt: false,
          orderBy: 'date',
          order: 'DESC',
          pagination: 'off',
        }),
      ),
      widget(button('大學部課程', page('courses/undergraduate'), { style: 'line', size: 'small' })),
    ],
  },
]
