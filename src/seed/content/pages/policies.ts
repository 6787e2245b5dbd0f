import { section, text } from '#cms/writing/blocks.ts'
import { bullets, heading, link, paragraph, type RichNode } from '#cms/writing/lexical.ts'
import type { PageSeed, Refs } from '../types.ts'

export const POLICIES: PageSeed[] = [
  policy('privacy', '隱私權政策', '我們只收集做事需要的資料，做完就刪。', () => [
    heading(2, '我們收集什麼'),
    bullets('您主動寄來的信件、報名與諮詢內容。', '訂閱電子報時留下的電子郵件與同意時間。', '伺服器為維護安全而保留的連線紀錄。'),
    heading(2, '怎麼使用'),
    paragraph(
      '資料僅用於回覆、辦理活動、寄送您訂閱的消息與維護網站安全，不販售，也不提供給與目的無關的第三人。法律另有規定時，依法辦理。',
    ),
    heading(2, '保留多久'),
    paragraph('諮詢與報名資料於活動結束後六個月刪除；電子報資料保留至您取消訂閱；連線紀錄保留九十天。'),
    heading(2, '您的權利'),
    paragraph(
      '依《個人資料保護法》，您可以查詢、閱覽、複製、更正或要求刪除自己的資料。請寫信到 speech@mingde.example，我們會在十五日內回覆。',
    ),
    heading(2, 'Cookie 與外部服務'),
    paragraph('瀏覽本站不需要登入，也不使用追蹤用的 Cookie。點選社群連結後，即適用該網站自己的政策。'),
  ]),
  policy('security', '資訊安全政策', '讓資料只到該到的地方。', () => [
    heading(2, '目標'),
    paragraph('確保本站資料的機密性、完整性與可用性，並符合本校資訊安全管理規定。'),
    heading(2, '我們怎麼做'),
    bullets(
      '全站使用加密連線。',
      '管理帳號依職務授權，離職或調職當日停用。',
      '每日備份，每學期演練一次還原。',
      '系統與套件的安全更新，於公告後七日內完成。',
    ),
    heading(2, '回報弱點'),
    paragraph(
      '若您發現本站的安全問題，請寫信到 security@mingde.example，並給我們合理的時間修補。我們不會對善意的回報採取法律行動。',
    ),
  ]),
  policy('accessibility', '無障礙聲明', '每一個人都應該聽得到、看得到、用得到。', ({ page }) => [
    heading(2, '我們的承諾'),
    paragraph('本站依「網站無障礙規範」AA 等級設計，並以鍵盤、螢幕報讀軟體與放大工具實際測試。'),
    heading(2, '使用方式'),
    bullets(
      '按 Tab 鍵可依序移動到每一個連結；第一個連結是「跳到主要內容」。',
      '「:::」是導盲磚，快速鍵 Alt+U、Alt+C、Alt+Z 分別跳到上方、主要內容與頁尾。',
      '文字可放大到 200% 而不遺失內容；系統設定減少動態效果時，動畫會停止。',
    ),
    heading(2, '還沒做到的'),
    paragraph('2024 年以前的部分影片尚無字幕，我們預計在 2027 年六月前補齊。在那之前，需要逐字稿請直接向系辦索取。'),
    heading(2, '告訴我們'),
    paragraph(
      '遇到任何使用上的障礙，請寫信到 speech@mingde.example 或撥 (04) 5550-1988 分機 5201，三個工作天內回覆。到系上的無障礙路線請見',
      link('交通與地圖', page('交通與地圖')),
      '。',
    ),
  ]),
]

function policy(path: string, title: string, lead: string, body: (refs: Refs) => RichNode[]): PageSeed {
  return {
    path,
    title,
    lead,
    paper: 'bone',
    layout: (refs) => [section({ width: 'narrow' }, text(...body(refs), paragraph('最後更新：2026 年 9 月 1 日')))],
  }
}
