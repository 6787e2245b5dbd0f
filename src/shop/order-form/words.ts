import { CONSENT_WORDS } from '#published/consent-words.ts'

/** What the order form says. */
export const ORDER_WORDS = {
  title: '填寫訂購單',
  lead: '送出後，訂購單會寄到系辦信箱，由系辦與您聯絡付款與取貨。送出訂購單不必付款。',
  submit: '送出訂購單',
  consent: CONSENT_WORDS.orderConsent,
  repriced: '價格剛剛有變動，訂購單還沒有送出。請再看一次金額後送出。',
  trap: '請不要填這一欄',
  optional: '（選填）',
  results: {
    sent: { title: '訂購單已送出', text: '系辦已經收到您的訂購單，會用您留下的電子郵件與您聯絡。' },
    uncertain: {
      title: '訂購單可能已送出',
      text: '郵件伺服器沒有回應，我們無法確定訂購單是否寄到。請先不要重送，一個工作天內沒有收到回覆時，再與系辦聯絡。',
    },
    failed: { title: '訂購單沒有送出', text: '郵件伺服器目前無法寄信，訂購單沒有送出。請稍候再試，或直接與系辦聯絡。' },
    foreign: { title: '訂購單沒有送出', text: '這個要求不是從本站的購物車頁送出的。請回到購物車頁再試一次。' },
  },
  /** Nothing came back. */
  offline: '訂購單沒有送出去，請檢查網路連線後再試一次。',
  late: '等了 15 秒還沒有回應，不確定訂購單送出了沒有，請再試一次。',
  /** Something came back that does not say what came of it. */
  broken: '系統暫時出了問題，訂購單沒有送出，請稍後再試一次。',
  tooOften: '送出的次數太多，訂購單沒有送出，請過一分鐘再試一次。',
} as const
