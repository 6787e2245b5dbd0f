import { accordion, button, countdown } from '#cms/writing/blocks.ts'
import { bold, bullets, heading, link, paragraph, table, widget } from '#cms/writing/lexical.ts'
import type { PostSeed } from '../types.ts'

export const OPEN_DAY: PostSeed = {
  key: 'open-day',
  title: '116 學年度申請入學說明會 11 月 28 日登場，線上同步直播',
  slug: 'open-day-2026',
  category: 'admission',
  tags: ['speech'],
  published: '2026-11-10 09:30',
  excerpt: '當天開放參觀口語表達實驗室與廣播錄音間，並安排一對一備審諮詢，歡迎高中生與家長一同前來。',
  poster: { composition: 'arcs', alt: '聲紋海報：青瓷紙上，一圈圈墨色與朱紅的聲波從角落向外展開' },
  body: ({ page }) => [
    paragraph(
      '每年都有同學問：「口試到底在看什麼？」今年的說明會不放招生簡報，改成現場示範一場完整的口試。兩位大一同學和一位老師會坐在臺上，把二十分鐘的流程走一遍，再由評分老師逐段說明給分的理由。',
    ),
    widget(
      countdown('2026-11-28T10:00:00+08:00', {
        title: '距離說明會開始',
        note: '線上直播 09:50 開啟等候室',
        finishTitle: '說明會已經開始',
      }),
    ),
    heading(2, '當天流程'),
    table(
      ['時間', '內容', '地點'],
      ['09:30', '報到，領取校園地圖與試聽券', '國際會議廳前廳'],
      ['10:00', '系主任許靜儀：四年學什麼', '國際會議廳'],
      ['10:40', '口試現場示範與講評', '國際會議廳'],
      ['13:00', '參觀口語表達實驗室、廣播錄音間', '語言傳播大樓 5 樓'],
      ['14:00', '一對一備審諮詢，每人 15 分鐘', '語傳 502 至 506'],
    ),
    heading(2, '怎麼報名'),
    bullets(
      ['現場參加：請於 ', bold('11 月 25 日（三）17:00'), ' 前以電子郵件報名，寫明姓名、學校與同行人數。'],
      '線上參加：不必報名，當天從本頁進入直播，全程有即時字幕與手語翻譯。',
      '備審諮詢：名額 40 位，依報名順序安排，請先準備一頁自述。',
    ),
    widget(button('寄信報名', { kind: 'url', url: 'mailto:speech@mingde.example' })),
    heading(2, '出發前常問的事'),
    widget(
      accordion([
        {
          title: '家長可以一起進場嗎？',
          answer: [paragraph('可以。上午場不限人數；下午的備審諮詢請讓同學自己進去，我們想聽他自己說。')],
        },
        {
          title: '會場有無障礙座位嗎？',
          answer: [
            paragraph(
              '國際會議廳一樓前排設有六個輪椅席，語言傳播大樓有電梯直達五樓。其他需求請在報名時告訴我們，交通方式見',
              link('交通與地圖', page('交通與地圖')),
              '。',
            ),
          ],
        },
        {
          title: '錯過直播看得到重播嗎？',
          answer: [paragraph('說明會結束後一週內會放上重播，字幕校對完成後再補上逐字稿。')],
        },
      ]),
    ),
    paragraph(
      '還沒決定要走哪一個管道？先讀',
      link('大學部入學指南', page('admission/undergraduate')),
      '，所有時程與評分方式都整理在同一頁。',
    ),
  ],
}
