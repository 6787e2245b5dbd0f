export const MESSAGES = {
  trap: '請留空',
  choose: '請選擇',
  optional: '（選填）',
  privacy: '個人資料保護',
  /** Nothing came back. */
  offline: '沒有送出去，請檢查網路連線後再試一次。填寫的內容還在。',
  late: '等了 15 秒還沒有回應，不確定送出了沒有，請再試一次。',
  /** Something came back that does not say what came of it. */
  broken: '系統暫時出了問題，內容沒有送出，請稍後再試一次。',
  tooOften: '送出的次數太多，內容沒有送出，請過一分鐘再試一次。',
  tooLarge: '內容太長，沒有送出，請縮短後再試一次。',
} as const
