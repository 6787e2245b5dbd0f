/** What the newsletter's own pages say. */
export const WORDS = {
  invalid: {
    title: '連結已經失效',
    lead: '這個連結不正確、已經過期，或資料已經刪除。請用最近一封信裡的連結，或重新訂閱。',
  },
  confirm: { title: '確認訂閱', button: '確認訂閱' },
  confirmed: { title: '訂閱完成', lead: '謝謝您。從下一期開始，電子報會寄到這個信箱。' },
  preferences: { title: '管理訂閱', saved: '已經儲存。' },
  unsubscribe: { title: '退訂電子報', button: '退訂' },
  left: { title: '已經退訂', lead: '我們不會再寄這份電子報給您。' },
  subscribe: { title: '訂閱電子報' },
} as const
